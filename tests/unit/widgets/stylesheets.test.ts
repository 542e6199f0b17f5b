import { expect, test } from 'vitest';
import { filesIn, readSource, root } from '../../../src/build/files.ts';
import { widgetNames } from '../../../widgets/widget-names.ts';

const elements = 'h1 h2 h3 h4 h5 h6 p ul a button input textarea fieldset bdi * :focus-visible'.split(' ');

/** The roots that the selectors of a stylesheet or of a folder begin with. On the site, all parts share one document. */
const roots: Record<string, string[]> = {
  ...Object.fromEntries(widgetNames.map((name) => [`${name}/`, [`.${name}`]])),
  // The yard is also beside the form.
  'order-form/': ['.order-form', '.order-yard'],
  'business-card/': ['.business-card', '.business-card-dialog'],
  'gallery/': ['.gallery', '.lightbox'],
  'contact-card/': [
    '.contact-card-actions',
    '.contact-code',
    '.contact-code-failed',
    '.contact-code-enlarged',
    '.paper-card',
  ],
  // A shadow root of its own.
  'doctor/': 'h2 ol pre button'.split(' '),
  // Shared by all parts.
  'company/brand.css': [':root', '.widget'],
  'ui/theme.css': [':root', '.widget'],
  'ui/base.css': [...elements, '.visually-hidden', 'summary', '.button', '.select', '.option'],
  'ui/buttons.css': ['.icon', '.spinner', '.button', '.square', '.select', '.flag'],
  'ui/links.css': ['.text-buttons', '.text-button', '.open-outside', '.copied'],
  'ui/input.css': ['.input'],
  'ui/fields.css': ['.field', '.optional', '.hint', '.understood', '.error', '.phone', '.disclosure'].concat([
    '.form',
    '.form-send',
    '.form-promise',
  ]),
  'ui/form-head.css': ['.form-head'],
  'ui/dialog.css': ['.dialog'],
  'ui/select-listbox.css': ['.select-listbox'],
};

/** A list of selectors without the commas in brackets. */
const list = (selectors: string) => selectors.split(/,(?![^(]*\))/).map((one) => one.trim());

/** Whether a selector begins with one of the roots, or with `:is()` of roots. Elements outside may select it with `:has()`. */
function begins(selector: string, allowed: string[]): boolean {
  const [, alternatives] = /^:is\(([^()]*)\)/.exec(selector) ?? [];
  if (alternatives) return list(alternatives).every((one) => begins(one, allowed));
  const [compound = ''] = /^([^\s>+~(]|\([^)]*\))+/.exec(selector) ?? [];
  const names = compound.replace(/:not\([^)]*\)/g, '').match(/(^|(?<=[\s>(]))\*|::?[\w-]+|\.?[\w-]+/g) ?? [];
  return names.some((name) => [...allowed, ':host'].includes(name));
}

/** The selectors that are not nested in another selector. */
function outerSelectors(css: string): string[] {
  const found: string[] = [];
  const open: string[] = [];
  const isRule = (prelude: string) => !prelude.startsWith('@');
  for (const [, text = '', sign] of css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/"[^"]*"/g, '""')
    .matchAll(/([^{};]*)([{};])/g)) {
    const prelude = text.trim();
    const isFree = open.every((one) => /^@(media|container|supports)/.test(one));
    if (sign === '{' && isRule(prelude) && isFree) found.push(...list(prelude.replace(/\s+/g, ' ')));
    if (sign === '{') open.push(prelude);
    if (sign === '}') open.pop();
  }
  return found;
}

const sheets = filesIn(`${root}/widgets`).filter((file) => file.endsWith('.css'));

test.each(sheets)('%s › each rule begins with a root, so that it changes no other part of a page', (file) => {
  const allowed = roots[file] ?? roots[file.replace(/[^/]*$/, '')] ?? [];
  const selectors = outerSelectors(readSource(`widgets/${file}`));
  expect(selectors.filter((selector) => !begins(selector, allowed))).toEqual([]);
  expect(selectors.length).toBeGreaterThan(0);
});

test.each(sheets)(
  '%s › custom properties are public, tones, parts of the logo, or begin with --_',
  (file) => {
    const names = readSource(`widgets/${file}`).match(/(?<=var\(\s*|[\s{;])--[\w-]+(?=\s*[:,)])/g) ?? [];
    expect(names.filter((name) => !/^--(_|dap-|tone-|logo-)/.test(name))).toEqual([]);
  },
);

test('no root belongs to two parts', () => {
  const parts = Object.entries(roots).filter(([file]) => !/(brand|theme|base)\.css|doctor/.test(file));
  const names = parts.flatMap(([, own]) => own);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
