import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isStale } from '../../../../src/build/hosting/serve.ts';

let folder: string;
const write = (name: string, minute: number) => {
  const file = join(folder, name);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, '');
  utimesSync(file, minute * 60, minute * 60);
};
const stale = () => isStale(join(folder, 'dist'), [join(folder, 'src'), join(folder, 'package.json')]);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stale-'));
  write('src/sections/hero.tsx', 1);
  write('package.json', 1);
  for (const name of ['src', 'src/sections']) utimesSync(join(folder, name), 60, 60);
});
afterEach(() => rmSync(folder, { recursive: true }));

test('there is nothing to serve without a build', () => expect(stale()).toBe(true));

test('a build that was refused or broke off is not served', () => {
  write('dist/index.html', 2);
  expect(stale()).toBe(true);
});

test('a build that is newer than every source is served as it is', () => {
  write('dist/_headers', 2);
  expect(stale()).toBe(false);
});

test.each(['src/sections/hero.tsx', 'package.json'])('a newer %s asks for another build', (name) => {
  write('dist/_headers', 2);
  write(name, 3);
  expect(stale()).toBe(true);
});
