import { createReadStream, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream';
import type { Connect, Plugin } from 'vite';
import { decoded } from '../../../widgets/i18n/languages.ts';
import { filesIn, marker } from '../files.ts';
import {
  commonHeaders,
  contentType,
  headersFor,
  missingEmbed,
  notFoundHeaders,
  policySourcesOf,
} from './headers.ts';

/** Serves a built folder like a production server: with headers, compressed files and the 404 page. */
export function serveBuilt(dist: string): Connect.NextHandleFunction {
  let built = 0;
  let serve: Connect.SimpleHandleFunction;
  return (request, response) => {
    const now = completed(dist);
    // Another build replaces the files, or has replaced them.
    if (!now) return void response.writeHead(503).end();
    if (now !== built) serve = serveAsIs(dist);
    built = now;
    serve(request, response);
  };
}

/** The names of the encodings, the best first, and the extensions of their files. */
const encodings = Object.entries({ br: '.br', gzip: '.gz' });

function serveAsIs(dist: string): Connect.SimpleHandleFunction {
  const sources = policySourcesOf(dist);
  const isPublic = (name: string) => !/(^|\/)\.(?!well-known\/)|^(404\.html|_headers)/.test(name);
  const published = filesIn(dist).filter(isPublic);
  const files = new Map(published.map((name) => [name, statSync(join(dist, name))]));
  const page = readFileSync(join(dist, '404.html'));
  const headersOf404 = {
    ...commonHeaders(sources),
    ...notFoundHeaders,
    'Content-Type': contentType('html') ?? '',
  };
  return ({ method = '', url = '/', headers: wanted }, response) => {
    if (!['GET', 'HEAD'].includes(method))
      return void response.writeHead(405, { Allow: 'GET, HEAD', ...notFoundHeaders }).end();
    const path = decoded(url.replace(/[?#].*/s, ''));
    const names = [path, `${path.replace(/\/$/, '')}/index.html`].map((one) => one.slice(1));
    const name = names.find((one) => files.has(one));
    if (name === undefined) {
      const more = path.startsWith(missingEmbed.path) && missingEmbed.headers;
      return void response.writeHead(404, { ...headersOf404, ...more }).end(page);
    }
    const compressed = encodings.filter(([, ending]) => files.has(name + ending));
    const accepted = String(wanted['accept-encoding']).split(',');
    const [encoding, ending = ''] = compressed.find(([one]) => accepted.some(accepts(one))) ?? [];
    const { size = 0, mtimeMs = 0 } = files.get(name + ending) ?? {};
    const etag = `W/"${size}-${mtimeMs}"`;
    const isKnown = wanted['if-none-match']?.split(',').some((one) => one.trim() === etag);
    const type = contentType(extname(name).slice(1));
    response.writeHead(isKnown ? 304 : 200, {
      ...headersFor(path, sources),
      ETag: etag,
      ...(compressed.length && { Vary: 'Accept-Encoding' }),
      ...(!isKnown && {
        'Content-Length': size,
        ...(type && { 'Content-Type': type }),
        ...(encoding && { 'Content-Encoding': encoding }),
      }),
    });
    if (isKnown || method === 'HEAD') return void response.end();
    // Fails if the visitor leaves.
    pipeline(createReadStream(join(dist, name + ending)), response, () => {});
  };
}

/** Whether a part of `Accept-Encoding` accepts an encoding. */
const accepts = (encoding: string) => (part: string) => {
  const [name = '', quality = ''] = part.split(';').map((one) => one.trim());
  return name === encoding && !/^q=0(\.0*)?$/.test(quality);
};

/** The time of a complete build; 0 if there is none. */
function completed(dist: string): number {
  const { size, mtimeMs } = statSync(join(dist, marker), { throwIfNoEntry: false }) ?? {};
  return (size && mtimeMs) || 0;
}

/** Whether there is no complete build, or a source is newer. */
export function isStale(dist: string, sources: string[]): boolean {
  const since = completed(dist);
  return !since || sources.some((source) => newest(source) > since);
}

function newest(path: string): number {
  const file = statSync(path);
  const inside = file.isDirectory() ? readdirSync(path) : [];
  return Math.max(file.mtimeMs, ...inside.map((name) => newest(join(path, name))));
}

/** `vite preview` with an up-to-date build and the headers of production. */
export function productionPreview(dist: string, sources: string[], build: () => Promise<void>): Plugin {
  return {
    name: 'production-preview',
    apply: (_, { isPreview }) => Boolean(isPreview),
    async configResolved() {
      if (isStale(dist, sources)) await build();
    },
    configurePreviewServer(server) {
      server.middlewares.use(serveBuilt(dist));
    },
  };
}
