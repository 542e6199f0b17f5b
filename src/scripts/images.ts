// Makes the images of the site from the originals in `src/images`: npm run images
// An original can have any size, orientation, color space and format that sharp reads. Its name states its purpose:
// `hero_…`, `yard_…`, `product_…`; all others belong to the gallery. The results are committed, so a build needs no
// encoder.
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import { run } from '../build/build-error.ts';
import { filesOf, hashOf, isUpToDate, kindOf, outputsOf } from '../build/company/image-files.ts';
import { companyFolder, displayPath, json, readJson, root } from '../build/files.ts';

const from = join(root, 'src/images');
const to = join(root, 'src/public/pictures');
/** Two colors of each gallery image, shown until it has loaded. */
const colorsFile = join(companyFolder, 'image-colors.json');
const hashesFile = join(from, 'image-hashes.json');

/** The original with its orientation applied, in sRGB. */
function read(file: string): Promise<Buffer> {
  return sharp(file).autoOrient().toColourspace('srgb').png().toBuffer();
}

async function write(name: string, image: Buffer): Promise<void> {
  const { ratio } = kindOf(name);
  for (const { file, width, format, options } of outputsOf(name)) {
    const resized = sharp(image).resize({ width, height: Math.round(width / ratio) });
    // JPEG has no transparency; without a background it would be black.
    if (format === 'jpg') resized.flatten({ background: '#fff' });
    await resized.toFormat(format === 'jpg' ? 'jpeg' : format, options).toFile(join(to, file));
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

/** The originals by name. Other files are reported and skipped. */
function originals(): Map<string, string> {
  if (!existsSync(from))
    throw new Error(`The folder ${displayPath(from)} does not exist. Create it and copy the images into it.`);
  const found = new Map<string, string>();
  for (const file of readdirSync(from).sort()) {
    const { name } = parse(file);
    const path = join(from, file);
    const other = found.get(name);
    if (path === hashesFile) continue;
    if (other) throw new Error(`${parse(other).base} and ${file} have the same name. Remove one of them.`);
    if (/^[\w-]+\.(jpe?g|png|webp|avif|tiff?|gif|svg)$/i.test(file)) found.set(name, path);
    else
      console.warn(
        `${file} was skipped. Use jpg, png, webp, avif, tiff, gif or svg, and a name of letters, digits, - and _.`,
      );
  }
  return found;
}

async function warnIfSmall(name: string, image: Buffer): Promise<void> {
  const widest = Math.max(...outputsOf(name).map(({ width }) => width));
  const { width } = await sharp(image).metadata();
  if (width < widest)
    console.warn(
      `${name} is ${width} pixels wide and will look blurred on large screens. Use an image of at least ${widest} pixels.`,
    );
}

await run(async () => {
  const sources = originals();
  mkdirSync(to, { recursive: true });
  const colors = readJson<Record<string, string[]>>(colorsFile);
  const hashes = readJson(hashesFile);
  const changed = [...sources].filter(([name, path]) => !isUpToDate(name, path, to, hashes[name]));
  const unchanged = sources.size - changed.length;
  for (const [name, path] of changed) {
    const image = await read(path).catch(() => undefined);
    if (!image) {
      console.warn(`${parse(path).base} cannot be read and was skipped. Save the image again.`);
      sources.delete(name);
      continue;
    }
    await warnIfSmall(name, image);
    await write(name, image);
    if (kindOf(name).gallery) colors[name] = await meanColors(image);
    hashes[name] = hashOf(name, path);
    console.log(name);
  }
  const files = [...sources.keys()].flatMap(filesOf);
  for (const file of readdirSync(to))
    if (!files.includes(file) && !file.startsWith('share_')) rmSync(join(to, file));
  const present = (made: object) =>
    Object.fromEntries(Object.entries(made).filter(([name]) => sources.has(name)));
  writeFileSync(colorsFile, json(present(colors)));
  writeFileSync(hashesFile, json(present(hashes)));
  return `${files.length} files; ${unchanged} images are unchanged`;
});
