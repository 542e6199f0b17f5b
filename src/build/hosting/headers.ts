import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { widgetNames } from '../../../widgets/widget-names.ts';
import { filesIn } from '../files.ts';
import types from './mime-types.json' with { type: 'json' };

export type Headers = Record<string, string>;
/** The headers of a path, or of all paths below it if it ends with `*`, besides `commonHeaders`. The first match counts. */
export type HeaderRule = {
  path: string;
  headers: Headers;
  /** Any page may show these pages in an iframe. */
  framed?: true;
};

/** The content of the pages that the policy allows: hashes of inline scripts and styles, and origins of images. */
export type PolicySources = { scripts: string[]; styles: string[]; pictures: string[] };

/**
 * The targets of the order form without JavaScript. `wa.me` redirects to the other host. Chromium checks redirects of
 * forms too and blocks them silently; WebKit does so in the same tab.
 */
const chat = 'https://wa.me https://api.whatsapp.com';

const policy = ({ scripts, styles, pictures }: PolicySources, framed: boolean) =>
  [
    `default-src 'none'; script-src ${["'self'", ...scripts].join(' ')}; style-src ${["'self'", ...styles].join(' ')}; img-src ${["'self'", 'data:', ...pictures].join(' ')}; font-src 'self'`,
    `connect-src 'self'; frame-src 'self'; worker-src 'self'; manifest-src 'self'; form-action ${chat}; base-uri 'none'${framed ? '' : `; ${ancestors}`}`,
    "require-trusted-types-for 'script'; trusted-types offline",
  ].join('; ');

/** The headers of every response, including errors. A framed page may be shown in an iframe of any page. */
export const commonHeaders = (sources: PolicySources, framed = false): Headers => ({
  'Content-Security-Policy': policy(sources, framed),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
  'Strict-Transport-Security': 'max-age=31536000',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
});

export const ancestors = "frame-ancestors 'self'";

/** For all origins, including pages with `Cross-Origin-Embedder-Policy: require-corp`. */
const crossOrigin: Headers = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};
/** Iframe pages also work in pages with `Cross-Origin-Embedder-Policy: require-corp`, which is required of both. */
const iframeHeaders: Headers = {
  'Cross-Origin-Embedder-Policy': 'require-corp',
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

/** Paths with their own headers. A path within another path comes first. */
export const headerRules: HeaderRule[] = [
  { path: '/assets/*', headers: immutable },
  { path: '/fonts/*', headers: cached(7 * day, 30 * day) },
  { path: '/pictures/*', headers: { ...crossOrigin, ...cached(day, 7 * day) } },
  { path: '/embed.js', headers: { ...crossOrigin, ...cached(5 * minute, day) } },
  // These change with each release.
  ...['/embed/versions.json', '/embed/CHANGELOG.md', '/embed/INTEGRATIONS.md'].map((path) => ({
    path,
    headers: { ...crossOrigin, ...defaultHeaders },
  })),
  ...widgetNames.map((name) => ({
    path: `/embed/${name}/*`,
    headers: { ...defaultHeaders, ...iframeHeaders },
    framed: true,
  })),
  { path: '/embed/*', headers: { ...crossOrigin, ...immutable } },
];

/** A missing file may exist a minute later, for example during a deployment. */
export const notFoundHeaders: Headers = { 'Cache-Control': 'no-store' };

/** The path of a rule without the `*` at its end. */
export const startOf = ({ path }: HeaderRule) => (path.endsWith('*') ? path.slice(0, -1) : path);

/** MIME types of the published files, by file extension. */
export const mimeTypes: Record<string, string> = types;

export const isText = /^text\/|json$|xml$/;

export function contentType(ending: string): string | undefined {
  const type = mimeTypes[ending];
  return type && isText.test(type) ? `${type}; charset=utf-8` : type;
}

/** All headers of an existing file. */
export function headersFor(path: string, sources: PolicySources): Headers {
  const place = headerRules.find((one) =>
    one.path.endsWith('*') ? path.startsWith(startOf(one)) : path === one.path,
  );
  return { ...commonHeaders(sources, place?.framed), ...(place?.headers ?? defaultHeaders) };
}

/** What the Content-Security-Policy must allow: the hashes of the inline script and style, and the origins of images. */
export function policySourcesOf(dist: string): PolicySources {
  const pages = filesIn(dist)
    .filter((name) => name.endsWith('.html') && !name.startsWith('demo'))
    .map((name) => readFileSync(join(dist, name), 'utf8'));
  const hashes = (inline: RegExp) =>
    [...new Set(pages.map((page) => inline.exec(page)?.[1] ?? ''))].filter(Boolean).map(hashOf);
  const pictures = pages.flatMap((page) =>
    Array.from(page.matchAll(/<img [^>]*src="(https:\/\/[^"]+)"/g), ([, url = '']) => new URL(url).origin),
  );
  return {
    scripts: hashes(/<script(?: data-titles="[^"]*")?>(.*?)<\/script>/s),
    styles: hashes(/<style>(.*?)<\/style>/s),
    pictures: [...new Set(pictures)],
  };
}

/** The hash of an inline script or style for a Content-Security-Policy (CSP 3, "hash-source"). */
export function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
