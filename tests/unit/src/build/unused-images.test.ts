import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { removeUnusedImages } from '../../../../src/build/company/image-files.ts';

test('a picture that no page, script or style names is not published', () => {
  const dist = mkdtempSync(join(tmpdir(), 'pictures-'));
  for (const folder of ['pictures', 'assets', 'ar']) mkdirSync(join(dist, folder));
  for (const name of [
    'hero-960.avif',
    'hero-1600.avif',
    'rows-480.jpg',
    'rows_old-480.jpg',
    'pallets-480.jpg',
  ])
    writeFileSync(join(dist, 'pictures', name), '');
  writeFileSync(join(dist, 'pictures/logo.svg'), '');
  writeFileSync(join(dist, 'ar/index.html'), '<img src="/pictures/logo.svg"><p>Bags on pallets</p>');
  writeFileSync(join(dist, 'assets/page.css'), '.hero { background: url(/pictures/hero-960.avif) }');
  writeFileSync(join(dist, 'assets/gallery.js'), 'const names = [`rows`]');
  removeUnusedImages(dist);
  expect(readdirSync(join(dist, 'pictures')).sort()).toEqual([
    'hero-1600.avif',
    'hero-960.avif',
    'logo.svg',
    'rows-480.jpg',
  ]);
  rmSync(dist, { recursive: true });
});
