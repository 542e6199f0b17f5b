import { widgetNames } from '../../../widgets/index.ts';

/** What a server sends beside a file, by the names of the headers. */
export type Headers = Record<string, string>;
/** A path, all below it when it ends in `*`, and what is sent there beside `commonHeaders`. The first that fits counts. */
export type HeaderRule = {
  path: string;
  headers: Headers;
  /** Pages that any page may show in a frame. */
  framed?: true;
};

/** What the pages hold that a policy has to name: the hashes of their scripts and styles, and whence pictures come. */
export type PolicySources = { scripts: string[]; styles: string[]; pictures: string[] };

/**
 * Where an order without our script is sent: a form to `wa.me`, which answers by sending the browser on to the other
 * host. Chromium holds a form to this list there too, and blocks it silently; WebKit does in the same tab.
 */
const chat = 'https://wa.me https://api.whatsapp.com';

const policy = ({ scripts, styles, pictures }: PolicySources, framed: boolean) =>
  [
    `default-src 'none'; script-src ${["'self'", ...scripts].join(' ')}; style-src ${["'self'", ...styles].join(' ')}; img-src ${["'self'", 'data:', ...pictures].join(' ')}; font-src 'self'`,
    `connect-src 'self'; frame-src 'self'; worker-src 'self'; manifest-src 'self'; form-action ${chat}; base-uri 'none'${framed ? '' : `; ${ancestors}`}`,
    "require-trusted-types-for 'script'; trusted-types offline",
  ].join('; ');

/**
 * What every answer carries, errors too.
 * @param sources what the published pages hold (`policySourcesOf`)
 * @param framed whether other people's pages may show it
 */
export const commonHeaders = (sources: PolicySources, framed = false): Headers => ({
  'Content-Security-Policy': policy(sources, framed),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
  'Strict-Transport-Security': 'max-age=31536000',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
});

/** Whose page a page may be shown in. */
export const ancestors = "frame-ancestors 'self'";

/** For pages of other people too, those under `Cross-Origin-Embedder-Policy: require-corp` among them. */
const crossOrigin: Headers = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};
/** Iframe pages also work in pages with `Cross-Origin-Embedder-Policy: require-corp`, which is required of both. */
const iframeHeaders: Headers = {
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};
/** Their names hold a hash of their contents. */
const immutable: Headers = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/** All other paths, pages above all: kept, but asked about each time, so that a page never names files of yesterday. */
export const defaultHeaders: Headers = { 'Cache-Control': 'no-cache' };

/** The places with headers of their own; what lies within another stands before it. */
export const headerRules: HeaderRule[] = [
  { path: '/assets/*', headers: immutable },
  {
    path: '/fonts/*',
    headers: { 'Cache-Control': 'public, max-age=604800, stale-while-revalidate=2592000' },
  },
  {
    path: '/pictures/*',
    headers: { ...crossOrigin, 'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800' },
  },
  {
    path: '/embed.js',
    headers: { ...crossOrigin, 'Cache-Control': 'public, max-age=300, stale-while-revalidate=86400' },
  },
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
  // The worker that keeps the site: a browser that held on to it would hold on to a whole build.
  { path: '/offline.js', headers: { 'Cache-Control': 'no-cache' } },
];

/** What is missing now may be there in a minute, in the middle of a deployment. */
export const notFoundHeaders: Headers = { 'Cache-Control': 'no-store' };

/** The path of a rule without the `*` at its end. */
export const startOf = ({ path }: HeaderRule) => (path.endsWith('*') ? path.slice(0, -1) : path);

/** What the published files are, by their ending. */
export const mimeTypes: Record<string, string> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml',
  txt: 'text/plain',
  md: 'text/markdown',
  ts: 'text/plain',
  vcf: 'text/vcard',
  svg: 'image/svg+xml',
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  woff2: 'font/woff2',
};

export const isText = /^text\/|json$|xml$/;

/** A type, with a charset if it is text. */
export function contentType(ending: string): string | undefined {
  const type = mimeTypes[ending];
  return type && isText.test(type) ? `${type}; charset=utf-8` : type;
}

/** What is sent with a file that is there. */
export function headersFor(path: string, sources: PolicySources): Headers {
  const place = headerRules.find((one) =>
    one.path.endsWith('*') ? path.startsWith(startOf(one)) : path === one.path,
  );
  return { ...commonHeaders(sources, place?.framed), ...(place?.headers ?? defaultHeaders) };
}
