import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, parse } from 'node:path';
import { filesIn } from '../files.ts';

const dense = { chromaSubsampling: '4:2:0', effort: 6 };

/**
 * The options of sharp. `dense` is AVIF for screens with two or three pixels per CSS pixel, which hide a lower quality.
 * `phone` is for phones and thumbnails, which hide still more.
 */
const encodings = {
  avif: { quality: 50 },
  dense: { ...dense, quality: 38 },
  phone: { ...dense, quality: 30 },
  webp: { quality: 74 },
  jpg: { quality: 74, mozjpeg: true },
};
type Encoding = keyof typeof encodings;

/** The shape and the widths of images whose names match; the first kind that matches counts. */
type ImageKind = { [encoding in Encoding]?: number[] } & {
  name: RegExp;
  ratio: number;
  gallery?: true;
};

const imageKinds: ImageKind[] = [
  { name: /^hero_grade_tall_/, ratio: 1, phone: [480, 720, 1080] },
  // The WebP is for browsers without AVIF.
  { name: /^hero_/, ratio: 2400 / 1070, dense: [960, 1280, 1920, 2400], webp: [960] },
  { name: /^yard_/, ratio: 16 / 9, phone: [480, 720], dense: [1280, 1920] },
  { name: /^product_/, ratio: 4 / 5, phone: [600], dense: [480, 960], jpg: [960] },
  { name: /./, ratio: 4 / 3, gallery: true, phone: [360], avif: [960, 1600], jpg: [960] },
];

/** The kind of an image, from its name. */
export function kindOf(name: string): ImageKind {
  return imageKinds.find((kind) => kind.name.test(name)) as ImageKind;
}

/** The files that are encoded from an original. */
export function outputsOf(name: string) {
  const kind = kindOf(name);
  return (Object.keys(encodings) as Encoding[]).flatMap((encoding) => {
    const format = encoding === 'dense' || encoding === 'phone' ? 'avif' : encoding;
    const outputOf = (width: number) => ({ file: `${name}-${width}.${format}`, width, format });
    return (kind[encoding] ?? []).map((width) => ({ ...outputOf(width), options: encodings[encoding] }));
  });
}

/** The names of the files that are encoded from an original. */
export const filesOf = (name: string) => outputsOf(name).map(({ file }) => file);

/** A hash of an original and its options. `src/images/image-hashes.json` contains the hashes of all originals. */
export function hashOf(name: string, file: string): string {
  const recipe = JSON.stringify({ outputs: outputsOf(name), ratio: kindOf(name).ratio });
  return createHash('sha256').update(readFileSync(file)).update(recipe).digest('hex').slice(0, 16);
}

/**
 * Whether all files of an original exist in a folder and were encoded from this content.
 * @param hash of the original when it was encoded
 */
export function isUpToDate(name: string, file: string, folder: string, hash?: string): boolean {
  return hash === hashOf(name, file) && filesOf(name).every((one) => existsSync(join(folder, one)));
}

/**
 * Removes images that no published file mentions, such as previous images of the gallery.
 * @returns the names of the others
 */
export function removeUnusedImages(dist: string): string[] {
  const published = filesIn(dist)
    .filter((file) => /\.(html|js|css|json|webmanifest|vcf)$/.test(file))
    .map((file) => readFileSync(join(dist, file), 'utf8'))
    .join('\n');
  const folder = join(dist, 'pictures');
  for (const file of readdirSync(folder)) if (!isMentioned(published, file)) rmSync(join(folder, file));
  return readdirSync(folder);
}

/** Whether published text mentions an image. The gallery has only the name, and adds the width and one of two formats. */
export function isMentioned(text: string, file: string): boolean {
  const [name] = parse(file).name.split(/-\d+$/);
  return (
    text.includes(`/${file}`) || (/\.(avif|jpg)$/.test(file) && new RegExp(`["'\`]${name}["'\`]`).test(text))
  );
}
