import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright-core';

export const dist = fileURLToPath(new URL('../../dist', import.meta.url));

const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.avif': 'image/avif' };

/** Serves the first of the folders that has the file, text as brotli of quality 11. */
export async function serve(folders) {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url, 'http://localhost').pathname);
    const file = folders.map((folder) => join(folder, path)).find((name) => existsSync(name));
    if (!file || path.endsWith('/')) return response.writeHead(404).end();
    const type = types[extname(file)] ?? 'application/octet-stream';
    const text = /text/.test(type);
    const body = text ? brotliCompressSync(readFileSync(file)) : readFileSync(file);
    const coding = text ? { 'content-encoding': 'br' } : {};
    response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, ...coding }).end(body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}

export function launch() {
  const found = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/google-chrome'];
  return chromium.launch({
    executablePath: found.find((path) => path && existsSync(path)),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  });
}

export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}
