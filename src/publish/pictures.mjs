/**
 * Makes every picture of the site from the originals in `src/pictures`: `npm run pictures`, after one of them
 * was exchanged or added; `-- --company <name>` does it for the pictures of another company, `-- --all` for those too
 * that are no newer than what was made of them, after this file was changed. What it writes is
 * committed, so a build needs no encoder. Any size, orientation, colour space and format that sharp reads will do.
 * Names say what a picture is for: `hero_…`, `yard_…`, `product_…`, `share_…`, `profile_…` and `og_…`; all others are the
 * gallery's. Pictures of shared links that are not given come from `share-pictures.mjs`.
 * The file of a picture is `<name>-<width>.<extension>`.
 */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, parse, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { sharePictures } from './share-pictures.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const options = { company: { type: 'string' }, all: { type: 'boolean' } };
const { company, all } = parseArgs({ options }).values;
const folder = company && (company.includes('/') ? company : join(root, 'companies', company));
const from = folder ? join(folder, 'pictures') : join(root, 'src/pictures');
const to = folder ? join(folder, 'public/pictures') : join(root, 'src/public/pictures');
/** The colours of the gallery's pictures, which stand in their places until they are there. */
const made = join(folder ?? join(root, 'widgets/company'), 'made.json');
const stage = `${to}.next`;

/** Where two formats look alike: one step of AVIF's scale is not one of JPEG's. */
const formats = {
  avif: (picture, options = { quality: 50 }) => picture.avif(options),
  webp: (picture) => picture.webp({ quality: 74 }),
  // It has no transparency; without a ground that would be black.
  jpg: (picture) => picture.flatten({ background: '#fff' }).jpeg({ quality: 74, mozjpeg: true }),
};

/**
 * Screens that show two or three pixels in the place of one hide what a step of quality less takes away, and that
 * colours have half the points of light. What a phone loads first is worth a minute of the encoder's.
 */
const dense = { quality: 38, chromaSubsampling: '4:2:0', effort: 6 };

/** What a picture is for, by its name: widths, formats, and width by height, as the page has a place for it. */
const kinds = [
  {
    name: /^hero_sack_portrait/,
    files: [
      [[540], ['avif']],
      [[828, 1080], ['avif'], dense],
    ],
    ratio: 4 / 5,
  },
  {
    name: /^profile_/,
    files: [
      [[828], ['avif'], dense],
      [[1600], ['avif']],
      [[828], ['jpg']],
    ],
    ratio: 16 / 10,
  },
  {
    name: /^hero_/,
    files: [
      [[960, 1600, 2400], ['avif']],
      [[1600], ['jpg']],
    ],
    ratio: 2400 / 1100,
  },
  { name: /^yard_.*_portrait/, files: [[[480, 720], ['avif']]], ratio: 4 / 5 },
  { name: /^yard_/, files: [[[480, 720], ['avif']]], ratio: 16 / 9 },
  {
    name: /^product_/,
    files: [
      [
        [400, 560, 1000],
        ['avif', 'webp'],
      ],
    ],
    trim: true,
    ratio: 1000 / 1218,
  },
  { name: /^og_/, files: [[[1200], ['jpg']]], ratio: 1200 / 630 },
  {
    name: /./,
    files: [
      [
        [480, 960, 1600],
        ['avif', 'webp', 'jpg'],
      ],
    ],
    ratio: 4 / 3,
    gallery: true,
  },
];

/** What is cut away, in fractions of the width: the ship at the quay fills a 4:3 frame. */
const crops = { port_dusk: [0.2, 0.95] };

/** Upright, in the colours of screens, without what `crops` or an even border cuts away. */
async function original(name, file, { trim }) {
  const picture = sharp(await sharp(file).autoOrient().toColourspace('srgb').toBuffer());
  if (trim) return picture.trim().toBuffer();
  const [start, end] = crops[name] ?? [0, 1];
  if (start === 0 && end === 1) return picture.toBuffer();
  const { width, height } = await picture.metadata();
  const left = Math.round(start * width);
  return picture.extract({ left, top: 0, width: Math.round(end * width) - left, height }).toBuffer();
}

async function write(name, picture, { files, ratio, trim }) {
  // What was cut out is shown whole; a scene fills its place.
  const shape = trim ? { fit: 'contain', background: '#0000' } : { fit: 'cover' };

  for (const [widths, extensions, options] of files) {
    for (const width of widths) {
      const height = Math.round(width / ratio);
      const resized = sharp(picture).resize({ width, height, ...shape });
      for (const extension of extensions)
        await formats[extension](resized.clone(), options).toFile(
          join(stage, `${name}-${width}.${extension}`),
        );
    }
  }
}

const filesOf = (name, { files }) =>
  files.flatMap(([widths, extensions]) =>
    widths.flatMap((width) => extensions.map((extension) => `${name}-${width}.${extension}`)),
  );

/** When a file came to stand where it is, or was changed there: one that is copied may be older than that. */
const since = (file) => Math.max(statSync(file).mtimeMs, statSync(file).ctimeMs);

/** Whether all that is made of a picture was made after it; encoding is slow, and most are as they were. */
const isMade = (name, path, kind) =>
  filesOf(name, kind).every((file) => existsSync(join(to, file)) && since(join(to, file)) >= since(path));

/** The mean of all its pixels, as `#rrggbb`: what stands in a picture's place until it is there. */
async function colour(picture) {
  // What `stats` sees is the picture before anything is done to it.
  const { channels } = await sharp(await sharp(picture).flatten({ background: '#fff' }).toBuffer()).stats();
  const means = channels.length < 3 ? Array(3).fill(channels[0]) : channels.slice(0, 3);
  return `#${Buffer.from(means.map(({ mean }) => Math.round(mean))).toString('hex')}`;
}

/** The pictures of the folder by their names; what is none is said and left alone. */
function originals() {
  if (!existsSync(from))
    throw new Error(`There is no folder ${relative(root, from)}: put the pictures there.`);
  const found = new Map();
  for (const file of readdirSync(from).sort()) {
    const { name, ext } = parse(file);
    const path = join(from, file);
    if (!/^\.(jpe?g|png|webp|avif|tiff?|gif|svg)$/i.test(ext) || statSync(path).isDirectory())
      console.warn(`${file} is no picture (jpg, png, webp, avif, tiff, gif, svg) and is left alone.`);
    else if (!/^[\w-]+$/.test(name))
      console.warn(
        `${file} is left alone: give it a name of letters, digits, - and _, such as our_warehouse${ext}.`,
      );
    else if (found.has(name))
      throw new Error(
        `${parse(found.get(name)).base} and ${file} are one picture: take one of the two away.`,
      );
    else found.set(name, path);
  }
  return found;
}

async function make() {
  rmSync(stage, { recursive: true, force: true });
  mkdirSync(stage, { recursive: true });
  const gallery = {};
  const former = existsSync(made) ? JSON.parse(readFileSync(made, 'utf8')) : {};
  let unchanged = 0;
  await sharePictures(stage, folder);
  for (const [name, path] of originals()) {
    // The ground of those just made.
    if (name.startsWith('share_')) continue;
    const kind = kinds.find((one) => one.name.test(name));
    if (!all && isMade(name, path, kind) && (!kind.gallery || former[name])) {
      for (const file of filesOf(name, kind)) copyFileSync(join(to, file), join(stage, file));
      if (kind.gallery) gallery[name] = former[name];
      unchanged++;
      continue;
    }
    let picture;
    try {
      picture = await original(name, path, kind);
    } catch {
      console.warn(`${parse(path).base} cannot be read as a picture and is left alone.`);
      continue;
    }
    const widest = Math.max(...kind.files.flatMap(([widths]) => widths));
    const { width } = await sharp(picture).metadata();
    if (width < widest && parse(path).ext !== '.svg')
      console.warn(`${name} is ${width} pixels wide, ${widest} are shown at most: it will look soft.`);
    await write(name, picture, kind);
    if (kind.gallery) gallery[name] = await colour(picture);
    console.log(name);
  }
  // Only now, when all is whole, does it take the place of the former.
  rmSync(to, { recursive: true, force: true });
  renameSync(stage, to);
  writeFileSync(made, `${JSON.stringify(gallery, null, 2)}\n`);
  const bytes = readdirSync(to).reduce((sum, file) => sum + statSync(join(to, file)).size, 0);
  const others = unchanged ? `; ${unchanged} pictures stand as they were (-- --all makes them anew)` : '';
  console.log(`${readdirSync(to).length} files, ${Math.round(bytes / 1000)} kB${others}`);
}

make()
  .catch(({ message }) => {
    console.error(`${message} Nothing was changed.`);
    process.exitCode = 1;
  })
  .finally(() => rmSync(stage, { recursive: true, force: true }));
