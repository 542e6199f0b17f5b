import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import sirv from 'sirv';
import type { Connect, Plugin } from 'vite';
import { marker } from '../files.ts';
import { commonHeaders, contentType, headersFor, notFoundHeaders, policySourcesOf } from './headers.ts';

/** Serves a built folder like a production server: with headers, compressed files and the 404 page. */
export function serveBuilt(dist: string): Connect.NextHandleFunction {
  let built = 0;
  let serve: Connect.NextHandleFunction;
  return (request, response, next) => {
    const now = changed(join(dist, marker));
    // Another build replaces the files, or has replaced them.
    if (!now) return void response.writeHead(503).end();
    if (now !== built) serve = serveAsIs(dist);
    built = now;
    serve(request, response, next);
  };
}

function serveAsIs(dist: string): Connect.NextHandleFunction {
  const sources = policySourcesOf(dist);
  const page = readFileSync(join(dist, '404.html'));
  const files = sirv(dist, { brotli: true, gzip: true, etag: true });
  const html = contentType('html') ?? '';
  const headersOf404 = { ...commonHeaders(sources), ...notFoundHeaders, 'Content-Type': html };
  return (request, response) => {
    const { headers: wanted } = request;
    // sirv fails on `bytes=5-2` and sends Brotli for `br;q=0`. A server may ignore ranges.
    delete wanted.range;
    wanted['accept-encoding'] = String(wanted['accept-encoding']).replace(/[^,]*;\s*q=0(\.0*)?\s*(,|$)/g, '');
    const path = decoded((request.url ?? '/').split(/[?#]/, 1)[0]);
    const type = contentType(extname(path).slice(1));
    const headers = { ...headersFor(path, sources), ...(type && { 'Content-Type': type }) };
    response.setHeaders(new Map(Object.entries(headers)));
    const notFound = () => {
      for (const name of response.getHeaderNames()) response.removeHeader(name);
      response.writeHead(404, headersOf404).end(page);
    };
    if (/^\/404(\.html(\.br|\.gz)?)?\/?$/.test(path)) notFound();
    else files(request, response, notFound);
  };
}

/** The path as sirv looks for it. */
function decoded(path = '/'): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

function changed(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** Whether there is no complete build, or a source is newer. */
export function isStale(dist: string, sources: string[]): boolean {
  const since = changed(join(dist, marker));
  return !since || sources.some((source) => newest(source) > since);
}

function newest(path: string): number {
  const inside = statSync(path).isDirectory() ? readdirSync(path) : [];
  return Math.max(changed(path), ...inside.map((name) => newest(join(path, name))));
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
