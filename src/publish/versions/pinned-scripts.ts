import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { minify, transformWithOxc } from 'vite';
import { importsOf } from '../sizes.ts';

const helper = new URL('../../../widgets/element/verified-import.ts', import.meta.url);

/** Scripts of one folder by their names. */
export type Scripts = Record<string, string>;

/** What `integrity` takes. */
export const sumOf = (bytes: string | Buffer) =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** An `import()` of a chunk as it is left by `proven-imports.ts` and the minifier. */
const later = /\bimport\([`"]\.\/([\w.-]+\.js)[`"]\+([\w$]+)\)/g;
const place = /^\(\(\)=>\{let ([\w$]+)=document\.currentScript\?\.src,([\w$]+)=\1\|\|/;
const first = /\bimport\([\w$]+\?new URL\(([\w$]+)\[0\],[\w$]+\)\.href:`\.\/\$\{\1\[0\]\}`\)/;
const renewal = /\bimport\(`\$\{[\w$]+\}\?\$\{Date\.now\(\)\}`\)/;

/**
 * The scripts of a build as they are pinned: each knows the sums of all that it fetches and imports nothing that has
 * another one. It is done on the finished text, since a sum is of the last byte.
 * @param loader the moving `embed.js`, whose chunks lie in `embed/`
 * @throws when the scripts are written in another way than this expects
 */
export async function pinnedScripts(loader: string, chunks: Scripts): Promise<Scripts> {
  const verify = await helperCode();
  const made: Scripts = {};
  const begun = new Set<string>();

  /** A chunk after all whose sums it holds. */
  const pin = (name: string): string => {
    if (made[name] !== undefined) return made[name];
    if (begun.has(name)) throw new Error(`${name} is fetched later by what it fetches later.`);
    begun.add(name);
    const here = withImports([name], chunks);
    const code = (chunks[name] ?? '').replace(later, (whole, file: string, again: string) => {
      const wanted = withImports([file], chunks).filter((one) => !here.includes(one));
      const sums = wanted.map((one) => {
        const address = one === file ? `["${one}"+${again}]` : `"${one}"`;
        return `${address}:"${sumOf(pin(one))}"`;
      });
      return `verifyFiles({${sums}},import.meta.url).then(()=>${whole})`;
    });
    const changed = code !== chunks[name];
    expectImports(name, code, code.match(/verifyFiles\(/g)?.length ?? 0);
    made[name] = changed ? `${verify}\n${code}` : code;
    return made[name];
  };

  const named = Array.from(loader.matchAll(/`embed\/([\w.-]+\.js)`/g), ([, name = '']) => name);
  const sums = withImports(named, chunks).map((name) => `"${name}":"${sumOf(pin(name))}"`);
  const [, , address] = place.exec(loader) ?? [];
  if (!address || !first.test(loader) || !renewal.test(loader) || /\b(sums|besideLoader)\b/.test(loader))
    throw new Error('embed.js is written in another way now: see pinned-scripts.ts.');
  const code = loader
    .replaceAll('`embed/', '`')
    // What is pinned has no newer copy to turn to.
    .replace(renewal, 'Promise.resolve()')
    .replace(first, (whole, files: string) => `verifyFiles(sums,besideLoader(),${files}).then(()=>${whole})`)
    .replace('(()=>{', () => `(()=>{${verify}const sums={${sums}},besideLoader=()=>${address};`);
  expectImports('embed.js', code, 1);
  for (const name of Object.keys(chunks)) pin(name);
  return { 'embed.js': code, ...made };
}

/** Some scripts and what they import, none before what it imports itself. */
function withImports(names: string[], chunks: Scripts, found: string[] = [], open: string[] = []): string[] {
  for (const name of names) {
    if (found.includes(name) || open.includes(name)) continue;
    withImports(importsOf(name, chunks[name] ?? ''), chunks, found, [...open, name]);
    found.push(name);
  }
  return found;
}

function expectImports(name: string, code: string, count: number): void {
  if ((code.match(/\bimport\(/g)?.length ?? 0) !== count)
    throw new Error(`${name} imports something whose sum it does not know: see pinned-scripts.ts.`);
}

async function helperCode(): Promise<string> {
  const { code } = await transformWithOxc(readFileSync(helper, 'utf8'), helper.pathname);
  const alone = `const verifyFiles=(()=>{${code.replace('export ', '')};return verifyFiles})();`;
  const { code: small } = await minify('verified-import.js', alone);
  return small.trim();
}
