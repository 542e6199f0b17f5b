import { join } from 'node:path';
import { expect, test } from 'vitest';
import { integrityOf, keepVersions, version } from '../../../../src/build/versions/versions.ts';
import { folderWith, textOf } from '../../../support/folders.ts';

test('pinned versions › a build keeps earlier versions and replaces its own', () => {
  const published = (name: string, text: string) => ({
    [`embed/${name}/embed.js`]: text,
    [`embed/${name}/integrity.json`]: JSON.stringify({ files: { 'embed.js': integrityOf(text) } }),
  });
  const previous = folderWith({ ...published('0.9.0', 'old'), ...published(version, 'before') });
  const next = folderWith(published(version, 'now'));
  keepVersions(previous, next);
  expect(textOf(next, 'embed/0.9.0/embed.js')).toBe('old');
  expect(textOf(next, 'embed', version, 'embed.js')).toBe('now');
  expect(JSON.parse(textOf(join(next, 'embed/versions.json')) ?? '')).toEqual({
    '0.9.0': integrityOf('old'),
    [version]: integrityOf('now'),
  });
});
