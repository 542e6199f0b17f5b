import { describe, expect, test, vi } from 'vitest';
import { emptyBuild } from '../../../../src/build/build-site.ts';
import { dist, filesIn, marker } from '../../../../src/build/files.ts';
import { isStale } from '../../../../src/build/hosting/serve.ts';
import { build } from '../../../../vite.config.ts';
import { folderWith, textOf } from '../../../support/folders.ts';

/** The number of changes of files before a build is killed. */
const kill = vi.hoisted(() => ({ after: Number.POSITIVE_INFINITY }));
vi.mock('node:fs', async (original) => {
  const fs = await original<Record<string, (...args: unknown[]) => unknown>>();
  const killable =
    (name: string) =>
    (...args: unknown[]) => {
      if (kill.after-- <= 0) throw new Error('killed');
      return fs[name]?.(...args);
    };
  const changes = ['rmSync', 'writeFileSync'];
  return { ...fs, ...Object.fromEntries(changes.map((name) => [name, killable(name)])) };
});

vi.mock('../../../../src/build/company/validate.ts', async (original) => ({
  ...(await original<object>()),
  validateCompany: async () => ({ errors: [], samples: ['These values are samples.'] }),
}));

describe('a build', () => {
  test('deletes the previous one first, and is incomplete until its end', () => {
    const folder = folderWith({ 'embed/embed.js': '', 'index.html': '', [marker]: 'complete' });
    emptyBuild(folder);
    expect(filesIn(folder)).toEqual([marker]);
    expect(isStale(folder, [])).toBe(true);
  });

  test.each([
    ['a complete build', { 'embed/embed.js': '', 'index.html': '', [marker]: 'complete' }],
    ['an empty folder', {}],
  ])('that is killed while it deletes %s is never complete, and the next build continues', (_, files) => {
    for (const changes of [0, 1, 2]) {
      const folder = folderWith(files);
      const before = filesIn(folder);
      kill.after = changes;
      try {
        emptyBuild(folder);
      } catch {}
      kill.after = Number.POSITIVE_INFINITY;
      if (filesIn(folder).join() !== before.join() || !before.length)
        expect(isStale(folder, []), `${changes} changes`).toBe(true);
      emptyBuild(folder);
      expect(filesIn(folder)).toEqual([marker]);
    }
  });

  test.each([
    ['a foreign folder', { 'thesis.txt': 'mine' }],
    ['the folder of another site', { 'index.html': 'mine', _headers: '/*' }],
  ])('does not change %s', (_, files) => {
    const folder = folderWith(files);
    expect(() => emptyBuild(folder)).toThrow('contains files that `npm run build` did not write.');
    expect(filesIn(folder).sort()).toEqual(Object.keys(files).sort());
  });

  test('of a release with sample values is an error, and the previous build stays', async () => {
    const before = textOf(dist, 'index.html');
    // On CI, a release that is not committed is in the list, too.
    vi.stubEnv('npm_config_release', 'true');
    await expect(build('error')).rejects.toThrow(
      /These values are samples\.\n(.*\n)?`--release` fails until this list is empty\./,
    );
    vi.unstubAllEnvs();
    expect(textOf(dist, 'index.html')).toBe(before);
  });
});
