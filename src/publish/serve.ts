import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import type { Connect, Plugin } from 'vite';

/** One rule of a `_headers` file (Cloudflare Pages, Netlify): a path, perhaps ending in `*`, and its headers. */
export type HeaderRule = { path: string; headers: [name: string, value: string][] };

/** Reads `_headers`: paths at the start of a line, their headers indented below, `#` for comments. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n')) {
    if (!line.trim() || line.trim().startsWith('#')) continue;
    const [, name, value] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? [];
    if (name && value !== undefined) rules.at(-1)?.headers.push([name, value]);
    else rules.push({ path: line.trim(), headers: [] });
  }
  return rules;
}

/** The headers that the rules give to a path. */
export function headersFor(rules: HeaderRule[], path: string): [name: string, value: string][] {
  const matches = (rule: HeaderRule) =>
    rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path;
  return rules.filter(matches).flatMap((rule) => rule.headers);
}

/** Serves a built folder as a static host would: its `_headers`, compressed files, and 404 for the rest. */
export function serveBuilt(dist: string): Connect.NextHandleFunction {
  const rules = parseHeaders(readFileSync(join(dist, '_headers'), 'utf8'));
  const setHeaders = (response: ServerResponse, path: string) => {
    for (const [name, value] of headersFor(rules, path)) response.setHeader(name, value);
  };
  const missing = join(dist, '404.html');
  const files = sirv(dist, {
    brotli: true,
    etag: true,
    setHeaders: (response, path) => setHeaders(response, path),
  });
  return (request, response) => {
    files(request, response, () => {
      setHeaders(response, new URL(request.url ?? '/', 'http://localhost').pathname);
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end(readFileSync(missing));
    });
  };
}

/** True when there is no build, or when a source is newer than it. */
export function isStale(dist: string, sources: string[]): boolean {
  const built = join(dist, 'index.html');
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
