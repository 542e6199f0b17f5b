import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { all, elements, parts } from '../../../../src/build/api/table.ts';
import { apiFiles, guide } from '../../../../src/build/api/write-api.ts';
import { readSource, root } from '../../../../src/build/files.ts';
import { folderWith } from '../../../support/folders.ts';

const files = Object.fromEntries(apiFiles());

test('API › widgets/API.md is what the table says (`npm run test:unit -- api -u` writes it)', async () => {
  await expect(guide()).toMatchFileSnapshot(join(root, 'widgets/API.md'));
});

/** All matches of a pattern in the sources of the widgets. */
const inWidgets = (ending: RegExp, pattern: RegExp) => {
  const names = readdirSync(join(root, 'widgets'), { recursive: true, encoding: 'utf8' });
  const texts = names.filter((name) => ending.test(name)).map((name) => readSource(`widgets/${name}`));
  return [
    ...new Set(texts.flatMap((text) => Array.from(text.matchAll(pattern), ([, found]) => found))),
  ].sort();
};

// The compiler compares the attributes, members and events.
test('API › the table has every part and every custom property of the sources, and no other', () => {
  const used = inWidgets(/\.tsx$/, / part(?:="|: ')([\w-]+)/g);
  expect(Object.keys(parts).sort()).toEqual(used);
  expect([...new Set(Object.values(elements).flatMap((one) => one.parts))].sort()).toEqual(used);
  expect(Object.keys(all.properties).sort()).toEqual(inWidgets(/\.css$/, /var\((--dap-[\w-]+)/g));
});

/** The names that partner pages depend on. New names may be added; none of these may be renamed or removed. */
const contract: Record<string, string> = {
  'dap-order-form':
    'whatsapp phone email recipient min-quantity country-code partner prefill dap-order-submit dap-order-opened',
  'dap-gallery': 'images dap-gallery-open dap-gallery-close',
  'dap-business-card': 'dap-card-open dap-card-close',
  'dap-employee-card': 'dap-card-generated',
  'dap-language-switcher': 'persist dap-language-change',
  all: 'lang theme loading dap-ready dap-error --dap-color-brand --dap-color-on-brand --dap-color-surface --dap-color-text --dap-color-border --dap-radius --dap-font --dap-space',
  parts: 'button input label dialog toast',
};

test.each(Object.entries(contract))('API › keeps the public names of %s', (group, names) => {
  const described = { ...elements, all, parts: { own: parts } }[group] ?? {};
  const found = Object.values(described).flatMap((own) => (typeof own === 'object' ? Object.keys(own) : []));
  expect(found).toEqual(expect.arrayContaining(names.split(' ')));
});

test('API › the manifest describes every element', () => {
  const [{ declarations, exports }] = JSON.parse(files['custom-elements.json'] ?? '').modules;
  expect(exports).toHaveLength(Object.keys(elements).length);
  const quantity = { name: 'min-quantity', fieldName: 'minQuantity', type: { text: 'number' } };
  expect(declarations[0]).toMatchObject({
    tagName: 'dap-order-form',
    attributes: expect.arrayContaining([expect.objectContaining(quantity)]),
  });
});

/** Lines of a stranger, for the DOM and in React. */
const lines: Record<string, string> = {
  'dom.ts': `const form = document.querySelector('dap-order-form')!;
form.minQuantity = 50;
document.addEventListener('dap-error', ({ detail }) => detail.reason.trim());
// @ts-expect-error
form.partner = 1;`,
  'react.tsx': `export const order = <dap-order-form className="a" partner="Acme" min-quantity={50} heading-level={3}
  ondap-order-opened={(event) => event.detail.url.trim()} />;
// @ts-expect-error
export const wrong = <dap-order-form theme="night" />;`,
};

test('embed.d.ts › compiles in the DOM and in React, and refuses wrong values', () => {
  const react = join(root, 'node_modules/@types/react');
  const paths = { react: [react], 'react/jsx-runtime': [`${react}/jsx-runtime`] };
  const options = {
    strict: true,
    jsx: 'react-jsx',
    module: 'esnext',
    moduleResolution: 'bundler',
    types: [],
  };
  const config = JSON.stringify({ compilerOptions: { ...options, noEmit: true, paths } });
  const folder = folderWith({ ...lines, ...files, 'tsconfig.json': config });
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', folder], { encoding: 'utf8' });
  expect(stdout).toBe('');
}, 60_000);
