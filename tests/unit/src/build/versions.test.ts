import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { headersFor } from '../../../../src/build/hosting/headers.ts';
import { integrityOf, keepVersions, version } from '../../../../src/build/versions/versions.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'versions-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function published(build: string, name: string, text: string): void {
  const folder = join(root, build, 'embed', name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'embed.js'), text);
  writeFileSync(join(folder, 'integrity.json'), JSON.stringify({ files: { 'embed.js': integrityOf(text) } }));
}
const read = (name: string) => readFileSync(join(root, name), 'utf8');

test('pinned versions › a build keeps earlier versions and replaces its own', () => {
  published('former', '0.9.0', 'old');
  published('former', version, 'before');
  published('next', version, 'now');
  keepVersions(join(root, 'former'), join(root, 'next'));
  expect(read('next/embed/0.9.0/embed.js')).toBe('old');
  expect(read(`next/embed/${version}/embed.js`)).toBe('now');
  expect(JSON.parse(read('next/embed/versions.json'))).toEqual({
    '0.9.0': integrityOf('old'),
    [version]: integrityOf('now'),
  });
});

describe('public names', () => {
  const source = (file: string) => readFileSync(new URL(`../../../../${file}`, import.meta.url), 'utf8');

  test('embed.js is cached for five minutes, pinned files for good', () => {
    const cacheControl = (path: string) =>
      headersFor(path, { scripts: [], styles: [], pictures: [] })['Cache-Control'];
    expect(cacheControl('/embed.js')).toContain('max-age=300');
    expect(cacheControl(`/embed/${version}/embed.js`)).toContain('immutable');
  });

  /** The names of 1.0.0, by widget. */
  const names: Record<string, string[]> = {
    'order-form': [
      ...['whatsapp', 'min-quantity', 'country-code', 'partner', 'prefill'],
      ...['dap-order-submit', 'dap-order-opened'],
    ],
    gallery: ['dap-gallery-open', 'dap-gallery-close'],
    'business-card': ['dap-card-open', 'dap-card-close'],
    'employee-card': ['dap-card-generated'],
    'language-switcher': ['persist', 'dap-language-change'],
  };

  test.each(Object.entries(names))('dap-%s keeps its names', (widget, known) => {
    const definition = source(`widgets/${widget}/${widget}.element.ts`);
    for (const name of [`dap-${widget}`, ...known]) expect(definition).toMatch(new RegExp(`\\b${name}\\b`));
  });
});
