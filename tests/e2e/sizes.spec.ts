import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { parseSync } from 'vite';
import packageJson from '../../package.json' with { type: 'json' };
import { dist } from '../../src/build/files.ts';
import { languageCodes } from '../../widgets/i18n/languages.ts';
import { widgetNames } from '../../widgets/widget-names.ts';

const otherLanguages = new RegExp(`^(${languageCodes.filter((code) => code !== 'ar').join('|')})[.-]`);
const scriptsIn = (folder: string) => readdirSync(join(dist, folder)).filter((file) => file.endsWith('.js'));

/** The scripts of a folder with these names (without the hash) and all their static imports. */
function scripts(folder: string, ...names: string[]): string[] {
  const found = new Set<string>();
  const add = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    const { module } = parseSync(file, readFileSync(join(dist, file), 'utf8'));
    for (const { moduleRequest } of module.staticImports) add(join(dirname(file), moduleRequest.value));
  };
  for (const name of names)
    add(join(folder, scriptsIn(folder).find((file) => file.replace(/-[\w-]{8}\.js$/, '') === name) ?? name));
  return [...found];
}

const firstRenders = () => widgetNames.flatMap((name) => scripts('embed', `${name}.ar`));
const siteScripts = () =>
  scriptsIn('assets')
    .filter((file) => !otherLanguages.test(basename(file)))
    .map((file) => join('assets', file));

/** In kB as served, with Brotli: the current size plus 2 %, because the hashes in names change it. */
const budgets: [what: string, kilobytes: number, files: () => string[]][] = [
  // The budget is 3 kB.
  ['site: scripts before the visitor acts', 3.5, () => scripts('assets', 'boot')],
  ['site: all scripts of one language', 147, siteScripts],
  [
    // With the styles of the first screen. The budgets are 16 kB and 8 kB.
    'site: HTML of the Arabic home page and profile',
    22.9,
    () => ['ar/index.html', 'ar/company-profile/index.html'],
  ],
  // The budget is 8.5 kB.
  ['embed.js', 9.1, () => ['embed.js']],
  [
    // The budget is 14 kB.
    'order form on a partner page before the visitor acts',
    14.3,
    () => ['embed.js', ...scripts('embed', 'order-form.ar')],
  ],
  ['all widgets on a partner page before the visitor acts', 28, () => ['embed.js', ...firstRenders()]],
  [
    // The budget is 130 kB. The file also contains the country list, five languages and the doctor.
    'pinned order form, self-contained',
    135,
    () => [`embed/${packageJson.version}/order-form.js`],
  ],
  ['web font of the right-to-left pages', 27, () => ['fonts/site-arabic.woff2']],
];

for (const [what, kilobytes, files] of budgets)
  test(`sizes › ${what}: at most ${kilobytes} kB`, () => {
    const served = files().map((file) => join(dist, file.endsWith('.woff2') ? file : `${file}.br`));
    const bytes = served.reduce((sum, file) => sum + statSync(file).size, 0);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes / 1000).toBeLessThanOrEqual(kilobytes);
  });
