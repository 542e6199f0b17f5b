// Makes the images of the site from the originals in `src/images`: npm run images [-- --company <name>] [--all]
// An original in any size, orientation, color space and format that sharp reads will do. Its name states its purpose:
// `hero_…`, `yard_…`, `product_…`, `share_…`, `profile_…`, `og_…`; all others belong to the gallery. The results are
// committed, so a build needs no encoder. `--all` encodes again what did not change.
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { parseArgs } from 'node:util';
import sharp, { type Sharp } from 'sharp';
import { languageCodes } from '../../widgets/i18n/languages.ts';
import {
  type Format,
  filesOf,
  hashOf,
  type ImageKind,
  isUpToDate,
  kindOf,
} from '../build/company/image-files.ts';
import { companyFolder, displayPath, json, projectCompany, readJson, root } from '../build/files.ts';
import { updateOgImages } from '../build/pages/og-images.ts';

const options = { company: { type: 'string' }, all: { type: 'boolean' } } as const;
const { company, all } = parseArgs({ options }).values;
const folder = company ? companyFolder(company) : undefined;
const from = folder ? join(folder, 'images') : join(root, 'src/images');
const to = folder ? join(folder, 'public/pictures') : join(root, 'src/public/pictures');
/** Two colors of each gallery image, shown until it has loaded. */
const colorsFile = join(folder ?? projectCompany, 'made.json');
const hashesFile = join(from, 'made.json');

const encode: Record<Format, (image: Sharp, options?: ImageKind['outputs'][number]['options']) => Sharp> = {
  avif: (image, options = { quality: 50 }) => image.avif(options),
  webp: (image) => image.webp({ quality: 74 }),
  // JPEG has no transparency; without a background it would be black.
  jpg: (image) => image.flatten({ background: '#fff' }).jpeg({ quality: 74, mozjpeg: true }),
};

/** The original with its orientation applied, in sRGB. */
async function original(file: string, { trim }: ImageKind): Promise<Buffer> {
  const image = await sharp(file).autoOrient().toColourspace('srgb').toBuffer();
  return trim ? sharp(image).trim().toBuffer() : image;
}

async function write(name: string, image: Buffer, { outputs, ratio, trim }: ImageKind): Promise<void> {
  const shape = trim ? ({ fit: 'contain', background: '#0000' } as const) : ({ fit: 'cover' } as const);
  for (const { widths, formats, options } of outputs)
    for (const width of widths) {
      const resized = sharp(image).resize({ width, height: Math.round(width / ratio), ...shape });
      for (const format of formats)
        await encode[format](resized.clone(), options).toFile(join(to, `${name}-${width}.${format}`));
    }
}

/** The mean colors of the upper and the lower third as `#rrggbb`. */
async function meanColors(image: Buffer): Promise<string[]> {
  const thirds = sharp(image)
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .resize(1, 3, { fit: 'fill' });
  const hex = (await thirds.raw().toBuffer()).toString('hex');
  return [`#${hex.slice(0, 6)}`, `#${hex.slice(-6)}`];
}

/** The originals by name, without the backgrounds of the images for shared links. Other files are reported and skipped. */
function originals(): Map<string, string> {
  if (!existsSync(from))
    throw new Error(`The folder ${displayPath(from)} does not exist. Create it and copy the images into it.`);
  const found = new Map<string, string>();
  for (const file of readdirSync(from).sort()) {
    const { name, ext } = parse(file);
    const path = join(from, file);
    if (path === hashesFile || file.startsWith('share_')) continue;
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

/** Encodes an original. @returns false if it cannot be read */
async function encodeImage(name: string, path: string): Promise<string[] | false> {
  const kind = kindOf(name);
  const image = await original(path, kind).catch(() => undefined);
  if (!image) {
    console.warn(`${parse(path).base} cannot be read and was skipped. Save the image again.`);
    return false;
  }
  const widest = Math.max(...kind.outputs.flatMap(({ widths }) => widths));
  const { width } = await sharp(image).metadata();
  if (width < widest && parse(path).ext !== '.svg')
    console.warn(
      `${name} is ${width} pixels wide and will look blurred on large screens. Use an image of at least ${widest} pixels.`,
    );
  await write(name, image, kind);
  console.log(name);
  return meanColors(image);
}

async function run(): Promise<void> {
  const sources = originals();
  mkdirSync(to, { recursive: true });
  const previousColors = readJson<Record<string, string[]>>(colorsFile);
  const previousHashes = readJson(hashesFile);
  const colors: Record<string, string[]> = {};
  const hashes: Record<string, string> = {};
  let unchanged = 0;
  await updateOgImages(to, folder ?? projectCompany);
  const files = new Set(languageCodes.flatMap((code) => filesOf(`og_${code}`)));
  for (const [name, path] of sources) {
    const isKept = !all && isUpToDate(name, path, to, previousHashes);
    if (isKept) unchanged++;
    const color = isKept ? previousColors[name] : await encodeImage(name, path);
    if (color === false) continue;
    if (color && kindOf(name).gallery) colors[name] = color;
    hashes[name] = hashOf(name, path);
    for (const file of filesOf(name)) files.add(file);
  }
  for (const file of readdirSync(to)) if (!files.has(file)) rmSync(join(to, file));
  writeFileSync(colorsFile, json(colors));
  writeFileSync(hashesFile, json(hashes));
  console.log(
    `${files.size} files; ${unchanged} images are unchanged (\`npm run images -- --all\` writes all)`,
  );
}

run().catch(({ message }: Error) => {
  console.error(message);
  process.exitCode = 1;
});
