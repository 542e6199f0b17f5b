import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Alias, Plugin } from 'vite';
import { type Brand, brandCss, projectBrand, tonesOf } from './brand.ts';
import { companyFiles, companyFolder, companyTexts, projectCompany, root } from './folder.ts';
import { loadCompany } from './load-company.ts';
import { logoFile, plate, readSvgLogo } from './logo.ts';

const read = (file: string): Record<string, string> =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};

/**
 * The data of a company as modules:
 * - `#company/…` is its folder, by default `widgets/company`;
 * - `#brand` and `#brand.css` are made from the colors in its `colors.ts`;
 * - `logo.ts` is made from its `logo.svg`, if there is one;
 * - its `words/<language>.json` replace texts of the locale files.
 * Wrong files give the colors of the project here; `validateCompany` reports them.
 */
export function company(folder = companyFolder()): Plugin {
  const name = `${basename(folder)}-${createHash('sha256').update(folder).digest('hex').slice(0, 8)}`;
  const generated = join(root, 'node_modules/.dap', name);
  return {
    name: 'company',
    enforce: 'pre',
    async config() {
      await writeModules(folder, generated);
      return { resolve: { alias: aliases(folder, generated) } };
    },
    configureServer(server) {
      const sources = ['colors.ts', 'logo.svg', 'made.json'].map((file) => join(folder, file));
      server.watcher.on('all', (_, file) => {
        if (sources.includes(file)) void server.restart();
      });
    },
    load: {
      order: 'pre',
      filter: { id: /\/locales\/\w+(\.\w+)?\.json/ },
      handler(id) {
        const [file = ''] = id.split('?', 1);
        const [language = ''] = basename(file).split('.', 1);
        const own = companyTexts(folder, language);
        const texts = read(file);
        const known = Object.entries(own).filter(([key]) => key in texts);
        return known.length ? JSON.stringify({ ...texts, ...Object.fromEntries(known) }) : undefined;
      },
    },
  };
}

/** The first alias that matches counts. */
function aliases(folder: string, generated: string): Alias[] {
  const made = logoFile(folder) ? ['logo.ts', 'made.json'] : ['made.json'];
  const brand = ['#brand.css', '#brand'].map((find) => ({
    find,
    replacement: join(generated, find === '#brand' ? 'brand.ts' : 'brand.css'),
  }));
  return [...brand, ...to(generated, made), ...to(folder, companyFiles())];
}

/** Aliases of files as `#company/facts.ts`. */
function to(folder: string, files: string[]): Alias[] {
  return files.map((file) => ({
    find: `#company/${file}`,
    replacement: join(folder, file),
  }));
}

async function writeModules(folder: string, generated: string): Promise<void> {
  const { values } = await loadCompany(folder);
  const tones = tonesOf((values['colors.ts'] as Brand | undefined) ?? projectBrand);
  const svg = logoFile(folder);
  const shapes = svg && readSvgLogo(readFileSync(svg, 'utf8'));
  mkdirSync(generated, { recursive: true });
  const write = (name: string, text: string) => writeFileSync(join(generated, name), text);
  write('brand.css', brandCss(tones));
  write('brand.ts', `export const tones = ${JSON.stringify(tones)};\n`);
  // The gallery of a company may show images of the project too.
  write(
    'made.json',
    JSON.stringify({ ...read(join(projectCompany, 'made.json')), ...read(join(folder, 'made.json')) }),
  );
  const logo = Array.isArray(shapes) ? [plate, ...shapes] : [];
  write('logo.ts', `export const logo = ${JSON.stringify(logo)};\n`);
}
