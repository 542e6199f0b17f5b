// Screenshots of everything a visitor sees, and a comparison of two sets pixel by pixel:
//   npx tsx tests/look/compare-screenshots.ts take <folder> [part of a name]     of dist/
//   npx tsx tests/look/compare-screenshots.ts compare <before> <after>           exits with 1 when they differ
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { PNG } from 'pngjs';
import sirv from 'sirv';
import { outDir } from '../../src/build/company/folder.ts';
import { languageCodes } from '../../widgets/i18n/languages.ts';
import { widgetNames } from '../../widgets/tags.ts';

// QR codes hold the address: with one port, two sets can be equal.
const port = 4391;
const routes = { home: '/', profile: '/company-profile', staff: '/employee-card' };

type Image = ReturnType<typeof PNG.sync.read>;
type Act = (page: Page) => Promise<unknown>;
type Job = [name: string, path: string, width: number, scheme: 'light' | 'dark', act?: Act];

const fill = async (page: Page, values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) await page.locator(`[name=${name}]`).fill(value);
};
const order = { name: 'ليث', phone: '0790000000', email: 'laith@example.com', quantity: '1000' };

/** What a visitor can open, by name: the page it is on, the widget, and how to get there. */
const states: Record<string, [path: string, widget: string, act: Act]> = {
  errors: ['/', 'order-form', (page) => page.locator('[type=submit]').click()],
  sent: [
    '/',
    'order-form',
    async (page) => {
      await fill(page, order);
      await page.locator('[type=submit]').click();
      await page.locator('.toast').waitFor();
      await page.locator('.panel').waitFor();
    },
  ],
  list: ['/', 'order-form', (page) => page.locator('[role=combobox]').last().click()],
  lightbox: ['/', 'gallery', (page) => page.locator('.thumb').first().click()],
  dialog: [
    '/',
    'business-card',
    (page) => page.locator('#business-card button, .widget button').first().click(),
  ],
  made: [
    '/employee-card',
    'employee-card',
    async (page) => {
      await fill(page, {
        name: 'Laith Al-Masri',
        title: 'Sales',
        phone: '0790000000',
        email: 'l@example.com',
      });
      await page.locator('[type=submit]').click();
      await page.locator('svg.qr, .badge svg').first().waitFor();
    },
  ],
};

async function take(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const foreign = (body: string, language = 'ar') =>
    `<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">' +
    `<title>Partner</title><link rel="icon" href="data:,"><h1>Partner</h1>${body}<p>Below</p>` +
    '<script type="module" src="/embed.js"></script>';
  const files = sirv(outDir(), { dev: true });
  const server = createServer((request, response) => {
    const [, widget, language] = /^\/foreign\/([\w-]+)\/(\w+)$/.exec(request.url ?? '') ?? [];
    if (!widget) return files(request, response);
    response.setHeader('content-type', 'text/html');
    response.end(foreign(`<dap-${widget} loading="eager"></dap-${widget}>`, language));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${port}`;
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
  });

  const shoot = async (...[name, path, width, colorScheme, act]: Job) => {
    const context = await browser.newContext({
      viewport: { width, height: 844 },
      colorScheme,
      reducedMotion: 'reduce',
      locale: 'ar-JO',
    });
    await context.route(
      ({ hostname }) => hostname !== '127.0.0.1',
      (route) => route.fulfill({ contentType: 'text/html', body: '' }),
    );
    await context.addInitScript('globalThis.__name = (value) => value');
    const page = await context.newPage();
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    try {
      await act?.(page);
    } catch (error) {
      console.error(`${name}: ${(error as Error).message}`);
    }
    await page.evaluate(async () => {
      const roots = [document, ...Array.from(document.querySelectorAll('*'), (one) => one.shadowRoot)];
      const images = roots.flatMap((root) => (root ? [...root.querySelectorAll('img')] : []));
      const visible = images.filter((image) => image.checkVisibility());
      for (const image of visible) image.loading = 'eager';
      await document.fonts.ready;
      await Promise.all(visible.map((image) => image.decode().catch(() => {})));
    });
    await page.waitForTimeout(act ? 700 : 150);
    await page.screenshot({
      path: join(folder, `${name}-${width}-${colorScheme}.png`),
      fullPage: !act,
      animations: 'disabled',
      caret: 'hide',
    });
    await context.close();
  };

  const jobs: Job[] = [];
  for (const width of [390, 1280]) {
    for (const scheme of ['light', 'dark'] as const) {
      for (const language of languageCodes) {
        for (const [name, route] of Object.entries(routes)) {
          jobs.push([`${name}-${language}`, `/${language}${route}`, width, scheme]);
        }
      }
      for (const widget of widgetNames)
        jobs.push([`partner-${widget}`, `/foreign/${widget}/ar`, width, scheme]);
      for (const [state, [path, widget, act]] of Object.entries(states)) {
        jobs.push([`state-${state}`, `/ar${path}`, width, scheme, act]);
        jobs.push([`partner-state-${state}`, `/foreign/${widget}/en`, width, scheme, act]);
      }
    }
  }
  const only = process.argv[4];
  const wanted = jobs.filter(([name]) => !only || name.includes(only));
  await Promise.all(
    [0, 1].map(async (lane) => {
      for (let index = lane; index < wanted.length; index += 2) await shoot(...(wanted[index] as Job));
    }),
  );
  await browser.close();
  server.close();
  console.log(`${wanted.length} pictures in ${folder}`);
}

function compare(before: string, after: string): boolean {
  const names = [...new Set([...readdirSync(before), ...readdirSync(after)])].filter((name) =>
    /^(?!diff-).*\.png$/.test(name),
  );
  let different = 0;
  for (const name of names) {
    const read = (folder: string) => {
      try {
        return PNG.sync.read(readFileSync(join(folder, name)));
      } catch {
        return undefined;
      }
    };
    const [old, now] = [read(before), read(after)];
    const said = difference(old, now, join(after, `diff-${name}`));
    if (said) different++;
    if (said) console.log(`${name}: ${said}`);
  }
  console.log(`${names.length - different} of ${names.length} pictures are equal pixel by pixel`);
  return different === 0;
}

function difference(old: Image | undefined, now: Image | undefined, file: string): string {
  if (!old || !now) return 'is in one set only';
  if (old.width !== now.width || old.height !== now.height) {
    return `${old.width} × ${old.height} became ${now.width} × ${now.height}`;
  }
  let count = 0;
  let first = old.height;
  let last = 0;
  const shown = new PNG({ width: old.width, height: old.height });
  for (let at = 0; at < old.data.length; at += 4) {
    const same = old.data.readUInt32LE(at) === now.data.readUInt32LE(at);
    shown.data.writeUInt32LE(same ? 0xffe0e0e0 : 0xff0000ff, at);
    if (same) continue;
    count++;
    const row = Math.floor(at / 4 / old.width);
    first = Math.min(first, row);
    last = Math.max(last, row);
  }
  if (!count) return '';
  writeFileSync(file, PNG.sync.write(shown));
  return `${count} pixels differ, rows ${first} to ${last}`;
}

const [verb, first = '', second = ''] = process.argv.slice(2);
if (verb === 'take') await take(first);
else if (verb === 'compare') process.exitCode = compare(first, second) ? 0 : 1;
else console.log('take <folder> [part of a name], or compare <before> <after>');
