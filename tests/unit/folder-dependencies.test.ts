import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { filesIn, root } from '../../src/build/files.ts';
import { widgetNames } from '../../widgets/widget-names.ts';

const below = ['ui', 'i18n', 'lib', 'company'].map((name) => `widgets/${name}`);
const shared = ['widgets/element', ...below];

/** Imports that are allowed in a folder besides its own files, packages and types. Other folders below `src` are part of `src`. */
const rules: Record<string, string[]> = {
  'widgets/locales': [],
  'widgets/company': [],
  'widgets/lib': [],
  'widgets/i18n': ['widgets/locales'],
  'widgets/element': below,
  'widgets/ui': below,
  'widgets/contact-card': shared,
  'widgets/doctor': [...shared, 'widgets/widget-names.ts'],
  ...Object.fromEntries(widgetNames.map((name) => [`widgets/${name}`, [...shared, 'widgets/contact-card']])),
  'widgets/order-form': [...shared, 'widgets/order-form/order'],
  'widgets/order-form/order': ['lib', 'i18n', 'company'].map((name) => `widgets/${name}`),
  widgets: ['widgets'],
  'src/build': ['src', 'widgets'],
  'src/scripts': ['src', 'widgets'],
  'src/iframe': ['widgets'],
  // In the browser. Pages and sections are not.
  'src/client': ['widgets', 'src/islands'],
  'src/islands': ['widgets', 'src/client'],
  src: ['widgets'],
  demo: ['widgets'],
};
const folders = Object.keys(rules);
/** The folder of the table that contains a file. */
const folderOf = (file: string) =>
  folders.filter((folder) => file.startsWith(`${folder}/`)).sort((a, b) => b.length - a.length)[0] ?? '';

const valueImport = /(?:^(?:import|export) (?!type )(?:[^'"]*? from )?|\bimport\()'([^']+)'/gm;

/** The imports in a file: paths below the root, and packages. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  const targets = Array.from(text.matchAll(valueImport), ([, target = '']) => {
    const path = target.replace(/\?.*/, '').replace(/^#company/, 'widgets/company');
    return path.startsWith('.') ? join(dirname(file), path) : path;
  });
  return targets.filter((target) => !target.startsWith('virtual:'));
}

const scripts = ['src', 'widgets', 'demo']
  .flatMap((top) => filesIn(join(root, top)).map((file) => `${top}/${file}`))
  .filter((file) => /\.tsx?$/.test(file));

test('each file imports only from folders that its folder may use', () => {
  const wrong = scripts.flatMap((file) => {
    const from = folderOf(file);
    return importsOf(file)
      .filter((target) => /^(src|widgets|demo|tests|\.\.)\//.test(target) && folderOf(target) !== from)
      .filter((target) => !rules[from]?.some((path) => `${target}/`.startsWith(`${path}/`)))
      .map((target) => `${file} imports ${target}`);
  });
  expect(wrong).toEqual([]);
});

test('the rules of an order use no package, so neither React nor the page', () => {
  const files = scripts.filter((file) => folderOf(file) === 'widgets/order-form/order');
  expect(files).not.toEqual([]);
  expect(files.flatMap((file) => importsOf(file)).filter((target) => !target.startsWith('widgets/'))).toEqual(
    [],
  );
  const globals = /\b(document|window|navigator|location|sessionStorage|localStorage)\./;
  expect(files.filter((file) => globals.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});

test('the configuration of Vite imports no file of the owner, so that the checks can report its errors', () => {
  const found = new Set(['vite.config.ts']);
  // A set iterates over what is added.
  for (const file of found)
    if (/\.tsx?$/.test(file))
      for (const target of importsOf(file)) if (/^[\w.-]+\//.test(target)) found.add(target);
  const owned = [...found].filter((file) => /^widgets\/company\/|\/locales\//.test(file));
  expect(owned).toEqual([]);
  expect([...found]).toContain('src/build/company/schema.ts');
});
