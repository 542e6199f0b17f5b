import { describe, expect, test } from 'vitest';
import { filesIn } from '../../../../src/build/files.ts';
import { asksForRelease, publishVersions, releaseErrors, version } from '../../../../src/build/versions.ts';
import { folderWith, textOf } from '../../../support/folders.ts';

/** A build of the current version. */
const build = (code: string) =>
  folderWith({
    [`embed/${version}/embed.js`]: code,
    [`embed/${version}/licenses.txt`]: '',
    'embed/order-form/index.html': '',
  });
const hashesIn = (dist: string) => JSON.parse(textOf(dist, 'embed/versions.json') ?? '');

describe('pinned files', () => {
  test('of a release never change, whatever is built later', () => {
    const released = folderWith();
    const first = build('first');
    expect(publishVersions(first, true, released)).toEqual([expect.stringMatching(/is released\. Commit/)]);
    for (const release of [true, false]) {
      const next = build('second');
      expect(publishVersions(next, release, released)).toEqual([expect.stringMatching('npm version patch')]);
      expect(textOf(next, `embed/${version}/embed.js`)).toBe('first');
      expect(hashesIn(next)).toEqual(hashesIn(first));
    }
    expect(publishVersions(build('first'), false, released)).toEqual([]);
  });

  test('without a release are those of the build, and nothing is kept', () => {
    const released = folderWith();
    const dist = build('draft');
    expect(publishVersions(dist, false, released)).toEqual([]);
    expect(textOf(dist, `embed/${version}/embed.js`)).toBe('draft');
    expect(filesIn(released)).toEqual([]);
  });

  test('of a released version are exactly those of its release', () => {
    const released = folderWith({ [`${version}/embed.js`]: 'released', '0.9.0/embed.js': 'old' });
    const dist = build('changed');
    publishVersions(dist, true, released);
    expect(filesIn(dist)).toEqual([
      'embed/0.9.0/embed.js',
      `embed/${version}/embed.js`,
      'embed/order-form/index.html',
      'embed/versions.json',
    ]);
    const hash = { 'embed.js': expect.stringMatching(/^sha384-[\w+/]{64}$/) };
    expect(hashesIn(dist)).toEqual({ '0.9.0': hash, [version]: hash });
  });

  test('are not released on a host, which cannot commit them', () => {
    expect(releaseErrors(folderWith(), { CI: 'true' })).toEqual([
      expect.stringMatching('commit this folder'),
    ]);
    expect(releaseErrors(folderWith({ [`${version}/embed.js`]: '' }), { CI: 'true' })).toEqual([]);
    expect(releaseErrors(folderWith(), {})).toEqual([]);
  });
});

test.each([
  ['npm run build -- --release', ['--release'], {}, true],
  ['npm run build --release', [], { npm_config_release: 'true' }, true],
  ['npx vite build --release=true', ['build', '--release=true'], {}, true],
  ['npm run build', [], {}, false],
  ['npm run build --no-release', [], { npm_config_release: '' }, false],
  ['a path', ['/release/vite.js', 'build'], {}, false],
])('%s asks for a release: %j %j → %s', (_, args, env, expected) => {
  expect(asksForRelease(args, env)).toBe(expected);
});
