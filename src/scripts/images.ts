// Writes the images of the site from the originals in `src/images`: npm run images [-- <name> …]
// An original can have any size, orientation, color space and format that sharp reads. Without names, all images are
// written. `icon` writes the icons of phones from `icon.svg`. The results are committed, so a build needs no encoder. No
// other file is changed or deleted.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'node:path';
import sharp from 'sharp';
import type * as Images from '../../widgets/company/images.ts';
import { readCompany } from '../build/company/validate.ts';
import { galleryKind, type ImageKind, pageImages } from '../page-images.ts';

const from = 'src/images';
const to = 'src/public/pictures';
/** The width of the largest file of each gallery image. */
const imageFilesPath = 'widgets/company/image-files.json';

/**
 * The options of sharp. `dense` is AVIF for screens with two or three pixels per CSS pixel, which hide a lower quality.
 * `phone` is for phones and thumbnails, which hide still more.
 */
const encodings = {
  avif: ['avif', { quality: 50 }],
  dense: ['avif', { quality: 38, chromaSubsampling: '4:2:0', effort: 6 }],
  phone: ['avif', { quality: 30, chromaSubsampling: '4:2:0', effort: 6 }],
  webp: ['webp', { quality: 74 }],
  jpg: ['jpeg', { quality: 74, mozjpeg: true }],
} as const;

const { 'images.ts': images } = await readCompany(process.cwd());
const galleryNames = (images as typeof Images).gallery.images.map(({ name }) => name);
const imageFiles = JSON.parse(readFileSync(imageFilesPath, 'utf8'));
mkdirSync(to, { recursive: true });
const named = process.argv.slice(2);
for (const name of named.length ? named : new Set(['icon', ...Object.keys(pageImages), ...galleryNames])) {
  console.log(name);
  if (name === 'icon') await writeIcons();
  else await writeImage(name);
}
writeFileSync(imageFilesPath, `${JSON.stringify(imageFiles, null, 2)}\n`);

/** The PNG icons of `icon.svg`, for phones. */
async function writeIcons(): Promise<void> {
  for (const size of [180, 512])
    await sharp('widgets/company/icon.svg')
      .resize(size)
      .png({ compressionLevel: 9 })
      .toFile(`${to}/app-icon-${size}.png`);
}

async function writeImage(name: string): Promise<void> {
  const original = readdirSync(from).find((file) => parse(file).name === name);
  if (!original) throw new Error(`${from} has no image ${name}. Copy the file into this folder.`);
  const upright = sharp(`${from}/${original}`).autoOrient().toColourspace('srgb').png();
  const image = sharp(await upright.toBuffer());
  const { width, height } = await image.metadata();
  const wide = Math.floor(Math.min(width, (height * 4) / 3));
  const { ratio, ...widths }: ImageKind = Reflect.get(pageImages, name) ?? galleryKind(wide);
  for (const [encoding, [format, options]] of Object.entries(encodings))
    for (const width of widths[encoding as keyof typeof encodings] ?? []) {
      const resized = image.clone().resize(width, Math.round(width / ratio));
      // JPEG has no transparency; without a background it would be black.
      if (format === 'jpeg') resized.flatten({ background: '#fff' });
      const file = `${to}/${name}-${width}.${format.replace('jpeg', 'jpg')}`;
      await resized.toFormat(format, options).toFile(file);
    }
  if (galleryNames.includes(name)) imageFiles[name] = { width: Math.max(...Object.values(widths).flat()) };
}
