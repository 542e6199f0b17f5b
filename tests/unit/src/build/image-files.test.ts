import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  filesOf,
  hashOf,
  isUpToDate,
  removeUnusedImages,
} from '../../../../src/build/company/image-files.ts';
import { filesIn, root } from '../../../../src/build/files.ts';
import { folderWith } from '../../../support/folders.ts';

const folder = folderWith();
mkdirSync(join(folder, 'images'));
const original = (name: string) => join(folder, 'images', name);
const published = (name: string) => join(folder, 'public/pictures', name);

function runImages() {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'src/scripts/images.ts', '--company', folder],
    { cwd: root, encoding: 'utf8' },
  );
  return { status, output: stdout + stderr };
}

/** A red image with a blue left half. */
const twoColors = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: '#c00000' } }).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: '#0000c0' } }, left: 0, top: 0 },
  ]);

/** The color in the middle of an edge of an image. */
async function colorAt(file: string, edge: 'left' | 'top') {
  const { width, height } = await sharp(file).metadata();
  const [left, top] = edge === 'left' ? [2, Math.floor(height / 2)] : [Math.floor(width / 2), 2];
  const pixel = sharp(file).removeAlpha().extract({ left, top, width: 1, height: 1 });
  const [red = 0, green = 0, blue = 0] = await pixel.raw().toBuffer();
  if (red > 200 && green > 200 && blue > 200) return 'white';
  return blue > red ? 'blue' : 'red';
}

describe('npm run images › on a clean clone', () => {
  const originals = readdirSync(join(root, 'src/images')).filter((file) => /\.(jpg|avif)$/.test(file));
  const stored = JSON.parse(readFileSync(join(root, 'src/images/image-hashes.json'), 'utf8'));

  test.each(originals)('%s needs no encoding', (file) => {
    const path = join(root, 'src/images', file);
    const { name } = parse(file);
    expect(isUpToDate(name, path, join(root, 'src/public/pictures'), stored[name])).toBe(true);
  });

  test('a changed or renamed original is encoded', () => {
    const file = join(folder, 'notes.txt');
    writeFileSync(file, 'another image');
    expect(isUpToDate('crop_rows', file, join(root, 'src/public/pictures'), stored.crop_rows)).toBe(false);
    expect(isUpToDate('crop_rows', file, folder, hashOf('crop_rows', file))).toBe(false);
  });

  test('every committed image has an original', () => {
    const expected = originals.flatMap((file) => filesOf(parse(file).name));
    const found = readdirSync(join(root, 'src/public/pictures')).filter((file) => !file.startsWith('share_'));
    expect(found.filter((file) => !expected.includes(file))).toEqual([]);
  });
});

test('images › an image that no page, script or style mentions is not published', () => {
  const dist = folderWith({
    ...{ 'pictures/hero-960.avif': '', 'pictures/hero-1600.avif': '', 'pictures/logo.svg': '' },
    ...{ 'pictures/rows-480.jpg': '', 'pictures/rows_old-480.jpg': '', 'pictures/pallets-480.jpg': '' },
    'pictures/rows-480.webp': '',
    'ar/index.html': '<img src="/pictures/logo.svg"><p>Bags on pallets</p>',
    'assets/page.css': '.hero { background: url(/pictures/hero-960.avif) }',
    'assets/gallery.js': 'const names = [`rows`]',
  });
  removeUnusedImages(dist);
  expect(filesIn(join(dist, 'pictures'))).toEqual(['hero-960.avif', 'logo.svg', 'rows-480.jpg']);
});

describe('npm run images › for another company', { timeout: 600_000 }, () => {
  let first: ReturnType<typeof runImages>;
  beforeAll(async () => {
    // A phone stores a portrait photo as landscape with an orientation tag: the left half is shown at the top.
    const landscape = twoColors(400, 300).toColourspace('cmyk').jpeg();
    await landscape.withMetadata({ orientation: 6 }).toFile(original('held_upright.JPG'));
    await sharp({ create: { width: 320, height: 240, channels: 4, background: '#0000' } })
      .png()
      .toFile(original('cut_out.png'));
    await twoColors(300, 400).png().toFile(original('yard_500t.png'));
    await twoColors(400, 300).png().toFile(original('product_print.png'));
    await twoColors(320, 240).png().toFile(original('our file (1).png'));
    writeFileSync(original('.DS_Store'), 'Bud1');
    writeFileSync(original('notes.docx'), 'PK');
    writeFileSync(original('broken.jpg'), 'not an image');
    first = runImages();
  }, 600_000);

  test('writes all widths and formats', () => {
    expect(first.status, first.output).toBe(0);
    for (const name of ['held_upright', 'cut_out'])
      for (const file of ['360.avif', '960.avif', '1600.avif', '960.jpg'])
        expect(existsSync(published(`${name}-${file}`)), `${name} ${file}`).toBe(true);
  });

  test.each([
    ['yard_500t-480.avif', 480, 270],
    ['product_print-480.avif', 480, 600],
  ])('%s has the aspect ratio of its place on the page', async (name, width, height) => {
    expect(await sharp(published(name)).metadata()).toMatchObject({ width, height });
  });

  test('applies the orientation, converts to sRGB and fills transparency with white', async () => {
    expect(await colorAt(published('held_upright-960.jpg'), 'top')).toBe('blue');
    expect((await sharp(published('held_upright-360.avif')).metadata()).space).toBe('srgb');
    expect(await colorAt(published('cut_out-960.jpg'), 'left')).toBe('white');
  });

  test('files that are not images or have invalid names are reported and skipped', () => {
    for (const file of ['.DS_Store', 'notes.docx', 'broken.jpg', 'our file (1).png'])
      expect(first.output).toMatch(new RegExp(`^${file.replace(/[.()]/g, '\\$&')} .*skipped`, 'm'));
    expect(readdirSync(join(folder, 'images'))).toHaveLength(9);
    expect(first.output).not.toMatch(/\n *at |Error/);
  });

  test('an image that is too small is reported', () => {
    expect(first.output).toContain('held_upright is 300 pixels wide and will look blurred');
  });

  test('writes the placeholder colors of gallery images', () => {
    const stored = JSON.parse(readFileSync(join(folder, 'image-colors.json'), 'utf8'));
    expect(Object.keys(stored)).toEqual(['cut_out', 'held_upright']);
    expect(stored.cut_out).toEqual(['#ffffff', '#ffffff']);
  });

  test('encodes only new and changed images again', async () => {
    await twoColors(320, 240).png().toFile(original('cut_out.png'));
    const { status, output } = runImages();
    expect(status, output).toBe(0);
    expect(output).toMatch(/^cut_out$/m);
    expect(output).not.toMatch(/^held_upright$/m);
    expect(output).toContain('3 images are unchanged');
    expect(await colorAt(published('cut_out-960.jpg'), 'left')).toBe('blue');
    expect(existsSync(published('held_upright-960.jpg'))).toBe(true);
    const stored = JSON.parse(readFileSync(join(folder, 'image-colors.json'), 'utf8'));
    expect(stored.cut_out).not.toContain('#ffffff');
    expect(stored.held_upright).toHaveLength(2);
  });

  test('two files with the same name are an error, and nothing is changed', async () => {
    const before = readdirSync(join(folder, 'public/pictures'));
    await twoColors(320, 240).png().toFile(original('held_upright.png'));
    const { status, output } = runImages();
    expect(status).toBe(1);
    expect(output).toContain('held_upright.JPG and held_upright.png have the same name. Remove one of them.');
    expect(readdirSync(join(folder, 'public/pictures'))).toEqual(before);
  });
});
