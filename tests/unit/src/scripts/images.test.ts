import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { gallery } from '#company/images.ts';
import { root } from '../../../../src/build/files.ts';
import { folderWith } from '../../../support/folders.ts';

// Encoding takes long on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
const name = gallery.images[0]?.name ?? '';

/** A project with the files of the owner, in which the command runs. */
function project() {
  const folder = folderWith();
  cpSync(join(root, 'widgets/company'), join(folder, 'widgets/company'), { recursive: true });
  writeFileSync(join(folder, 'widgets/company/image-files.json'), '{}');
  mkdirSync(join(folder, 'src/images'), { recursive: true });
  const run = (...names: string[]) => {
    const script = join(root, 'src/scripts/images.ts');
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', loader, script, ...names], {
      cwd: folder,
      encoding: 'utf8',
    });
    return { status, output: stdout + stderr };
  };
  return { run, original: (file: string) => join(folder, 'src/images', file), folder };
}

/** A red image with a blue left half. */
const twoColors = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c00000' } }).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: '#0000c0' } }, left: 0, top: 0 },
  ]);

test('npm run images › writes upright files that are not enlarged, and leaves all other files', async () => {
  const { run, original, folder } = project();
  // A phone stores a portrait photo as landscape with an orientation tag: the left half is shown at the top.
  const landscape = twoColors(900, 1200).toColourspace('cmyk').jpeg();
  await landscape.withMetadata({ orientation: 6 }).toFile(original(`${name}.JPG`));
  writeFileSync(original('.DS_Store'), 'Bud1');
  const pictures = join(folder, 'src/public/pictures');
  mkdirSync(pictures, { recursive: true });
  for (const file of ['price-list.pdf', 'old-960.jpg']) writeFileSync(join(pictures, file), 'own');

  const { status, output } = run(name);
  expect(status, output).toBe(0);
  for (const [file, width] of [
    ['360.avif', 360],
    ['960.avif', 960],
    ['1200.avif', 1200],
    ['960.jpg', 960],
  ] as const) {
    const image = sharp(join(pictures, `${name}-${file}`));
    expect(await image.metadata()).toMatchObject({ width, height: width * 0.75, space: 'srgb' });
    const [red = 0, , blue = 0] = await image.resize(1, 3, { fit: 'fill' }).raw().toBuffer();
    expect(blue, 'the upper part is blue').toBeGreaterThan(red);
  }
  const made = readFileSync(join(folder, 'widgets/company/image-files.json'), 'utf8');
  expect(JSON.parse(made)).toEqual({ [name]: { width: 1200 } });
  // A page shows the same files of this one, whatever the size of the original.
  await twoColors(1600, 1200).png().toFile(original('bag_field.png'));
  expect(run('bag_field').status).toBe(0);
  expect(existsSync(join(pictures, 'bag_field-1440.avif'))).toBe(true);
  for (const file of ['price-list.pdf', 'old-960.jpg'])
    expect(readFileSync(join(pictures, file), 'utf8')).toBe('own');
});

test('npm run images › says what is missing or unreadable', () => {
  const { run, original, folder } = project();
  writeFileSync(original(`${name}.png`), 'no image');
  expect(run(name)).toEqual({ status: 1, output: expect.stringContaining('unsupported image') });
  expect(existsSync(join(folder, `src/public/pictures/${name}-960.jpg`))).toBe(false);
  expect(run('bag_field').output).toContain('src/images has no image bag_field.');
});

test('npm run images › writes the icons of phones', async () => {
  const { run, folder } = project();
  const icon = (color: string) =>
    writeFileSync(
      join(folder, 'widgets/company/icon.svg'),
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">\n<rect width="9" height="9" fill="${color}"/></svg>`,
    );
  icon('#00c000');
  expect(run('icon').status).toBe(0);
  for (const size of [180, 512]) {
    const image = sharp(join(folder, `src/public/pictures/app-icon-${size}.png`));
    expect(await image.metadata()).toMatchObject({ format: 'png', width: size, height: size });
    expect([...(await image.resize(1, 1).removeAlpha().raw().toBuffer())]).toEqual([0, 0xc0, 0]);
  }
});
