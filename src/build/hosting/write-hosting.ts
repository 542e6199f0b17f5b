import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { filesIn, readSource, writeFiles } from '../files.ts';
import { fillTemplate } from '../pages/html.ts';
import {
  ancestors,
  commonHeaders,
  contentType,
  defaultHeaders,
  type Headers,
  headerRules,
  headersOf,
  isText,
  mimeTypes,
  ownHeaders,
  type PolicySources,
  policySourcesOf,
  startOf,
} from './headers.ts';

/** Writes the configuration of web servers and hosts. No server serves files that begin with a dot. */
export function writeHosting(dist: string): void {
  const sources = policySourcesOf(dist);
  const config = (template: string, values: Record<string, string>) =>
    fillTemplate(readSource(`src/build/hosting/${template}`), values);
  writeFiles(dist, [
    ['.hosting/nginx.conf', config('nginx.conf', nginx(sources))],
    ['.htaccess', config('htaccess', apache(sources))],
    ['_headers', staticHosts(dist, sources)],
  ]);
}

const types = Object.keys(mimeTypes);

/** One line for each header, or for each other pair. */
const lines = (pairs: Headers, write: (name: string, value: string) => string) =>
  Object.entries(pairs)
    .map(([name, value]) => write(name, value))
    .join('\n');

/**
 * nginx drops inherited headers in a location that sets its own. Each location therefore repeats all of them. They have
 * `always`, so that error responses have them too.
 */
function nginx(sources: PolicySources) {
  const common = commonHeaders(sources);
  const location = (place: string, first: string, headers: Headers) =>
    `location ${place} {\n${first}\n${lines(headers, (name, value) => `add_header ${name} "${value}" always;`)}\n}`;
  const pages = 'try_files $uri $uri/index.html =404;';
  const places = headerRules.map((rule) => {
    const place = `${rule.path.endsWith('*') ? '^~' : '='} ${startOf(rule)}`;
    return location(place, rule.kind === 'framed' ? pages : 'try_files $uri =404;', headersOf(rule, sources));
  });
  const textTypes = Object.values(mimeTypes).filter((type) => type !== 'text/html' && isText.test(type));
  return {
    types: lines(mimeTypes, (ending, type) => `  ${type} ${ending};`),
    textTypes: [...new Set(textTypes)].join(' '),
    places: [
      location('/', pages, { ...common, ...defaultHeaders }),
      ...places,
      location('^~ /404.html', 'internal;', { ...common, ...defaultHeaders }),
    ].join('\n'),
  };
}

const header = (headers: Headers) => lines(headers, (name, value) => `Header always set ${name} "${value}"`);

/**
 * `.htaccess` finds pages and compressed files by rewriting, which Apache repeats for each result. mod_mime reads the type
 * and the encoding from the two extensions of `x.js.br`.
 */
function apache(sources: PolicySources) {
  // A rewritten path is that of the file: `/embed/order-form/index.html`, `/embed.js.br`.
  const places = headerRules
    .filter(({ path }) => !headerRules.some((other) => other.path === `${path}/*`))
    .map((rule) => ({ path: `${startOf(rule)}*`, headers: headersOf(rule, sources) }));
  const branches = places.map(({ path, headers }, at) => {
    const name = at === 0 ? 'If' : 'ElseIf';
    return `<${name} "%{REQUEST_URI} -strmatch '${path}'">\n${header(headers)}\n</${name}>`;
  });
  return {
    types: types.map((ending) => `AddType "${contentType(ending)}" .${ending}`).join('\n'),
    extensions: types.join('|'),
    places: branches.join('\n'),
    default: header({ ...commonHeaders(sources), ...defaultHeaders }),
  };
}

/**
 * `_headers` for Netlify and Cloudflare Pages. Files have the headers of documents too, because these hosts send the 404
 * page for any path. They join the headers of all rules that match a path. Only policies may be joined: if there are two,
 * both apply, so only the rules of pages have `frame-ancestors`. Other files keep the host's `max-age=0, must-revalidate`.
 */
export function staticHosts(dist: string, sources: PolicySources): string {
  const folders = readdirSync(dist).filter((name) => existsSync(join(dist, name, 'index.html')));
  const pages = ['/', ...folders.flatMap((name) => [`/${name}`, `/${name}/*`])];
  const rules = [
    rule('/*', commonHeaders(sources, true)),
    ...headerRules.flatMap((one) =>
      separate(dist, one.path).map((path) => rule(path, ownHeaders(one, sources))),
    ),
    ...pages.map((path) => rule(path, { ...defaultHeaders, 'Content-Security-Policy': ancestors })),
    rule('/contact/*', { ...defaultHeaders, 'Content-Type': 'text/vcard; charset=utf-8' }),
  ];
  return `# Generated from src/build/hosting/headers.ts.\n${rules.join('')}`;
}

/** The path of a rule. If other rules are within it, the paths of the files and folders without a rule of their own. */
function separate(dist: string, path: string): string[] {
  const start = path.slice(0, -1);
  const inner = headerRules.map((one) => one.path).filter((one) => one !== path && one.startsWith(start));
  if (!path.endsWith('*') || !inner.length) return [path];
  return readdirSync(join(dist, start), { withFileTypes: true })
    .filter(({ name }) => !/\.(br|gz)$/.test(name))
    .map((entry) => `${start}${entry.name}${entry.isDirectory() ? '/*' : ''}`)
    .filter((one) => !inner.includes(one));
}

function rule(path: string, headers: Headers): string {
  return `${path}\n${lines(headers, (name, value) => `  ${name}: ${value}`)}\n`;
}

/** Writes a `.br` and a `.gz` file for every text file. */
export function compress(dist: string): void {
  for (const name of filesIn(dist)) {
    if (!isText.test(mimeTypes[extname(name).slice(1)] ?? '')) continue;
    const text = readFileSync(join(dist, name));
    writeFileSync(join(dist, `${name}.br`), brotliCompressSync(text));
    writeFileSync(join(dist, `${name}.gz`), gzipSync(text, { level: 9 }));
  }
}
