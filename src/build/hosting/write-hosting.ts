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

/** Written last of all: a folder that has it is a whole build. */
export const lastFile = '_headers';

/** Puts what servers need to know beside the published files. No server hands out what begins with a dot. */
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
 * `_headers`, which Netlify and Cloudflare Pages read. They join the rules that fit a path, so none may name a
 * header that another one names for it too: pages stand by their paths here, and what is left keeps the host's own
 * `max-age=0, must-revalidate`. Two policies both hold, so that pages alone say whose frames may show them.
 * @param folders those at the top with pages in them, such as `ar`
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
  return `# Made by the build from src/build/hosting/headers.ts.\n${rules.join('')}`;
}

/** The headers of a place that no wider place sends too. */
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

/** Writes a `.br` and a `.gz` beside every text file. Files of former versions that have them stay as they are. */
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
