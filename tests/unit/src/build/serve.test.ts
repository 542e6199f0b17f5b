import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesIn } from '../../../../src/build/files.ts';
import { isStale } from '../../../../src/build/hosting/serve.ts';
import { folderWith } from '../../../support/folders.ts';

/** @param minutes when each file was written */
function stale(minutes: Record<string, number>): boolean {
  const all = { 'src/sections/hero.tsx': 1, 'package.json': 1, ...minutes };
  const folder = folderWith(Object.fromEntries(Object.keys(all).map((name) => [name, ''])));
  for (const name of filesIn(folder)) {
    const time = all[name as keyof typeof all] * 60;
    utimesSync(join(folder, name), time, time);
  }
  for (const name of ['src', 'src/sections']) utimesSync(join(folder, name), 60, 60);
  return isStale(join(folder, 'dist'), [join(folder, 'src'), join(folder, 'package.json')]);
}

test.each([
  ['without a build', {}, true],
  ['with an incomplete build', { 'dist/index.html': 2 }, true],
  ['with a build that is newer than every source', { 'dist/.complete-build': 2 }, false],
  ['with a newer module', { 'dist/.complete-build': 2, 'src/sections/hero.tsx': 3 }, true],
  ['with a newer package.json', { 'dist/.complete-build': 2, 'package.json': 3 }, true],
])('npm start › %s: builds first: %s → %s', (_, minutes, expected) => {
  expect(stale(minutes)).toBe(expected);
});
