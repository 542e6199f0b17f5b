import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { BrowserContext } from 'playwright-core';
import { build } from 'vite';
import { company } from '../../src/build/company/company-plugin.ts';
import { keepNames, launch, median, ratio, runs, serve, type Table } from './tools.ts';

const forms = 10;

/** The script of the reference, in one file. */
async function referenceScript(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [company(), react()],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: fileURLToPath(new URL('references.tsx', import.meta.url)),
        output: { codeSplitting: false },
      },
    },
  });
  const [built] = [result].flat();
  return built && 'output' in built ? built.output[0].code : '';
}

/** Milliseconds until ten forms are rendered whose code was loaded before. */
async function mount(context: BrowserContext, url: string): Promise<number> {
  const tab = await context.newPage();
  await tab.goto(url);
  const time = await tab.evaluate(async (count) => {
    const bareForm: ((ready: () => void) => Element) | undefined = Reflect.get(window, 'bareForm');
    const create = (ready: () => void): Element => {
      if (bareForm) return bareForm(ready);
      const element = Object.assign(document.createElement('dap-order-form'), { loading: 'eager' });
      element.addEventListener('dap-ready', ready, { once: true });
      return element;
    };
    const createAll = async (total: number) => {
      const container = document.createElement('div');
      const start = performance.now();
      const ready = Array.from(
        { length: total },
        () => new Promise<void>((done) => container.append(create(done))),
      );
      document.body.append(container);
      await Promise.all(ready);
      container.offsetHeight;
      return performance.now() - start;
    };
    await createAll(2);
    return createAll(count);
  }, forms);
  await tab.close();
  return time;
}

/** Ten order forms on a partner's page against ten React roots with the same component: the cost of the element only. */
export async function bench(): Promise<Table> {
  const page = (script: string) => ({
    type: 'text/html; charset=utf-8',
    body: `<!doctype html><html lang="ar" dir="rtl"><meta charset="utf-8"><title>Partner</title><link rel="icon" href="data:,"><script type="module" src="${script}"></script>`,
  });
  const site = await serve({
    '/ours/': page('/embed.js'),
    '/reference/': page('/reference.js'),
    '/reference.js': { type: 'text/javascript', body: await referenceScript() },
  });
  const chrome = await launch();
  const context = await chrome.newContext({ viewport: { width: 1280, height: 900 } });
  await context.addInitScript(keepNames);
  const times = { ours: [] as number[], reference: [] as number[] };
  for (let run = 0; run < runs; run++) {
    times.ours.push(await mount(context, `${site.url}/ours/`));
    times.reference.push(await mount(context, `${site.url}/reference/`));
  }
  await chrome.close();
  site.close();
  const [ours, reference] = [median(times.ours), median(times.reference)];
  return {
    title: `Order forms on a partner page, medians of ${runs}, against React roots with the same component (the cost of the element only)`,
    columns: ['metric', 'ours', 'reference', 'ratio', 'budget'],
    rows: [
      [`${forms} forms in view, ms`, ours.toFixed(0), reference.toFixed(0), ratio(ours, reference), '1.3 ×'],
    ],
  };
}
