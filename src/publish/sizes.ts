import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type Budget, budgets, chunks, siteChunks } from './chunks.ts';
import { Refusal } from './refusal.ts';

const compressible = /\.(html|js|css|svg|json|xml|txt|vcf|webmanifest)$/;

/** The published files by their path: bytes as served (brotli at quality 11), and what a script imports at once. */
export type Files = Record<string, { bytes: number; imports: string[] }>;

/** Writes a `.br` and a `.gz` beside every file that compresses, for servers that hand them out, and measures all. */
export function compress(dist: string): Files {
  const files: Files = {};
  for (const file of filesIn(dist)) {
    const name = relative(dist, file);
    if (!compressible.test(file)) {
      files[name] = { bytes: statSync(file).size, imports: [] };
      continue;
    }
    const text = readFileSync(file);
    // A former version is as it was.
    if (/^embed\/\d/.test(name) && existsSync(`${file}.br`)) {
      files[name] = { bytes: statSync(`${file}.br`).size, imports: [] };
      continue;
    }
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    const compressed = brotliCompressSync(text, { params });
    writeFileSync(`${file}.br`, compressed);
    writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
    files[name] = {
      bytes: compressed.length,
      imports: name.endsWith('.js') ? importsOf(name, String(text)) : [],
    };
  }
  return files;
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** The static imports of a minified chunk, as paths below the published folder. */
export function importsOf(name: string, text: string): string[] {
  const found = text.matchAll(/\b(?:import|from)\s*["`](\.[^"`]+)["`]/g);
  return Array.from(found, ([, path = '']) => posix.join(dirname(name), path));
}

/** How many signs of a hash stand at the end of a script's name; the build writes the first, Vite the second. */
export const hashLengths: Record<string, number> = { embed: 6, assets: 8 };

/** What a file is called whatever it holds: `embed/view-DuCiIF.js` is `embed/view`. */
export function partOf(file: string): string {
  const length = hashLengths[dirname(file)];
  return length && file.endsWith('.js') ? file.slice(0, -'-.js'.length - length) : file;
}

type Row = { what: string; limit: number; bytes: number };

/** How many bytes each budget holds now. */
export function measured(files: Files, promises = budgets): Row[] {
  return promises.map((budget) => {
    const bytes = counted(files, budget).reduce((sum, name) => sum + (files[name]?.bytes ?? 0), 0);
    return { what: budget.what, limit: budget.limit, bytes };
  });
}

function counted(files: Files, { parts, without = [] }: Budget): string[] {
  const already = closure(files, without);
  return Array.from(closure(files, parts)).filter((name) => !already.has(name));
}

/** How many bytes each chunk of the embed holds now. @throws when there is one that the table does not know */
function measuredChunks(files: Files): Row[] {
  const scripts = Object.keys(files).filter((name) => dirname(name) === 'embed' && name.endsWith('.js'));
  return scripts.map((name) => {
    const chunk = chunks.find((one) => `embed/${one.name}` === partOf(name));
    if (!chunk) throw new Error(`src/publish/chunks.ts does not know ${name}: give it a line.`);
    return { what: `chunk ${chunk.name}`, limit: chunk.limit, bytes: files[name]?.bytes ?? 0 };
  });
}

/** What each counted chunk of the site is now, beside what it was when the ceiling of them all was set. */
function grownOf(files: Files, site: Budget): Row[] {
  return counted(files, site)
    .map((name) => ({
      what: `chunk ${partOf(name)}`,
      limit: siteChunks[partOf(name)] ?? 0,
      bytes: files[name]?.bytes ?? 0,
    }))
    .filter(({ bytes, limit }) => bytes > limit);
}

/** @throws when there is no such part: then the table is out of date */
function closure(files: Files, parts: string[]): Set<string> {
  const found = new Set<string>();
  const add = (name: string) => {
    if (found.has(name) || !files[name]) return;
    found.add(name);
    files[name].imports.forEach(add);
  };
  for (const part of parts) {
    const named = Object.keys(files).filter((name) =>
      part.endsWith('/') ? name.startsWith(part) && name.endsWith('.js') : partOf(name) === part,
    );
    if (!named.length)
      throw new Error(`Nothing published is called ${part}: src/publish/chunks.ts is out of date.`);
    named.forEach(add);
  }
  return found;
}

/** Names and words of an owner's own may take so much more than was promised: it is said, but stops no build. */
const air = 1.03;
const advice =
  'Shorten the words (widgets/locales, src/locales) or the code that grew, or raise the limit in src/publish/chunks.ts.';

/**
 * @returns the table of all budgets, and behind it what is over its own by less than 3 %
 * @throws when one is exceeded by more, naming it and each chunk that grew
 */
export function keepBudgets(files: Files, promises = budgets): string {
  const rows = measured(files, promises);
  const over = [...rows, ...measuredChunks(files)].filter(({ bytes, limit }) => bytes > limit);
  const stops = over.some(({ bytes, limit }) => bytes > limit * air);
  const site = promises.find(({ parts }) => parts.includes('assets/'));
  if (site && over.some(({ what }) => what === site.what)) over.push(...grownOf(files, site));
  const line = ({ what, bytes, limit }: Row) => `${bytes} of ${limit} B  ${what}`;
  if (stops) throw new Refusal([`Too large (brotli): ${over.map(line).join('; ')}. ${advice}`]);
  const warning = over.length
    ? [`Over budget, still within 3 %: ${over.map(line).join('; ')}. ${advice}`]
    : [];
  return [...rows.map(line), ...warning].join('\n');
}
