import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import packageJson from '../../../../package.json' with { type: 'json' };
import { filesIn } from '../../../../src/build/files.ts';
import { folderWith, textOf } from '../../../support/folders.ts';

const { version } = packageJson;
const kept = `src/public/embed/${version}`;

/** `versions.ts` in a project with these files. */
async function versionsIn(files: Record<string, string>) {
  const root = folderWith(files);
  const dist = join(root, 'dist');
  vi.resetModules();
  vi.doMock('../../../../src/build/files.ts', async (original) => ({
    ...(await original<object>()),
    ...{ root, dist },
  }));
  const module = await import('../../../../src/build/versions.ts');
  return { ...module, root, hashes: () => JSON.parse(textOf(dist, 'embed/versions.json') ?? '') };
}
const built = { [`dist/embed/${version}/embed.js`]: 'built', 'dist/embed/order-form/index.html': '' };

test.each([true, false])('pinned files › with --release %s, are kept only by a release', async (release) => {
  const { publishVersion, isReleased, root } = await versionsIn(built);
  expect(isReleased).toBe(false);
  publishVersion(release);
  const files = filesIn(root).filter((file) => file.startsWith('src/'));
  expect(files).toEqual(release ? [`${kept}/embed.js`, `${kept}/licenses.txt`] : []);
});

test('pinned files › of a released version never change', async () => {
  const { publishVersion, isReleased, root } = await versionsIn({
    ...built,
    [`${kept}/embed.js`]: 'released',
  });
  // They are not built again.
  expect(isReleased).toBe(true);
  publishVersion(true);
  expect(textOf(root, kept, 'embed.js')).toBe('released');
});

test('pinned files › of all versions have hashes in versions.json', async () => {
  const { publishVersion, hashes } = await versionsIn({ ...built, 'dist/embed/0.9.0/embed.js': 'old' });
  publishVersion(false);
  const hash = { 'embed.js': expect.stringMatching(/^sha384-[\w+/]{64}$/) };
  expect(hashes()).toEqual({ '0.9.0': hash, [version]: hash });
});

test('pinned files › are not released on a host, which cannot commit them', async () => {
  vi.stubEnv('CI', 'true');
  const open = await versionsIn({});
  expect(open.releaseErrors()).toEqual([expect.stringMatching('commit this folder')]);
  const released = await versionsIn({ [`${kept}/embed.js`]: '' });
  expect(released.releaseErrors()).toEqual([]);
  vi.stubEnv('CI', '');
  expect(open.releaseErrors()).toEqual([]);
  vi.unstubAllEnvs();
});
