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

/** The budgets, in kB as served with Brotli. A budget with a reason is missed, by at most a sixth. */
const budgets: [what: string, kilobytes: number, files: () => string[], missed?: string][] = [
  [
    'site: scripts before the visitor acts',
    3,
    () => scripts('assets', 'boot'),
    'It hydrates, repeats presses, keeps drafts, and shows the plain order form if React cannot load.',
  ],
  ['site: all scripts of one language', 147, siteScripts],
  ['site: HTML of the Arabic home page, with the styles of its first screen', 16, () => ['ar/index.html']],
  [
    'site: HTML of the Arabic profile, with the styles of its first screen',
    8,
    () => ['ar/company-profile/index.html'],
    'Half of it is the header and the footer of all pages.',
  ],
  [
    'embed.js',
    8.5,
    () => ['embed.js'],
    'A third is ReactiveElement. It also hydrates, repeats presses, and handles missing files.',
  ],
  [
    'order form on a partner page before the visitor acts',
    14,
    () => ['embed.js', ...scripts('embed', 'order-form.ar')],
  ],
  ['all widgets on a partner page before the visitor acts', 28, () => ['embed.js', ...firstRenders()]],
  [
    'pinned order form, self-contained',
    130,
    () => [`embed/${packageJson.version}/order-form.js`],
    'It contains React, the country list, five languages and the doctor.',
  ],
  ['web font of the right-to-left pages', 27, () => ['fonts/site-arabic.woff2']],
];

for (const [what, kilobytes, files, missed] of budgets)
  test(`sizes › ${what}: at most ${kilobytes} kB`, () => {
    const served = files().map((file) => join(dist, file.endsWith('.woff2') ? file : `${file}.br`));
    const bytes = served.reduce((sum, file) => sum + statSync(file).size, 0);
    expect(bytes).toBeGreaterThan(0);
    if (missed) test.fail(bytes / 1000 <= (kilobytes * 7) / 6, missed);
    expect(bytes / 1000).toBeLessThanOrEqual(kilobytes);
  });
