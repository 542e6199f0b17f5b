import { describe, expect, test, vi } from 'vitest';
import { emptyBuild } from '../../../../src/build/build-site.ts';
import { dist, filesIn, marker } from '../../../../src/build/files.ts';
import { build } from '../../../../vite.config.ts';
import { folderWith, textOf } from '../../../support/folders.ts';

vi.mock('../../../../src/build/company/validate.ts', async (original) => ({
  ...(await original<object>()),
  validateCompany: async () => ({ errors: [], samples: ['These values are samples.'] }),
}));

describe('a build', () => {
  test('deletes the previous one first', () => {
    const folder = folderWith({ 'embed/embed.js': '', 'index.html': '', [marker]: 'complete' });
    emptyBuild(folder);
    expect(filesIn(folder)).toEqual([marker]);
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
