import { spawnSync } from 'node:child_process';
import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { replaceBuild } from '../../../../src/build/build-site.ts';
import { filesIn } from '../../../../src/build/files.ts';
import { folderWith, textOf } from '../../../support/folders.ts';

let folder: string;
const dist = (name = '') => join(folder, 'dist', name);
const stage = () => join(folder, '.dist.next');
const files = (release: string) => ({ 'embed/embed.js': release, 'index.html': release });
const replace = () => replaceBuild(dist(), stage());

beforeEach(() => {
  folder = folderWith();
  for (const [name, release] of [
    ['dist', 'old'],
    ['.dist.next', 'new'],
  ] as const)
    renameSync(folderWith(files(release)), join(folder, name));
});

/** Runs a command as root and reverts it after the test. @returns false if this machine does not allow it */
function applied(command: string[], revert: string[]): boolean {
  const [program = '', ...args] = command;
  if (spawnSync(program, args).status !== 0) return false;
  onTestFinished(() => void spawnSync(revert[0] ?? '', revert.slice(1)));
  return true;
}

describe('the new build replaces the previous one', () => {
  test('and the previous one is deleted', () => {
    replace();
    expect(filesIn(folder)).toEqual(['dist/embed/embed.js', 'dist/index.html']);
    expect(textOf(dist('index.html'))).toBe('new');
  });

  test('without a previous build', () => {
    renameSync(dist(), join(folder, 'elsewhere'));
    replace();
    expect(textOf(dist('index.html'))).toBe('new');
  });

  test('although a file of the previous one cannot be deleted', ({ skip }) => {
    const file = join(folder, '.dist.previous/embed/embed.js');
    if (!applied(['chattr', '+i', dist('embed/embed.js')], ['chattr', '-i', file])) skip('chattr is missing');
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    replace();
    expect(filesIn(dist())).toEqual(['embed/embed.js', 'index.html']);
    expect(textOf(dist('embed/embed.js'))).toBe('new');
    expect(warn.mock.calls.join()).toContain('.dist.previous could not be deleted.');
    // The next build reports the same file and keeps both builds.
    renameSync(folderWith(files('next')), stage());
    expect(replace).toThrow('The new build is complete in');
    expect([textOf(dist('index.html')), textOf(stage(), 'index.html')]).toEqual(['new', 'next']);
  });

  test('although a folder of the previous one is a mount point', ({ skip }) => {
    const mounted = folderWith({ 'embed.js': 'old' });
    const place = join(folder, '.dist.previous/embed');
    if (!applied(['mount', '--bind', mounted, dist('embed')], ['umount', place]))
      skip('mount is not allowed');
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    replace();
    expect(textOf(dist('embed/embed.js'))).toBe('new');
    expect(textOf(dist('index.html'))).toBe('new');
  });
});

test('a mounted dist stays as it is, and the new build stays complete', ({ skip }) => {
  const mounted = folderWith(files('old'));
  if (!applied(['mount', '--bind', mounted, dist()], ['umount', dist()])) skip('mount is not allowed');
  expect(replace).toThrow(/could not be replaced\. EBUSY.* The new build is complete in .*\.dist\.next\./);
  expect(filesIn(dist())).toEqual(['embed/embed.js', 'index.html']);
  expect(textOf(dist('index.html'))).toBe('old');
  expect(textOf(stage(), 'index.html')).toBe('new');
});

test('an interrupted replacement loses no build', () => {
  renameSync(dist(), join(folder, '.dist.previous'));
  replace();
  expect(textOf(dist('index.html'))).toBe('new');
  renameSync(dist(), join(folder, '.dist.previous'));
  expect(replace).toThrow('could not be replaced');
  expect([textOf(dist('index.html')), existsSync(stage())]).toEqual(['new', false]);
});
