import { readdirSync, readFileSync, statSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { createServer } from 'node:net';
import { extname, join } from 'node:path';
import sirv from 'sirv';
import type { Connect, Plugin } from 'vite';
import { BuildError } from '../build-error.ts';
import { policySourcesOf } from '../pages/critical-css.ts';
import { commonHeaders, contentType, type Headers, headersFor, notFoundHeaders } from './headers.ts';
import { lastFile } from './write-hosting.ts';

/** Serves a built folder as the servers of production do: headers, compressed files, and 404 for the rest. */
export function serveBuilt(dist: string): Connect.NextHandleFunction {
  let built = 0;
  let serve: Connect.NextHandleFunction;
  return (...exchange) => {
    // A build may have taken the place of the one that this began with, or a deployment whose headers are the same.
    const now = changed(join(dist, lastFile)) + changed(join(dist, '.releases/releases.json'));
    if (now !== built || !serve) {
      serve = serveAsIs(dist);
      built = now;
    }
    serve(...exchange);
  };
}

function serveAsIs(dist: string): Connect.NextHandleFunction {
  const sources = policySourcesOf(dist);
  const page = readFileSync(join(dist, '404.html'));
  const files = sirv(dist, { brotli: true, gzip: true, etag: true });
  return (request, response) => {
    const [path = '/'] = (request.url ?? '/').split(/[?#]/, 1);
    const type = contentType(extname(path).slice(1));
    send(response, { ...headersFor(path, sources), ...(type && { 'Content-Type': type }) });
    const notFound = () => {
      for (const name of Object.keys(headersFor(path, sources))) response.removeHeader(name);
      send(response, {
        ...commonHeaders(sources),
        ...notFoundHeaders,
        'Content-Type': contentType('html') ?? '',
      });
      response.writeHead(404).end(page);
    };
    if (/^\/404(\.html)?\/?$/.test(path)) notFound();
    else files(request, response, notFound);
  };
}

function changed(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function send(response: ServerResponse, headers: Headers): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/** True when there is no whole build, or when a source is newer than it. */
export function isStale(dist: string, sources: string[]): boolean {
  const since = changed(join(dist, lastFile));
  return !since || sources.some((source) => newest(source) > since);
}

function newest(path: string): number {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}

/** Checks the port before the build. @throws BuildError if another process uses it */
async function mustBeFree(port: number): Promise<void> {
  const asked = createServer();
  await new Promise<void>((free, taken) => {
    asked.once('error', () =>
      taken(
        new BuildError([
          `Port ${port} is in use. The server was not started. Stop the other process, or run \`PORT=${port + 1} npm start\`.`,
        ]),
      ),
    );
    asked.listen(port, '127.0.0.1', () => asked.close(() => free()));
  });
}

/** `vite preview` with a fresh build behind it and the headers of production. */
export function productionPreview(dist: string, sources: string[], build: () => Promise<void>): Plugin {
  return {
    name: 'production-preview',
    apply: (_, { isPreview }) => Boolean(isPreview),
    async configResolved({ preview: { port } }) {
      await mustBeFree(port);
      if (isStale(dist, sources)) await build();
    },
    configurePreviewServer(server) {
      server.middlewares.use(serveBuilt(dist));
    },
  };
}
