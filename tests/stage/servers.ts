import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { outDir } from '../../src/publish/company-folder.ts';
import { serveBuilt } from '../../src/publish/serve.ts';

/** The folder that is published. */
export const dist = outDir();

/** A server on a free port of this machine. */
export type Place = { url: string; close: () => void };

export function listen(server: Server): Promise<Place> {
  // Node ends a connection after five quiet seconds, at times just as WebKit sends the next request on it.
  server.keepAliveTimeout = 60_000;
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve({ url: `http://127.0.0.1:${port}`, close: () => server.close() });
    });
  });
}

/** A listener that answers before the published files do; true when it has answered. */
export type Before = (...exchange: Parameters<RequestListener>) => unknown;

/** Our own origin: `dist/` with the headers of production. */
export function ourSite(before: Before = () => false): Promise<Place> {
  const built = serveBuilt(dist) as RequestListener;
  return listen(createServer((request, response) => before(request, response) || built(request, response)));
}

/** Another's origin with one page on it, and the headers its owner might send. */
export function onePage(html: string, headers: Record<string, string> = {}): Promise<Place> {
  return listen(
    createServer((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(html);
    }),
  );
}

/** Another's origin with these pages by their paths; what is not among them is missing. */
export function somePages(pages: Record<string, string>): Promise<Place> {
  return listen(
    createServer(({ url = '/' }, response) => {
      const html = pages[url.replace(/[?#].*/, '')];
      response.writeHead(html === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' });
      response.end(html);
    }),
  );
}
