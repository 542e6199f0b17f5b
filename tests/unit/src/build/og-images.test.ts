import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { root } from '../../../../src/build/company/folder.ts';
import { updateOgImages } from '../../../../src/build/pages/og-images.ts';
import { languageCodes } from '../../../../widgets/i18n/languages.ts';
import { brand } from '../../../support/other-company/colors.ts';

const folder = mkdtempSync(join(tmpdir(), 'shared-'));
const file = (code: string) => join(folder, `og_${code}-1200.jpg`);
const committed = (code: string) => join(root, `src/public/pictures/og_${code}-1200.jpg`);
/** The colour of the hem at the foot of a picture, each channel within what JPEG leaves. */
async function hem(picture: string): Promise<number[]> {
  const { data } = await sharp(picture)
    .extract({ left: 600, top: 616, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
}

test('pictures of shared links follow the headline and the colour, and are left alone while they do', async () => {
  const codes = languageCodes.filter((code) => existsSync(committed(code)));
  for (const code of codes) cpSync(committed(code), file(code));
  await updateOgImages(folder, join(root, 'widgets/company'));
  for (const code of codes) expect(readFileSync(file(code)).equals(readFileSync(committed(code)))).toBe(true);

  const other = join(root, 'tests/support/other-company');
  await updateOgImages(folder, other);
  const wanted = [1, 3, 5].map((at) => Number.parseInt(brand.slice(at, at + 2), 16));
  for (const code of languageCodes) {
    const found = await hem(file(code));
    for (const [at, channel] of wanted.entries())
      expect(Math.abs((found[at] ?? 0) - channel)).toBeLessThan(16);
  }
  const own = JSON.parse(readFileSync(join(other, 'words/ar.json'), 'utf8'))['hero.title'];
  expect(String((await sharp(file('ar')).metadata()).xmp)).toContain(`>${own}<`);
  rmSync(folder, { recursive: true });
}, 240_000);
