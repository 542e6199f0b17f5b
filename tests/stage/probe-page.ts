import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll } from 'vitest';
import { listen, type Place } from './servers.ts';
import { stage } from './stage.ts';

const types: Record<string, string> = { '.js': 'text/javascript', '.html': 'text/html; charset=utf-8' };

/** A partner's page with `<dap-probe>`, the smallest widget, whose script is built twice; for the tests of a file. */
export function probePage() {
  const { open, noise } = stage();
  const folder = mkdtempSync(join(tmpdir(), 'probe-'));
  let place: Place;
  const probe = {
    page: undefined as unknown as Page,
    noise,
    /** Requests for files whose name begins so are refused. */
    refused: '',
    /** The second build has taken the place of the first. */
    deployed: false,
    load: async (options?: BrowserContextOptions) => {
      probe.page = await open(place.url, options);
    },
    partner,
    addScript: (url = '/first/embed.js') => probe.page.addScriptTag({ url, type: 'module' }),
    ready: () => probe.page.locator('dap-probe output').first().waitFor(),
    told: async (nth = 0) =>
      JSON.parse((await probe.page.locator('dap-probe output').nth(nth).textContent()) ?? ''),
    warnings: () => noise.splice(0).filter((line) => line.startsWith('warning')),
  };

  beforeAll(async () => {
    process.env.NODE_ENV = 'production';
    for (const outDir of ['first', 'second']) {
      await build({
        configFile: false,
        logLevel: 'silent',
        base: './',
        plugins: [react()],
        build: {
          outDir: join(folder, outDir),
          target: 'es2022',
          // A second build by the same hands has other names for everything inside.
          minify: outDir === 'first',
          modulePreload: false,
          rolldownOptions: {
            input: fileURLToPath(new URL('../browser/probe/embed.ts', import.meta.url)),
            output: {
              entryFileNames: 'embed.js',
              chunkFileNames: outDir === 'first' ? '[name].js' : 'new-[name].js',
            },
          },
        },
      });
    }
    place = await listen(
      createServer((request, response) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        const name = pathname.split('/').at(-1) ?? '';
        if (probe.refused && name.startsWith(probe.refused)) return request.socket.destroy();
        const html =
          '<!doctype html><meta charset="utf-8"><title>Partner</title><link rel="icon" href="data:,"><body></body>';
        const file = join(folder, probe.deployed ? pathname.replace('/first/', '/second/') : pathname);
        if (extname(pathname) && !existsSync(file)) return response.writeHead(404).end();
        const body = extname(pathname) ? readFileSync(file) : html;
        response.writeHead(200, {
          'content-type': types[extname(pathname) || '.html'] ?? '',
          'cache-control': 'no-store',
        });
        return response.end(body);
      }),
    );
  });
  afterAll(() => {
    place.close();
    rmSync(folder, { recursive: true });
  });

  /** A partner's page with this in its body, and the script. */
  async function partner(body: string, lang = 'en'): Promise<void> {
    probe.refused = '';
    await probe.load();
    await probe.page.evaluate(
      ([html, language]) => {
        document.documentElement.lang = language as string;
        document.body.innerHTML = html as string;
      },
      [body, lang],
    );
  }

  return probe;
}
