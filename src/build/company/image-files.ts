import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, parse } from 'node:path';
import type { AvifOptions } from 'sharp';
import { galleryWidths } from '../../../widgets/lib/images.ts';
import { filesIn } from '../files.ts';

export type Format = 'avif' | 'webp' | 'jpg';
/** Files that are encoded from an original: widths, formats and options of the encoder. */
type Output = { widths: number[]; formats: Format[]; options?: AvifOptions };
export type ImageKind = {
  /** Names of the originals; the first kind that matches counts. */
  name: RegExp;
  outputs: Output[];
  ratio: number;
  /** Removes a border of one color and does not crop the rest. */
  trim?: true;
  gallery?: true;
};

/** For screens with two or three pixels per CSS pixel: they hide a lower quality. */
const dense: AvifOptions = { quality: 38, chromaSubsampling: '4:2:0', effort: 6 };

const files = (widths: number[], formats: Format[] = ['avif'], options?: AvifOptions): Output => ({
  ...{ widths, formats },
  ...(options && { options }),
});
const denseFiles = (...widths: number[]) => files(widths, ['avif'], dense);

const imageKinds: ImageKind[] = [
  { name: /^hero_sack_portrait/, outputs: [files([540]), denseFiles(828, 1080)], ratio: 4 / 5 },
  { name: /^profile_/, outputs: [denseFiles(828), files([1600]), files([828], ['jpg'])], ratio: 16 / 10 },
  // Browsers without AVIF show the image for the light theme, so the one for the dark theme has no JPEG.
  { name: /^hero_wide_dusk_/, outputs: [files([960, 1600, 2400])], ratio: 2400 / 1100 },
  { name: /^hero_/, outputs: [files([960, 1600, 2400]), files([1600], ['jpg'])], ratio: 2400 / 1100 },
  { name: /^yard_/, outputs: [denseFiles(480, 720, 1280, 1920)], ratio: 16 / 9 },
  { name: /^product_/, outputs: [files([400, 560, 1000], ['avif', 'webp'])], trim: true, ratio: 1000 / 1218 },
  { name: /^og_/, outputs: [files([1200], ['jpg'])], ratio: 1200 / 630 },
  { name: /./, outputs: [files(galleryWidths, ['avif', 'webp', 'jpg'])], ratio: 4 / 3, gallery: true },
];

export function kindOf(name: string): ImageKind {
  return imageKinds.find((kind) => kind.name.test(name)) as ImageKind;
}

/** The files of an original: `<name>-<width>.<format>`. */
export function filesOf(name: string): string[] {
  return kindOf(name).outputs.flatMap(({ widths, formats }) =>
    widths.flatMap((width) => formats.map((format) => `${name}-${width}.${format}`)),
  );
}

/** A hash of an original and its options. `src/images/made.json` contains the hashes of all originals. */
export function hashOf(name: string, file: string): string {
  const { outputs, ratio, trim } = kindOf(name);
  const recipe = JSON.stringify({ outputs, ratio, trim });
  return createHash('sha256').update(readFileSync(file)).update(recipe).digest('hex').slice(0, 16);
}

/** Whether all files of an original exist in a folder and were encoded from this content. */
export function isUpToDate(
  name: string,
  file: string,
  folder: string,
  hashes: Record<string, string>,
): boolean {
  return hashes[name] === hashOf(name, file) && filesOf(name).every((one) => existsSync(join(folder, one)));
}

/** Removes images that no published file mentions, such as previous images of the gallery. */
export function removeUnusedImages(dist: string): void {
  const published = filesIn(dist)
    .filter((file) => /\.(html|js|css|json|webmanifest|vcf)$/.test(file))
    .map((file) => readFileSync(join(dist, file), 'utf8'))
    .join('\n');
  const folder = join(dist, 'pictures');
  for (const file of readdirSync(folder)) if (!isMentioned(published, file)) rmSync(join(folder, file));
}

/** Whether published text mentions an image. The gallery has only its name, and adds width and format. */
export function isMentioned(text: string, file: string): boolean {
  const [name] = parse(file).name.split(/-\d+$/);
  return new RegExp(`[/"'\`]${name}[-."'\`]`).test(text);
}
