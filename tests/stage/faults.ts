import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { serveBuilt } from '../../src/publish/serve.ts';
import { dist, listen } from './servers.ts';

type Exchange = { request: IncomingMessage; response: ServerResponse; serve: () => void };

/** What can become of a file on its way. Nothing of it is the browser's own: real bytes, or none, on a real connection. */
export const faults = {
  aborted: ({ request }) => request.socket.destroy(),
  slow: ({ serve }) => setTimeout(serve, 2000),
  cut: ({ response, serve }) => {
    const { write } = response;
    // A length that is longer than what comes; the rest of the file never reaches the socket.
    response.write = (chunk: Uint8Array) => {
      write.call(response, chunk.subarray(0, chunk.length / 2), 'utf8', () => response.destroy());
      return false;
    };
    serve();
  },
  'captive portal': ({ response }) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Sign in to this network</title>'),
  '503': ({ response }) => response.writeHead(503, { 'content-type': 'text/html' }).end('busy'),
  'wrong type': ({ response, serve }) => {
    const writeHead = response.writeHead.bind(response);
    const other = { 'Content-Type': 'application/octet-stream' };
    const spoil = (status: number, headers: object) => writeHead(status, { ...headers, ...other });
    response.writeHead = spoil as typeof writeHead;
    serve();
  },
} satisfies Record<string, (exchange: Exchange) => unknown>;

export type Fault = keyof typeof faults;
export const faultNames = Object.keys(faults) as Fault[];

/** What is wrong with a site, and how often each of its files was asked for. */
export type Spoiled = { fault: Fault; files: RegExp; once: boolean; asked: Map<string, number> };

/**
 * One server for many visits at once: each comes under a name of its own, with its own fault, and has a browser's
 * caches to itself.
 */
export async function spoiledSites() {
  const sites = new Map<string, Spoiled>();
  const built = serveBuilt(dist) as RequestListener;
  const { url, close } = await listen(
    createServer((request, response) => {
      // A browser repeats by itself what fails on a connection that it had before.
      response.shouldKeepAlive = false;
      const serve = () => built(request, response);
      const spoiled = sites.get(request.headers.host ?? '');
      const path = (request.url ?? '').replace(/\?.*/, '');
      if (!spoiled?.files.test(path)) return serve();
      const before = spoiled.asked.get(path) ?? 0;
      spoiled.asked.set(path, before + 1);
      if (spoiled.once && before) return serve();
      faults[spoiled.fault]({ request, response, serve });
    }),
  );
  const { port } = new URL(url);
  return {
    close,
    /** @returns the origin under which that is so */
    spoil: (spoiled: Spoiled): string => {
      const host = `visit-${sites.size}.localhost:${port}`;
      sites.set(host, spoiled);
      return `http://${host}`;
    },
  };
}
