import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Alias, Plugin } from 'vite';
import { companyTexts, projectCompany, readJson, root, writeFiles } from '../files.ts';
import { brandCss, projectBrand, tonesOf } from './brand.ts';
import { loadCompany } from './load-company.ts';
import { logoFile, plate, readSvgLogo } from './logo.ts';

/**
 * The data of a company as modules:
 * - `#company/…` is its folder, by default `widgets/company`;
 * - `#brand` and `#brand.css` are generated from the colors in its `colors.ts`;
 * - `logo.ts` is generated from its `logo.svg`, if there is one;
 * - its `words/<language>.json` replace texts of the locale files.
 * Wrong files give the colors of the project here; `validateCompany` reports them.
 */
export function company(folder = projectCompany): Plugin {
  const generated = join(root, 'node_modules/.dap', folder.split(/[/\\:]/).join('-'));
  return {
    name: 'company',
    enforce: 'pre',
    async config() {
      await writeModules(folder, generated);
      return { resolve: { alias: aliases(folder, generated) } };
    },
    configureServer(server) {
      server.watcher.add(folder);
      // The restart generates the modules again and reloads the open pages.
      server.watcher.on('all', (_, file) => {
        if (file.startsWith(folder)) void server.restart();
      });
    },
    load: {
      order: 'pre',
      filter: { id: /\/locales\/\w+(\.\w+)?\.json/ },
      handler(id) {
        const [file = ''] = id.split('?', 1);
        const [language = ''] = basename(file).split('.', 1);
        const own = companyTexts(folder, language);
        const texts = readJson(file);
        const known = Object.entries(own).filter(([key]) => key in texts);
        return known.length ? JSON.stringify({ ...texts, ...Object.fromEntries(known) }) : undefined;
      },
    },
  };
}

/** The first alias that matches counts. */
const aliases = (folder: string, generated: string): Alias[] => [
  { find: '#brand.css', replacement: join(generated, 'brand.css') },
  { find: '#brand', replacement: join(generated, 'brand.ts') },
  { find: '#company/image-colors.json', replacement: join(generated, 'image-colors.json') },
  { find: '#company/logo.ts', replacement: join(logoFile(folder) ? generated : folder, 'logo.ts') },
  { find: '#company', replacement: folder },
];

async function writeModules(folder: string, generated: string): Promise<void> {
  const { values } = await loadCompany(folder);
  const tones = tonesOf(values['colors.ts'] ?? projectBrand);
  const svg = logoFile(folder);
  const shapes = svg && readSvgLogo(readFileSync(svg, 'utf8'));
  const logo = Array.isArray(shapes) ? [plate, ...shapes] : [];
  // The gallery of a company may show images of the project too.
  const made = {
    ...readJson(join(projectCompany, 'image-colors.json')),
    ...readJson(join(folder, 'image-colors.json')),
  };
  writeFiles(generated, [
    ['brand.css', brandCss(tones)],
    ['brand.ts', `export const tones = ${JSON.stringify(tones)};\n`],
    ['image-colors.json', JSON.stringify(made)],
    ['logo.ts', `export const logo = ${JSON.stringify(logo)};\n`],
  ]);
}
