import { expect, test } from 'vitest';
import { listVersions, version, versionWarnings } from '../../../../src/build/versions.ts';
import { folderWith, textOf } from '../../../support/folders.ts';

const pinned = (code: string, folder = version) => ({
  [`${folder}/embed.js`]: code,
  [`${folder}/licenses.txt`]: '',
});

test('versions.json › lists the scripts of every version with their hashes', () => {
  const dist = folderWith({
    ...Object.fromEntries(
      Object.entries({ ...pinned('new'), ...pinned('old', '0.9.0') }).map(([name, text]) => [
        `embed/${name}`,
        text,
      ]),
    ),
    'embed/order-form/index.html': '',
  });
  listVersions(dist);
  const versions = JSON.parse(textOf(dist, 'embed/versions.json') ?? '');
  expect(versions[version]).toEqual({ 'embed.js': expect.stringMatching(/^sha384-[\w+/]{64}$/) });
  expect(Object.keys(versions).sort()).toEqual(['0.9.0', version].sort());
});

test('a released version that changes is a warning, which a release refuses', () => {
  const build = (code: string) => folderWith({ [`embed/${version}/embed.js`]: code });
  const released = folderWith(pinned('released'));
  expect(versionWarnings(build('released'), released)).toEqual([]);
  expect(versionWarnings(build('changed'), released).join()).toContain('npm version patch');
  expect(versionWarnings(build('changed'), folderWith())).toEqual([]);
});
