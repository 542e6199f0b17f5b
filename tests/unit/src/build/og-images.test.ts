import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { root } from '../../../../src/build/files.ts';
import { updateOgImages } from '../../../../src/build/pages/og-images.ts';
import { languageCodes } from '../../../../widgets/i18n/languages.ts';
import { folderWith } from '../../../support/folders.ts';
import { brand } from '../../../support/other-company/colors.ts';

const folder = folderWith();
const file = (code: string) => join(folder, `og_${code}-1200.jpg`);
const committed = (code: string) => join(root, `src/public/pictures/og_${code}-1200.jpg`);
/** The color of the stripe at the bottom of an image. */
const stripe = (image: string) =>
  sharp(image).extract({ left: 600, top: 616, width: 1, height: 1 }).raw().toBuffer();

test('preview images › are drawn again when the headline or the color changes', async () => {
  const codes = languageCodes.filter((code) => existsSync(committed(code)));
  for (const code of codes) cpSync(committed(code), file(code));
  await updateOgImages(folder, join(root, 'widgets/company'));
  for (const code of codes) expect(readFileSync(file(code)).equals(readFileSync(committed(code)))).toBe(true);

  const other = join(root, 'tests/support/other-company');
  await updateOgImages(folder, other);
  const wanted = [1, 3, 5].map((at) => Number.parseInt(brand.slice(at, at + 2), 16));
  for (const code of languageCodes) {
    const found = await stripe(file(code));
    for (const [at, channel] of wanted.entries())
      expect(Math.abs((found[at] ?? 0) - channel)).toBeLessThan(16);
  }
  const own = JSON.parse(readFileSync(join(other, 'words/ar.json'), 'utf8'))['hero.title'];
  expect(String((await sharp(file('ar')).metadata()).xmp)).toContain(`>${own}<`);
}, 240_000);
