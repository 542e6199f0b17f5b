import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import sirv from 'sirv';
import type { Connect, Plugin } from 'vite';
import { everywhere, type Headers, headersFor, missing, typeOf } from './headers.ts';
import { lastFile } from './hosting/write-hosting.ts';
import { inlineHashes } from './page-style.ts';

/** Serves a built folder as the servers of production do: headers, compressed files, and 404 for the rest. */
export function serveBuilt(dist: string): Connect.NextHandleFunction {
  const inline = inlineHashes(dist);
  const page = readFileSync(join(dist, '404.html'));
  const files = sirv(dist, { brotli: true, gzip: true, etag: true });
  return (request, response) => {
    const path = (request.url ?? '/').replace(/[?#].*$/, '');
    const type = typeOf(extname(path).slice(1));
    send(response, { ...headersFor(path, inline), ...(type && { 'Content-Type': type }) });
    const notFound = () => {
      for (const name of Object.keys(headersFor(path, inline))) response.removeHeader(name);
      send(response, { ...everywhere(inline), ...missing, 'Content-Type': typeOf('html') ?? '' });
      response.writeHead(404).end(page);
    };
    if (/^\/404(\.html)?\/?$/.test(path)) notFound();
    else files(request, response, notFound);
  };
}

function send(response: ServerResponse, headers: Headers): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/** True when there is no whole build, or when a source is newer than it. */
export function isStale(dist: string, sources: string[]): boolean {
  const built = join(dist, lastFile);
  if (!existsSync(built)) return true;
  const since = statSync(built).mtimeMs;
  return sources.some((source) => newest(source) > since);
}

function newest(path: string): number {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}

/** `vite preview` with a fresh build behind it and the headers of production. */
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
