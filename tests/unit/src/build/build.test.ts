import { describe, expect, test, vi } from 'vitest';
import { emptyBuild } from '../../../../src/build/build-site.ts';
import { dist, filesIn, marker } from '../../../../src/build/files.ts';
import { isStale } from '../../../../src/build/hosting/serve.ts';
import { build } from '../../../../vite.config.ts';
import { folderWith, textOf } from '../../../support/folders.ts';

vi.mock('../../../../src/build/company/validate.ts', async (original) => ({
  ...(await original<object>()),
  releaseWarnings: async () => ['These values are samples.'],
}));

describe('a build', () => {
  test('deletes the previous one first, and is incomplete until its end', () => {
    const folder = folderWith({ 'embed/embed.js': '', 'index.html': '', [marker]: '' });
    emptyBuild(folder);
    expect(filesIn(folder)).toEqual([marker]);
    expect(isStale(folder, [])).toBe(true);
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
    await expect(build(true, 'error')).rejects.toThrow(
      'These values are samples.\n`--release` fails until this list is empty.',
    );
    expect(textOf(dist, 'index.html')).toBe(before);
  });
});
