import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { delimiter, join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dist } from '../stage/servers.ts';
import { treeCopy } from '../stage/tree-copy.ts';

/*
 * `OTHER_NODE=<folder of another node> npm test -- build.spec` builds the copy with that version: the published files
 * are the same to the byte there too.
 */
let copy: ReturnType<typeof treeCopy>;
beforeAll(() => {
  const { OTHER_NODE = '', PATH } = process.env;
  copy = treeCopy({ TZ: 'Asia/Tokyo', LANG: 'fr_FR.UTF-8', PATH: [OTHER_NODE, PATH].join(delimiter) });
  const { ok, output } = copy.run('vite', 'build');
  expect(ok, output).toBe(true);
}, 400_000);
afterAll(() => copy.remove());

/** Every published file by its name, with the sum of what is in it. */
function published(folder = join(copy.folder, 'dist')): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  return Object.fromEntries(
    files.map(({ parentPath, name }) => {
      const file = join(parentPath, name);
      return [relative(folder, file), createHash('sha384').update(readFileSync(file)).digest('hex')];
    }),
  );
}

test('a clone in another folder, time zone and language gives the same files, to the byte', () => {
  const ours = published(dist);
  expect(Object.keys(ours).length).toBeGreaterThan(500);
  expect(published()).toEqual(ours);
});

test('who builds twice gets the same files twice', { timeout: 400_000 }, () => {
  const before = published();
  const second = copy.run('vite', 'build');
  expect(second.ok, second.output).toBe(true);
  expect(published()).toEqual(before);
});

test('after a build that broke off the former stands, and `npm start` says why and serves nothing', {
  timeout: 400_000,
}, () => {
  const before = published();
  expect(Object.keys(before).length).toBeGreaterThan(100);
  copy.replace('src/sections/hero.tsx', 'export function', 'export funktion');
  expect(copy.run('vite', 'build').ok).toBe(false);
  expect(published()).toEqual(before);
  const started = copy.run('vite', 'preview', '--port', '0');
  expect(started.ok).toBe(false);
  expect(started.output).toContain('hero.tsx');
  expect(started.output).not.toContain('http://');
});
