import { existsSync, readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesIn, writeFiles } from '../company/folder.ts';
import { policySourcesOf } from '../pages/critical-css.ts';
import {
  ancestors,
  commonHeaders,
  defaultHeaders,
  type HeaderRule,
  type Headers,
  headerRules,
  type PolicySources,
  startOf,
} from './headers.ts';
import { apache, caddy, nginx } from './servers.ts';

/** The build writes this file last: a folder that contains it is a complete build. */
export const lastFile = '_headers';

/** Writes the configuration of web servers and hosts. No server serves files that begin with a dot. */
export function writeHosting(dist: string): void {
  const sources = policySourcesOf(dist);
  const folders = readdirSync(dist).filter((name) => existsSync(join(dist, name, 'index.html')));
  writeFiles(dist, [
    ['.hosting/nginx.conf', nginx(sources)],
    ['.hosting/Caddyfile', caddy(sources)],
    ['.htaccess', apache(sources)],
    [lastFile, staticHosts(folders, sources)],
  ]);
}

/**
 * `_headers` for Netlify and Cloudflare Pages. They join all rules that match a path, so no two of them may have the
 * same header. Pages have rules of their own; other files keep the host's `max-age=0, must-revalidate`. If there are two
 * policies, both apply, so only the rules of pages have `frame-ancestors`.
 * @param folders the top-level folders with pages, such as `ar`
 */
export function staticHosts(folders: string[], sources: PolicySources): string {
  const pages = ['/', ...folders.flatMap((name) => [`/${name}`, `/${name}/*`])];
  const rules = [
    rule('/*', commonHeaders(sources, true)),
    ...headerRules.map((place, at) => rule(place.path, ownHeaders(place, headerRules.slice(at + 1)))),
    ...pages.map((path) => rule(path, { ...defaultHeaders, 'Content-Security-Policy': ancestors })),
    rule('/contact/*', { ...defaultHeaders, 'Content-Type': 'text/vcard; charset=utf-8' }),
    rule('/.well-known/*', { ...defaultHeaders, 'Content-Type': 'text/plain; charset=utf-8' }),
  ];
  return `# Generated from src/build/hosting/headers.ts.\n${rules.join('')}`;
}

/** The headers of a rule that no later rule with a shorter path sends too. */
function ownHeaders({ path, headers }: HeaderRule, others: HeaderRule[]): Headers {
  const wider = others.filter((one) => path.startsWith(startOf(one)));
  const isOwn = ([name, value]: [string, string]) => wider.every((one) => one.headers[name] !== value);
  return Object.fromEntries(Object.entries(headers).filter(isOwn));
}

function rule(path: string, headers: Headers): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${path}\n${lines.join('')}`;
}

const compressible = /\.(html|js|css|svg|json|xml|txt|vcf|webmanifest)$/;
const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Writes a `.br` and a `.gz` file for every text file. Compressed files of earlier versions are kept. */
export async function compress(dist: string): Promise<void> {
  const names = filesIn(dist).filter((name) => compressible.test(name));
  await Promise.all(
    names.map(async (name) => {
      const file = join(dist, name);
      if (/^embed\/\d/.test(name) && existsSync(`${file}.br`)) return;
      const text = await readFile(file);
      await writeFile(`${file}.br`, await brotli(text, { params }));
      await writeFile(`${file}.gz`, await gz(text, { level: 9 }));
    }),
  );
}
