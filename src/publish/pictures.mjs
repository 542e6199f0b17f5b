/**
 * Makes every picture of the site from the originals in `src/pictures`: `npm run pictures`, after one of them
 * was exchanged or added. What it writes to `src/public/pictures` is committed, so a build needs no encoder.
 * Names say what a picture is for: `hero_…`, `yard_…`, `product_…`, `og_…` and `app-icon`; all others are the gallery's.
 * The file of a picture is `<name>-<width>.<extension>`.
 */
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const from = fileURLToPath(new URL('../pictures', import.meta.url));
const to = fileURLToPath(new URL('../public/pictures', import.meta.url));

/** Where two formats look alike: one step of AVIF's scale is not one of JPEG's. */
const formats = {
  avif: (picture) => picture.avif({ quality: 50 }),
  webp: (picture) => picture.webp({ quality: 74 }),
  jpg: (picture) => picture.jpeg({ quality: 74, mozjpeg: true }),
  png: (picture) => picture.png({ compressionLevel: 9 }),
};

/** What is cut away, in fractions of the width: the ship at the quay fills a 4:3 frame. */
const crops = { port_dusk: [0.2, 0.95] };

/** Writes one original at several widths; `ratio` is width by height, the original's own where it is missing. */
async function write(name, original, widths, extensions, ratio) {
  for (const width of widths) {
    const height = ratio ? Math.round(width / ratio) : undefined;
    const picture = sharp(original).resize({ width, height, fit: 'cover' });
    for (const extension of extensions) {
      await formats[extension](picture.clone()).toFile(join(to, `${name}-${width}.${extension}`));
    }
  }
}

/** The whole original, or the part of it that `crops` keeps. */
async function cropped(name, file) {
  const picture = sharp(file).autoOrient();
  const [start, end] = crops[name] ?? [0, 1];
  if (start === 0 && end === 1) return picture.toBuffer();
  const { width, height } = await picture.metadata();
  const left = Math.round(start * width);
  return picture.extract({ left, top: 0, width: Math.round(end * width) - left, height }).toBuffer();
}

/** The mean of all its pixels, as `#rrggbb`: what stands in a picture's place until it is there. */
async function colour(picture) {
  const { channels } = await sharp(picture).stats();
  return `#${Buffer.from(channels.slice(0, 3).map(({ mean }) => Math.round(mean))).toString('hex')}`;
}

rmSync(to, { recursive: true, force: true });
mkdirSync(to, { recursive: true });
const colours = {};

for (const file of readdirSync(from).sort()) {
  const { name, ext } = parse(file);
  const path = join(from, file);
  if (ext === '.json') continue;
  if (name === 'app-icon') {
    await write(name, path, [180, 192, 512], ['png']);
  } else if (name.startsWith('hero_sack_portrait')) {
    await write(name, path, [540, 828, 1080], ['avif']);
  } else if (name.startsWith('hero_')) {
    await write(name, path, [960, 1600, 2400], ['avif']);
    await write(name, path, [1600], ['jpg']);
  } else if (name.startsWith('yard_')) {
    await write(name, path, [480, 960], ['avif', 'webp']);
  } else if (name.startsWith('product_')) {
    const trimmed = await sharp(path).trim().toBuffer();
    await write(name, trimmed, [400, 560, 1000], ['avif', 'webp']);
  } else if (name.startsWith('og_')) {
    await write(name, path, [1200], ['jpg'], 1200 / 630);
  } else {
    const original = await cropped(name, path);
    await write(name, original, [480, 960, 1600], ['avif', 'webp', 'jpg'], 4 / 3);
    colours[name] = await colour(original);
  }
  console.log(
    colours[name] ? `${name}: placeholder '${colours[name]}' for widgets/company/pictures.ts` : name,
  );
}

writeFileSync(join(from, 'colours.json'), `${JSON.stringify(colours, null, 2)}\n`);
const bytes = readdirSync(to).reduce((sum, file) => sum + statSync(join(to, file)).size, 0);
console.log(`${readdirSync(to).length} files, ${Math.round(bytes / 1000)} kB`);
