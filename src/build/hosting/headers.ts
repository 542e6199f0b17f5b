import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, serialize } from 'parse5';
import { widgetNames } from '../../../widgets/widget-names.ts';
import { filesIn } from '../files.ts';
import { attributesOf, elementsIn } from '../pages/html.ts';
import types from './mime-types.json' with { type: 'json' };

export type Headers = Record<string, string>;
/**
 * The own headers of a path, or of all paths below it if it ends with `*`. The first match counts. These are files, such as
 * scripts and images, or pages that any page may show in an iframe.
 */
type HeaderRule = { path: string; headers: Headers; kind: 'file' | 'framed' };

/** The content of the pages that the policy allows: hashes of inline scripts and styles, and origins of images. */
export type PolicySources = { scripts: string[]; styles: string[]; images: string[] };

/**
 * The targets of the order form without JavaScript. `wa.me` redirects to the other host. Chromium checks redirects of
 * forms too and blocks them silently; WebKit does so in the same tab.
 */
const chat = 'https://wa.me https://api.whatsapp.com';

const policy = ({ scripts, styles, images }: PolicySources, framed: boolean) =>
  [
    `default-src 'none'; script-src ${["'self'", ...scripts].join(' ')}; style-src ${["'self'", ...styles].join(' ')}; img-src ${["'self'", 'data:', ...images].join(' ')}; font-src 'self'`,
    `connect-src 'self'; frame-src 'self'; manifest-src 'self'; form-action ${chat}; base-uri 'none'${framed ? '' : `; ${ancestors}`}`,
    "require-trusted-types-for 'script'; trusted-types 'none'",
  ].join('; ');

/** The headers of every file that is not a document. Other security headers have no effect on it. */
const fileHeaders: Headers = {
  'X-Content-Type-Options': 'nosniff',
  'Strict-Transport-Security': 'max-age=31536000',
};

/** The headers of every document, including errors. A framed page may be shown in an iframe of any page. */
export const commonHeaders = (sources: PolicySources, framed = false): Headers => ({
  'Content-Security-Policy': policy(sources, framed),
  ...fileHeaders,
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
});

export const ancestors = "frame-ancestors 'self'";

/** For all origins, including pages with `Cross-Origin-Embedder-Policy: require-corp`. */
const crossOrigin: Headers = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};
const minute = 60;
const day = 24 * 60 * minute;
/** Fresh for some seconds, and then served once more while the browser revalidates it. */
const cached = (fresh: number, stale: number): Headers => ({
  'Cache-Control': `public, max-age=${fresh}, stale-while-revalidate=${stale}`,
});
/** The file names contain a hash or a version. */
const immutable: Headers = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/** For all other paths, mainly pages: revalidated each time, so that a page never refers to files of an earlier build. */
export const defaultHeaders: Headers = { 'Cache-Control': 'no-cache' };

const file = (path: string, headers: Headers): HeaderRule => ({ path, headers, kind: 'file' });
const framed = (path: string): HeaderRule => ({
  path,
  headers: { ...defaultHeaders, 'Cross-Origin-Resource-Policy': 'cross-origin' },
  kind: 'framed',
});

/** Paths with their own headers. A path within another path comes first. */
export const headerRules: HeaderRule[] = [
  file('/assets/*', immutable),
  file('/fonts/*', cached(7 * day, 30 * day)),
  // Browsers request it again with each change of the URL.
  file('/icon.svg', { ...crossOrigin, ...cached(day, 7 * day) }),
  file('/pictures/*', { ...crossOrigin, ...cached(day, 7 * day) }),
  // Sandboxed iframe pages have an opaque origin.
  file('/iframe/*', { ...crossOrigin, ...defaultHeaders }),
  file('/embed.js', { ...crossOrigin, ...cached(5 * minute, 5 * minute) }),
  // It changes with each release.
  file('/embed/versions.json', { ...crossOrigin, ...defaultHeaders }),
  ...widgetNames.flatMap((name) => [framed(`/embed/${name}/*`), framed(`/embed/${name}`)]),
  // The chunks and the pinned versions.
  file('/embed/*', { ...crossOrigin, ...immutable }),
];

/** The path of a rule without the `*` at its end. */
export const startOf = ({ path }: HeaderRule) => (path.endsWith('*') ? path.slice(0, -1) : path);

/** MIME types of the published files, by file extension. */
export const mimeTypes: Record<string, string> = types;

export const isText = /^text\/|json$|xml$/;

/** The `Content-Type` of a file extension without the dot; undefined if it is unknown. */
export function contentType(ending: string): string | undefined {
  const type = mimeTypes[ending];
  return type && isText.test(type) ? `${type}; charset=utf-8` : type;
}

/**
 * The own headers of the paths of a rule. Iframe pages also work in pages with `Cross-Origin-Embedder-Policy: require-corp`,
 * which is required of both. Images of a CDN may lack the header that it requires of them; Safari does not know `credentialless`.
 */
export const ownHeaders = ({ headers, kind }: HeaderRule, { images }: PolicySources): Headers => ({
  ...headers,
  ...(kind === 'framed' && {
    'Cross-Origin-Embedder-Policy': images.length ? 'credentialless' : 'require-corp',
  }),
});

/** All headers of the paths of a rule. */
export const headersOf = (rule: HeaderRule, sources: PolicySources): Headers => ({
  ...(rule.kind === 'file' ? fileHeaders : commonHeaders(sources, true)),
  ...ownHeaders(rule, sources),
});

/** All headers of an existing file. */
export function headersFor(path: string, sources: PolicySources): Headers {
  const place = headerRules.find((one) =>
    one.path.endsWith('*') ? path.startsWith(startOf(one)) : path === one.path,
  );
  return place ? headersOf(place, sources) : { ...commonHeaders(sources), ...defaultHeaders };
}

/** Sources that the Content-Security-Policy must allow: the hashes of the inline scripts and styles, and the origins of images. */
export function policySourcesOf(dist: string): PolicySources {
  const pages = filesIn(dist)
    .filter((name) => name.endsWith('.html') && !name.startsWith('demo'))
    .map((name) => parse(readFileSync(join(dist, name), 'utf8')));
  const all = (name: string) => pages.flatMap((page) => elementsIn(page, name));
  // CSP 3, "hash-source".
  const hashes = (elements: ReturnType<typeof all>) => {
    const texts = new Set(elements.map((element) => serialize(element)));
    return [...texts].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  };
  // Structured data has a type.
  const scripts = all('script').filter(({ attrs }) => !attrs.some(({ name }) => /^(src|type)$/.test(name)));
  const urls = all('img').flatMap((image) => attributesOf(image).src ?? []);
  const origins = urls.filter((url) => url.startsWith('https://')).map((url) => new URL(url).origin);
  return { scripts: hashes(scripts), styles: hashes(all('style')), images: [...new Set(origins)] };
}
