import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { root } from '../../../../src/build/files.ts';
import { updateOgImages } from '../../../../src/build/pages/og-images.ts';
import { languageCodes } from '../../../../widgets/i18n/languages.ts';
import { folderWith } from '../../../support/folders.ts';
import { brand } from '../../../support/other-company/colors.ts';

const company = join(root, 'widgets/company');
const file = (folder: string, code: string) => join(folder, `og_${code}-1200.jpg`);
const committed = (code: string) => file(join(root, 'src/public/pictures'), code);

/** The largest difference of two images in any block of 24 × 21 pixels, 0 to 255. Decoders differ by less than 3. */
async function difference(image: string, other: string): Promise<number> {
  const blocks = (path: string) => sharp(path).greyscale().resize(50, 30, { fit: 'fill' }).raw().toBuffer();
  const [first, second] = await Promise.all([blocks(image), blocks(other)]);
  return Math.max(...first.map((value, at) => Math.abs(value - (second[at] ?? 0))));
}

test.each(languageCodes)(
  'preview image in "%s" › looks like the committed one on each machine',
  async (code) => {
    const folder = folderWith();
    for (const other of languageCodes.filter((other) => other !== code))
      cpSync(committed(other), file(folder, other));
    await updateOgImages(folder, company);
    expect(await difference(file(folder, code), committed(code))).toBeLessThan(3);
  },
);

test('preview images › are drawn again when the headline or the color changes, and only then', async () => {
  const folder = folderWith();
  for (const code of languageCodes) cpSync(committed(code), file(folder, code));
  await updateOgImages(folder, company);
  for (const code of languageCodes)
    expect(readFileSync(file(folder, code)).equals(readFileSync(committed(code)))).toBe(true);

  const other = join(root, 'tests/support/other-company');
  await updateOgImages(folder, other);
  const wanted = [1, 3, 5].map((at) => Number.parseInt(brand.slice(at, at + 2), 16));
  for (const code of languageCodes) {
    const stripe = sharp(file(folder, code)).extract({ left: 600, top: 616, width: 1, height: 1 });
    const found = await stripe.raw().toBuffer();
    for (const [at, channel] of wanted.entries())
      expect(Math.abs((found[at] ?? 0) - channel)).toBeLessThan(16);
  }
  const own = JSON.parse(readFileSync(join(other, 'words/ar.json'), 'utf8'))['hero.title'];
  expect(String((await sharp(file(folder, 'ar')).metadata()).xmp)).toContain(`>${own}<`);
});
