import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Browser, BrowserContext } from 'playwright-core';
import { build } from 'vite';
import { company } from '../../src/build/company/company-plugin.ts';
import { browser, dist, keepNames, median, ratio, serve, type Table } from './ground.ts';

const runs = Number(process.env.RUNS ?? 5);
const forms = 10;
const entry = fileURLToPath(new URL('references.tsx', import.meta.url));

/** Milliseconds until ten forms are rendered whose code has been loaded before. */
async function mount(context: BrowserContext, url: string, make: 'ours' | 'bare'): Promise<number> {
  const tab = await context.newPage();
  await tab.goto(url);
  const time = await tab.evaluate(
    async ([how, count]) => {
      const one = (ready: () => void): Element => {
        if (how === 'bare') return Reflect.get(window, 'bareForm')(ready);
        const element = Object.assign(document.createElement('dap-order-form'), { loading: 'eager' });
        element.addEventListener('dap-ready', ready, { once: true });
        return element;
      };
      const all = async (total: number) => {
        const container = document.createElement('div');
        const start = performance.now();
        const ready = Array.from(
          { length: total },
          () => new Promise<void>((done) => container.append(one(done))),
        );
        document.body.append(container);
        await Promise.all(ready);
        container.offsetHeight;
        return performance.now() - start;
      };
      await all(2);
      return all(count);
    },
    [make, forms] as const,
  );
  await tab.close();
  return time;
}

/** Bytes of scripts, as served, that a partner's page loads until the form can be sent. */
async function bytesUntilSent(chrome: Browser, url: string): Promise<number> {
  const tab = await chrome.newPage();
  const files = new Set<string>();
  tab.on('request', (request) => files.add(new URL(request.url()).pathname));
  await tab.goto(`${url}/partner/`);
  await tab.locator('[type=submit]').waitFor();
  await tab.waitForLoadState('networkidle');
  await tab.close();
  const size = (file: string) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
  return [...files]
    .filter((path) => path.endsWith('.js'))
    .reduce((sum, path) => sum + size(join(dist, path)), 0);
}

/** The order form on a partner's page: bytes, and the time of ten forms against ten bare React roots. */
export async function bench(): Promise<Table> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [company(), react()],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: entry, output: { codeSplitting: false } },
    },
  });
  const [built] = [result].flat();
  const script = built && 'output' in built ? built.output[0].code : '';
  const page = (origin: string, body = '') => ({
    type: 'text/html; charset=utf-8',
    body: `<!doctype html><html lang="ar" dir="rtl"><meta charset="utf-8"><title>Partner</title><link rel="icon" href="data:,">${body}<script type="module" src="${origin}/embed.js"></script>`,
  });
  const site = await serve({
    '/partner/': page('', '<dap-order-form></dap-order-form>'),
    '/ours/': page(''),
    '/references/': page('/references'),
    '/references/embed.js': { type: 'text/javascript', body: script },
  });
  const chrome = await browser();
  const context = await chrome.newContext({ viewport: { width: 1280, height: 900 } });
  await context.addInitScript(keepNames);
  const bytes = await bytesUntilSent(chrome, site.url);
  const times = { ours: [] as number[], bare: [] as number[] };
  for (let run = 0; run < runs; run++) {
    times.ours.push(await mount(context, `${site.url}/ours/`, 'ours'));
    times.bare.push(await mount(context, `${site.url}/references/`, 'bare'));
  }
  await chrome.close();
  site.close();
  const [ours, bare] = [median(times.ours), median(times.bare)];
  return {
    title: `Order form on a partner’s page, medians of ${runs}, against bare React roots`,
    columns: ['what', 'ours', 'reference', 'ratio', 'budget'],
    rows: [
      ['bytes until it can be sent (Arabic)', String(bytes), '–', '–', '98000'],
      [`${forms} forms in view, ms`, ours.toFixed(0), bare.toFixed(0), ratio(ours, bare), '1.3 ×'],
    ],
  };
}
