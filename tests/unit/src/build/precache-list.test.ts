import { expect, test } from 'vitest';
import { writeWorker } from '../../../../src/build/pages/precache-list.ts';
import { folderWith, textOf } from '../../../support/folders.ts';

const pages = ['index.html', 'ar/index.html', 'fr/index.html', 'fr/company-profile/index.html'];
const site = {
  ...Object.fromEntries(pages.map((name) => [name, name])),
  'assets/main-1.js': '',
  'assets/fr-1.js': '',
  'fonts/site-arabic.woff2': 'font',
  'icon.svg': 'icon',
};

/** The list in the worker of a site with these changes. */
function listOf(changes: Record<string, string> = {}) {
  const folder = folderWith({ ...site, ...changes });
  writeWorker(folder, '', [...pages, 'icon.svg']);
  const [, list = ''] = /^const __OFFLINE__=(.*);$/m.exec(textOf(folder, 'offline.js') ?? '') ?? [];
  return JSON.parse(list) as { build: string; sets: Record<string, [path: string][]> };
}

test('offline list › a visitor of one language gets its files and pages, and no copy of them', () => {
  const { sets } = listOf();
  const paths = (language: string) => sets[language]?.map(([path]) => path);
  expect(paths('all')).toEqual(['/assets/main-1.js', '/icon.svg']);
  expect(paths('fr')).toEqual(['/assets/fr-1.js', '/fr/', '/fr/company-profile/']);
  expect(paths('ar')).toEqual(['/fonts/site-arabic.woff2', '/ar/']);
});

test.each(['fonts/site-arabic.woff2', 'icon.svg', 'fr/index.html'])(
  'offline list › a change of %s changes the worker',
  (name) => {
    expect(listOf().build).toBe(listOf().build);
    expect(listOf({ [name]: 'other' }).build).not.toBe(listOf().build);
  },
);
