import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const compressible = /\.(html|js|css|svg|json|xml|txt|vcf|webmanifest)$/;

/** The published files by their path: bytes as served (brotli at quality 11), and what a script imports at once. */
export type Files = Record<string, { bytes: number; imports: string[] }>;

/** Writes a `.br` beside every file that compresses, for servers that hand it out, and measures all files. */
export function compress(dist: string): Files {
  const files: Files = {};
  for (const file of filesIn(dist)) {
    const name = relative(dist, file);
    if (!compressible.test(file)) {
      files[name] = { bytes: statSync(file).size, imports: [] };
      continue;
    }
    const text = readFileSync(file);
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    const compressed = brotliCompressSync(text, { params });
    writeFileSync(`${file}.br`, compressed);
    files[name] = {
      bytes: compressed.length,
      imports: name.endsWith('.js') ? importsOf(name, String(text)) : [],
    };
  }
  return files;
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.br'))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** The static imports of a minified chunk, as paths below the published folder. */
function importsOf(name: string, text: string): string[] {
  const found = text.matchAll(/\b(?:import|from)\s*["`](\.[^"`]+)["`]/g);
  return Array.from(found, ([, path = '']) => posix.join(dirname(name), path));
}

/** A promise about bytes, kept by the build: the files that match, with all that they import at once. */
export type Budget = {
  what: string;
  limit: number;
  files: RegExp;
  /** What is there already and does not count. */
  without?: RegExp;
};

const orderForm = /^embed\.js$|^embed\/(view|order-form\.view|ar)-/;

/** kB is 1000 bytes, as in `README.md`. */
export const budgets: Budget[] = [
  { what: '`embed.js`', limit: 5300, files: /^embed\.js$/ },
  {
    what: 'order form on a partner’s page, until it can be sent, in Arabic',
    limit: 91_000,
    files: orderForm,
  },
  {
    what: 'gallery beside it, with its lightbox',
    limit: 12_000,
    files: /^embed\/(gallery\.view|lightbox)-/,
    without: orderForm,
  },
  {
    what: 'language switcher beside it',
    limit: 12_000,
    files: /^embed\/language-switcher\.view-/,
    without: orderForm,
  },
  {
    what: 'company card beside it',
    limit: 12_000,
    files: /^embed\/(business-card\.view|cards-ar)-/,
    without: orderForm,
  },
  {
    what: 'employee card beside it',
    limit: 12_000,
    files: /^embed\/(employee-card\.view|cards-ar)-/,
    without: orderForm,
  },
  {
    what: 'a code, when a card is shown',
    limit: 8000,
    files: /^embed\/qr-code-/,
    without: /^embed\/employee-card\.view-/,
  },
  {
    what: 'site, scripts before the visitor acts',
    limit: 2000,
    files: /^assets\/(index|detect-language)-[^/]+\.js$/,
  },
  {
    what: 'site, all scripts a visitor can use, in Arabic',
    limit: 142_000,
    files: /^assets\/(?!(en|fa|fr|ja)-)[^/]+\.js$/,
  },
  { what: 'HTML of the Arabic home page', limit: 12_000, files: /^ar\/index\.html$/ },
  { what: 'the one font, for Arabic and Persian', limit: 29_000, files: /\.woff2$/ },
];

/** How many bytes each budget holds now. */
export function measured(files: Files, promises = budgets): { what: string; limit: number; bytes: number }[] {
  return promises.map(({ what, limit, files: pattern, without }) => {
    const wanted = closure(files, pattern);
    if (!wanted.size) throw new Error(`No file belongs to the budget “${what}”; its pattern is out of date.`);
    for (const name of without ? closure(files, without) : []) wanted.delete(name);
    return {
      what,
      limit,
      bytes: Array.from(wanted).reduce((sum, name) => sum + (files[name]?.bytes ?? 0), 0),
    };
  });
}

function closure(files: Files, pattern: RegExp): Set<string> {
  const found = new Set<string>();
  const add = (name: string) => {
    if (found.has(name) || !files[name]) return;
    found.add(name);
    files[name].imports.forEach(add);
  };
  Object.keys(files)
    .filter((name) => pattern.test(name))
    .forEach(add);
  return found;
}

/** @throws when a budget is exceeded, naming it and by how much */
export function keepBudgets(files: Files, promises = budgets): string {
  const rows = measured(files, promises);
  const over = rows.filter(({ bytes, limit }) => bytes > limit);
  const line = ({ what, bytes, limit }: (typeof rows)[number]) => `${bytes} of ${limit} B  ${what}`;
  if (over.length) throw new Error(`Too large (brotli): ${over.map(line).join('; ')}`);
  return rows.map(line).join('\n');
}
