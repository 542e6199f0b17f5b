// Makes the images of the site from the originals in `src/images`: npm run images [-- --company <name>] [--all]
// An original in any size, orientation, color space and format that sharp reads will do. Its name says what it is for:
// `hero_…`, `yard_…`, `product_…`, `share_…`, `profile_…`, `og_…`; all others belong to the gallery. The results are
// committed, so a build needs no encoder. `--all` encodes again what did not change.
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
import { parseArgs } from 'node:util';
import sharp, { type Sharp } from 'sharp';
import { companyFolder, root } from '../build/company/folder.ts';
import {
  type Format,
  filesOf,
  hashOf,
  type ImageKind,
  isUpToDate,
  kindOf,
  type SourceHashes,
} from '../build/company/image-files.ts';
import { drawOgImage, isCurrent, ogImages } from '../build/pages/og-images.ts';

const options = { company: { type: 'string' }, all: { type: 'boolean' } } as const;
const { company, all } = parseArgs({ options }).values;
const folder = company ? companyFolder(company) : undefined;
const from = folder ? join(folder, 'images') : join(root, 'src/images');
const to = folder ? join(folder, 'public/pictures') : join(root, 'src/public/pictures');
const stage = `${to}.next`;
/** The mean colors of the gallery's images, shown until an image has loaded. */
const colorsFile = join(folder ?? join(root, 'widgets/company'), 'made.json');
const madeFile = join(from, 'made.json');

const encode: Record<Format, (picture: Sharp, options?: ImageKind['outputs'][number]['options']) => Sharp> = {
  avif: (picture, options = { quality: 50 }) => picture.avif(options),
  webp: (picture) => picture.webp({ quality: 74 }),
  // JPEG has no transparency; without a background it would be black.
  jpg: (picture) => picture.flatten({ background: '#fff' }).jpeg({ quality: 74, mozjpeg: true }),
};

/** Start and end of what is kept, as fractions of the width: the ship at the quay fills a 4:3 frame. */
const crops: Record<string, [start: number, end: number]> = { port_dusk: [0.2, 0.95] };

/** The original upright, in sRGB and cropped. */
async function original(name: string, file: string, { trim }: ImageKind): Promise<Buffer> {
  const picture = sharp(await sharp(file).autoOrient().toColourspace('srgb').toBuffer());
  if (trim) return picture.trim().toBuffer();
  const [start, end] = crops[name] ?? [0, 1];
  if (start === 0 && end === 1) return picture.toBuffer();
  const { width, height } = await picture.metadata();
  const left = Math.round(start * width);
  return picture.extract({ left, top: 0, width: Math.round(end * width) - left, height }).toBuffer();
}

async function write(name: string, picture: Buffer, { outputs, ratio, trim }: ImageKind): Promise<void> {
  const shape = trim ? ({ fit: 'contain', background: '#0000' } as const) : ({ fit: 'cover' } as const);
  for (const { widths, formats, options } of outputs)
    for (const width of widths) {
      const resized = sharp(picture).resize({ width, height: Math.round(width / ratio), ...shape });
      for (const format of formats)
        await encode[format](resized.clone(), options).toFile(join(stage, `${name}-${width}.${format}`));
    }
}

/** The mean color of all pixels as `#rrggbb`. */
async function meanColor(picture: Buffer): Promise<string> {
  // `stats` reads the input without earlier operations, so the flattened image is an input of its own.
  const { channels } = await sharp(await sharp(picture).flatten({ background: '#fff' }).toBuffer()).stats();
  const [red, green = red, blue = red] = channels.slice(0, 3).map(({ mean }) => Math.round(mean));
  const means = channels.length < 3 ? [red, red, red] : [red, green, blue];
  return `#${Buffer.from(means as number[]).toString('hex')}`;
}

/** The originals by name. Other files are reported and skipped. */
function originals(): Map<string, string> {
  if (!existsSync(from))
    throw new Error(
      `The folder ${relative(root, from)} does not exist. Create it and copy the images into it.`,
    );
  const found = new Map<string, string>();
  for (const file of readdirSync(from).sort()) {
    const { name, ext } = parse(file);
    const path = join(from, file);
    if (path === madeFile) continue;
    if (!/^\.(jpe?g|png|webp|avif|tiff?|gif|svg)$/i.test(ext) || statSync(path).isDirectory())
      console.warn(`${file} is not an image and was skipped. Use jpg, png, webp, avif, tiff, gif or svg.`);
    else if (!/^[\w-]+$/.test(name))
      console.warn(
        `${file} has an invalid name and was skipped. Use only letters, digits, - and _, for example our_warehouse${ext}.`,
      );
    else if (found.has(name))
      throw new Error(
        `${parse(found.get(name) ?? '').base} and ${file} have the same name. Remove one of them.`,
      );
    else found.set(name, path);
  }
  return found;
}

/** Copies the images for shared links that are current and draws the others. */
async function writeOgImages(given: Map<string, string>): Promise<void> {
  for (const picture of await ogImages(stage, folder ?? join(root, 'widgets/company'))) {
    const { base, name } = parse(picture.file);
    if (given.has(name.replace(/-\d+$/, ''))) continue;
    const former = [to, join(root, 'src/public/pictures')]
      .map((one) => join(one, base))
      .find((one) => existsSync(one));
    const current = !all && former && (await isCurrent({ ...picture, file: former }));
    // Another company shows the project's image as long as its text and colors are the same.
    if (!current) await drawOgImage(picture);
    else if (former.startsWith(to)) copyFileSync(former, picture.file);
  }
}

const read = (file: string): Record<string, string> =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
const save = (file: string, values: object) => writeFileSync(file, `${JSON.stringify(values, null, 2)}\n`);

async function make(): Promise<void> {
  rmSync(stage, { recursive: true, force: true });
  mkdirSync(stage, { recursive: true });
  const [previousColors, previousHashes] = [read(colorsFile), read(madeFile)];
  const colors: Record<string, string> = {};
  const made: SourceHashes = {};
  let unchanged = 0;
  const given = originals();
  await writeOgImages(given);
  for (const [name, path] of given) {
    // The backgrounds of the images for shared links.
    if (name.startsWith('share_')) continue;
    const kind = kindOf(name);
    const color = previousColors[name];
    if (!all && isUpToDate(name, path, to, previousHashes) && (!kind.gallery || color)) {
      for (const file of filesOf(name)) copyFileSync(join(to, file), join(stage, file));
      if (kind.gallery && color) colors[name] = color;
      made[name] = previousHashes[name] ?? '';
      unchanged++;
      continue;
    }
    let picture: Buffer;
    try {
      picture = await original(name, path, kind);
    } catch {
      console.warn(`${parse(path).base} cannot be read and was skipped. Save the image again.`);
      continue;
    }
    const widest = Math.max(...kind.outputs.flatMap(({ widths }) => widths));
    const { width } = await sharp(picture).metadata();
    if (width < widest && parse(path).ext !== '.svg')
      console.warn(
        `${name} is ${width} pixels wide and will look blurred on large screens. Use an image of at least ${widest} pixels.`,
      );
    await write(name, picture, kind);
    if (kind.gallery) colors[name] = await meanColor(picture);
    made[name] = hashOf(name, path);
    console.log(name);
  }
  // The previous files are replaced only when all new ones are complete.
  rmSync(to, { recursive: true, force: true });
  renameSync(stage, to);
  save(colorsFile, colors);
  save(madeFile, made);
  const bytes = readdirSync(to).reduce((sum, file) => sum + statSync(join(to, file)).size, 0);
  const others = unchanged
    ? `; ${unchanged} images are unchanged (\`npm run images -- --all\` writes all)`
    : '';
  console.log(`${readdirSync(to).length} files, ${Math.round(bytes / 1000)} kB${others}`);
}

make()
  .catch(({ message }: Error) => {
    console.error(`${message} No file was changed.`);
    process.exitCode = 1;
  })
  .finally(() => rmSync(stage, { recursive: true, force: true }));
