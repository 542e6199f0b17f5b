import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseSync } from 'vite';
import packageJson from '../package.json' with { type: 'json' };
import { dist } from '../src/build/files.ts';
import { languageCodes } from '../widgets/i18n/languages.ts';
import { widgetNames } from '../widgets/widget-names.ts';

// Budgets for `npm run size`, in bytes as served (Brotli). They never stop a build.

if (!existsSync(dist))
  execFileSync('npm', ['run', 'build', '--silent'], { stdio: ['ignore', 'ignore', 'inherit'] });
const otherLanguages = new RegExp(`^(${languageCodes.filter((code) => code !== 'ar').join('|')})[.-]`);

/** The scripts of a folder with these names (without the hash) and all their static imports. */
function scripts(folder: string, ...names: string[]): string[] {
  const files = readdirSync(join(dist, folder)).filter((file) => file.endsWith('.js'));
  const found = new Set<string>();
  const add = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    const { module } = parseSync(file, readFileSync(file, 'utf8'));
    for (const { moduleRequest } of module.staticImports) add(join(dirname(file), moduleRequest.value));
  };
  for (const name of names) {
    const file = files.find((candidate) => candidate.replace(/-[\w-]{8}\.js$/, '') === name);
    if (!file)
      throw new Error(
        `dist/${folder} has no ${name}. Run \`npm run build\`, or correct tests/size-limit.ts.`,
      );
    add(join(dist, folder, file));
  }
  return [...found];
}

const loader = join(dist, 'embed.js');
const firstRenders = widgetNames.flatMap((name) => scripts('embed', `${name}.ar`));
const siteScripts = readdirSync(join(dist, 'assets'))
  .filter((file) => file.endsWith('.js') && !otherLanguages.test(basename(file)))
  .map((file) => join(dist, 'assets', file));

// biome-ignore lint/style/noDefaultExport: size-limit expects it
export default [
  { name: 'Site: scripts before the visitor acts', path: scripts('assets', 'index'), limit: '3 kB' },
  { name: 'Site: all scripts of one language', path: siteScripts, limit: '165 kB' },
  // With the styles of the first screen. The budgets are 16 kB and 8 kB.
  {
    name: 'Site: HTML of the Arabic home page and profile',
    path: ['ar/index.html', 'ar/company-profile/index.html'].map((page) => join(dist, page)),
    limit: '23 kB',
  },
  // The budget is 8 kB.
  { name: 'embed.js', path: loader, limit: '9.5 kB' },
  {
    name: 'Order form on a partner page before the visitor acts',
    path: [loader, ...scripts('embed', 'order-form.ar')],
    limit: '16 kB',
  },
  {
    name: 'All widgets on a partner page before the visitor acts',
    path: [loader, ...firstRenders],
    limit: '30 kB',
  },
  {
    // The budget is 130 kB. The file also contains the country list, five languages and the doctor.
    name: 'Pinned order form, self-contained',
    path: join(dist, 'embed', packageJson.version, 'order-form.js'),
    limit: '140 kB',
  },
  {
    name: 'Web font of the right-to-left pages',
    path: join(dist, 'fonts/site-arabic.woff2'),
    limit: '26 kB',
    brotli: false,
  },
];
