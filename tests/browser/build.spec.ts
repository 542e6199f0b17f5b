import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { treeCopy } from '../stage/tree-copy.ts';

let copy: ReturnType<typeof treeCopy>;
beforeAll(() => {
  copy = treeCopy();
  const { ok, output } = copy.run('vite', 'build');
  expect(ok, output).toBe(true);
}, 400_000);
afterAll(() => copy.remove());

/** Every published file by its name, with what is in it. */
function published(): Record<string, string> {
  const dist = join(copy.folder, 'dist');
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    files.map(({ parentPath, name }) => {
      const file = join(parentPath, name);
      return [file, createHash('sha256').update(readFileSync(file)).digest('hex')];
    }),
  );
}

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
