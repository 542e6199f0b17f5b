import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const compressible = /\.(html|js|css|svg|json|xml|txt|vcf|webmanifest)$/;

/** Sizes as served, in bytes: brotli at quality 11 where a file compresses. Keys are paths below the folder. */
export type Sizes = Record<string, number>;

/** Writes a `.br` beside every file that compresses, for servers that hand it out, and measures all files. */
export function compress(dist: string): Sizes {
  const sizes: Sizes = {};
  for (const file of filesIn(dist)) {
    const name = relative(dist, file);
    if (!compressible.test(file)) {
      sizes[name] = statSync(file).size;
      continue;
    }
    const compressed = brotliCompressSync(readFileSync(file), {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    });
    writeFileSync(`${file}.br`, compressed);
    sizes[name] = compressed.length;
  }
  return sizes;
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** A promise about bytes, kept by the build. */
export type Budget = { what: string; limit: number; files: (name: string) => boolean };

const embedChunk = (name: string) => name.startsWith('embed/');
/** Fetched only with a card, or when something is done with it. */
const cardChunk = (name: string) =>
  /\/((business|employee)-card|card-view|cards|qr|paper|site-origin)-/.test(name);
const language = (code: string) => new RegExp(`/${code}-[^/]+\\.js$`);
const otherLanguage = (name: string) => ['en', 'fa', 'fr', 'ja'].some((code) => language(code).test(name));

/** kB is 1000 bytes, as in `README.md`. */
export const budgets: Budget[] = [
  { what: '`embed.js`', limit: 5000, files: (name) => name === 'embed.js' },
  {
    what: 'order form on a partner’s page, until it can be sent, in Arabic',
    limit: 90_000,
    files: (name) =>
      name === 'embed.js' ||
      (embedChunk(name) && !cardChunk(name) && !/listbox|panel/.test(name) && !otherLanguage(name)),
  },
  {
    what: 'both cards after another widget, until they can be used',
    limit: 12_000,
    files: (name) => embedChunk(name) && cardChunk(name) && !/\/(qr|paper|cards-[efj])/.test(name),
  },
  {
    what: 'a code, when a card is shown',
    limit: 8000,
    files: (name) => embedChunk(name) && /\/qr-/.test(name),
  },
  {
    what: 'site, scripts before the visitor acts',
    limit: 2000,
    files: (name) => /^assets\/(index|detect-language)-[^/]+\.js$/.test(name),
  },
  {
    what: 'site, everything a visitor can use, in Arabic',
    limit: 115_000,
    files: (name) => /^assets\/.+\.(js|css)$/.test(name) && !otherLanguage(name),
  },
  { what: 'HTML of the Arabic home page', limit: 12_000, files: (name) => name === 'ar/index.html' },
  { what: 'the one font, for Arabic and Persian', limit: 29_000, files: (name) => name.endsWith('.woff2') },
];

/** How many bytes each budget holds now. */
export function measured(sizes: Sizes): { what: string; limit: number; bytes: number }[] {
  return budgets.map(({ what, limit, files }) => {
    const names = Object.keys(sizes).filter(files);
    if (!names.length)
      throw new Error(`No file belongs to the budget “${what}”; its pattern is out of date.`);
    return { what, limit, bytes: names.reduce((sum, name) => sum + (sizes[name] ?? 0), 0) };
  });
}

/** @throws when a budget is exceeded, naming it and by how much */
export function keepBudgets(sizes: Sizes): string {
  const rows = measured(sizes);
  const over = rows.filter(({ bytes, limit }) => bytes > limit);
  const line = ({ what, bytes, limit }: (typeof rows)[number]) => `${bytes} of ${limit} B  ${what}`;
  if (over.length) throw new Error(`Too large (brotli): ${over.map(line).join('; ')}`);
  return rows.map(line).join('\n');
}
