import { spawnSync } from 'node:child_process';
import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { replaceBuild } from '../../../../src/build/build-site.ts';
import { filesIn, marker } from '../../../../src/build/files.ts';
import { build } from '../../../../vite.config.ts';
import { folderWith, textOf } from '../../../support/folders.ts';

vi.mock('../../../../src/build/company/validate.ts', async (original) => ({
  ...(await original<object>()),
  releaseWarnings: async () => ['These values are samples.'],
}));

let folder: string;
const dist = (name = '') => join(folder, 'dist', name);
const stage = () => join(folder, '.dist.next');
const files = (release: string) => ({ 'embed/embed.js': release, 'index.html': release, [marker]: '' });
const replace = () => replaceBuild(dist(), stage());

beforeEach(() => {
  folder = folderWith();
  for (const [name, release] of [
    ['dist', 'old'],
    ['.dist.next', 'new'],
  ] as const)
    renameSync(folderWith(files(release)), join(folder, name));
});

describe('the new build replaces the previous one', () => {
  test('and the previous one is deleted', () => {
    replace();
    expect(filesIn(folder)).toEqual([`dist/${marker}`, 'dist/embed/embed.js', 'dist/index.html']);
    expect(textOf(dist('index.html'))).toBe('new');
  });

  test('and an interrupted replacement', () => {
    renameSync(dist(), join(folder, '.dist.previous'));
    replace();
    expect(textOf(dist('index.html'))).toBe('new');
  });
});

test.each([
  ['a foreign folder', { 'thesis.txt': 'mine' }],
  ['the folder of another site', { 'index.html': 'mine', _headers: '/*' }],
])('%s stays as it is', (_, other) => {
  renameSync(dist(), join(folder, 'elsewhere'));
  renameSync(folderWith(other), dist());
  expect(replace).toThrow('contains files that `npm run build` did not write. Nothing was changed.');
  expect(filesIn(dist()).sort()).toEqual(Object.keys(other).sort());
  expect(textOf(stage(), 'index.html')).toBe('new');
});

test('a mounted dist stays as it is, and the new build stays complete', ({ skip }) => {
  const mounted = folderWith(files('old'));
  if (spawnSync('mount', ['--bind', mounted, dist()]).status !== 0) skip('mount is not allowed');
  onTestFinished(() => void spawnSync('umount', [dist()]));
  expect(replace).toThrow(/EBUSY.* The new build is complete in .*\.dist\.next\./);
  expect(textOf(dist('index.html'))).toBe('old');
  expect(textOf(stage(), 'index.html')).toBe('new');
});

test('a release with sample values is an error, and nothing is published', async () => {
  const outDir = join(folder, 'release');
  await expect(build({ outDir, release: true }, 'error')).rejects.toThrow(
    'These values are samples.\n`--release` fails until this list is empty.',
  );
  expect(existsSync(outDir)).toBe(false);
});
