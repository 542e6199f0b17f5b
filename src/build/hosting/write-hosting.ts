import { existsSync, readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesIn, readSource, writeFiles } from '../files.ts';
import { fillTemplate } from '../pages/html.ts';
import {
  ancestors,
  commonHeaders,
  contentType,
  defaultHeaders,
  type HeaderRule,
  type Headers,
  headerRules,
  headersOf,
  isText,
  mimeTypes,
  notFoundHeaders,
  type PolicySources,
  policySourcesOf,
  startOf,
} from './headers.ts';

/** Writes the configuration of web servers and hosts. No server serves files that begin with a dot. */
export function writeHosting(dist: string): void {
  const sources = policySourcesOf(dist);
  const folders = readdirSync(dist).filter((name) => existsSync(join(dist, name, 'index.html')));
  const config = (template: string, values: Record<string, string>) =>
    fillTemplate(readSource(`src/build/hosting/${template}`), values);
  writeFiles(dist, [
    ['.hosting/nginx.conf', config('nginx.conf', nginx(sources))],
    ['.htaccess', config('htaccess', apache(sources))],
    ['_headers', staticHosts(folders, sources)],
  ]);
}

const types = Object.keys(mimeTypes);

/** One line for each header, or for each other pair. */
const lines = (pairs: Headers, write: (name: string, value: string) => string) =>
  Object.entries(pairs)
    .map(([name, value]) => write(name, value))
    .join('\n');

/**
 * nginx drops inherited headers in a location that sets its own. Each location therefore repeats all of them. The
 * security headers have `always`, so that error responses have them too.
 */
function nginx(sources: PolicySources) {
  const common = commonHeaders(sources);
  const pages = 'try_files $uri $uri/index.html =404;';
  const add = (headers: Headers, isForErrors: (name: string) => boolean) =>
    lines(headers, (name, value) => `add_header ${name} "${value}"${isForErrors(name) ? ' always' : ''};`);
  const location = (place: string, headers: Headers, first = 'try_files $uri =404;', isError = false) =>
    `location ${place} {\n${first}\n${add(headers, (name) => isError || name in common)}\n}`;
  const places = headerRules.map((rule) =>
    location(
      `${rule.path.endsWith('*') ? '^~' : '='} ${startOf(rule)}`,
      headersOf(rule, sources),
      rule.kind === 'framed' ? pages : undefined,
    ),
  );
  const textTypes = Object.values(mimeTypes).filter((type) => type !== 'text/html' && isText.test(type));
  return {
    types: lines(mimeTypes, (ending, type) => `  ${type} ${ending};`),
    textTypes: [...new Set(textTypes)].join(' '),
    errors: add(common, () => true),
    pages: location('/', { ...common, ...defaultHeaders }, pages),
    places: places.join('\n'),
    notFound: location('^~ /404.html', { ...common, ...notFoundHeaders }, 'internal;', true),
  };
}

const header = (headers: Headers) => lines(headers, (name, value) => `Header always set ${name} "${value}"`);

/**
 * `.htaccess` finds pages and compressed files by rewriting, which Apache repeats for each result. mod_mime reads the type
 * and the encoding from the two extensions of `x.js.br`.
 */
function apache(sources: PolicySources) {
  const common = commonHeaders(sources);
  // A rewritten path is that of the file: `/embed/order-form/index.html`, `/embed.js.br`.
  const places = headerRules
    .filter(({ path }) => !headerRules.some((other) => other.path === `${path}/*`))
    .map((rule) => ({ path: `${startOf(rule)}*`, headers: headersOf(rule, sources) }));
  const branches = [{ path: '/404.html*', headers: { ...common, ...notFoundHeaders } }, ...places].map(
    ({ path, headers }, at) => {
      const name = at === 0 ? 'If' : 'ElseIf';
      return `<${name} "%{REQUEST_URI} -strmatch '${path}'">\n${header(headers)}\n</${name}>`;
    },
  );
  return {
    types: types.map((ending) => `AddType "${contentType(ending)}" .${ending}`).join('\n'),
    extensions: types.join('|'),
    places: branches.join('\n'),
    default: header({ ...common, ...defaultHeaders }),
  };
}

/**
 * `_headers` for Netlify and Cloudflare Pages. Files have the headers of documents too, because these hosts send the 404
 * page for any path. They join all rules that match a path, so no two of them may have the
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
  return `${path}\n${lines(headers, (name, value) => `  ${name}: ${value}`)}\n`;
}

const compressible = /\.(html|js|css|svg|json|xml|txt|vcf|webmanifest)$/;
const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Writes a `.br` and a `.gz` file for every text file. */
export async function compress(dist: string): Promise<void> {
  const names = filesIn(dist).filter((name) => compressible.test(name));
  await Promise.all(
    names.map(async (name) => {
      const file = join(dist, name);
      const text = await readFile(file);
      await writeFile(`${file}.br`, await brotli(text, { params }));
      await writeFile(`${file}.gz`, await gz(text, { level: 9 }));
    }),
  );
}
