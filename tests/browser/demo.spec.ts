import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import * as company from '../../widgets/company/facts.ts';
import { axe } from '../stage/axe.ts';
import { dist, onePage } from '../stage/servers.ts';
import { stage } from '../stage/stage.ts';

const it = stage();
const folder = new URL('../../demo/', import.meta.url);
const pages = readdirSync(folder).filter((name) => name.endsWith('.html'));
/** Those of one widget each. */
const two = pages.filter((name) => !/index|strict-csp/.test(name));
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8');
const tagsOf = (html: string) => html.match(/<dap-[\w-]+/g) ?? [];

/** Waits until every widget of a page shows, near or far. */
async function allReady(page: Page, count: number) {
  await page.evaluate(() => {
    for (const widget of document.querySelectorAll('*')) {
      if (widget.localName.startsWith('dap-')) widget.setAttribute('loading', 'eager');
    }
  });
  const ready = () =>
    page.evaluate(() => {
      const widgets = Array.from(document.querySelectorAll('*')).filter((element) =>
        element.localName.startsWith('dap-'),
      );
      return widgets.filter((element) => element.shadowRoot?.querySelector('.widget')).length;
    });
  await expect.poll(ready).toBe(count);
}

describe('every demo page works without a word in the console', () => {
  test.each(pages)('%s', async (name) => {
    const html = read(name);
    const page = await it.open(`/demo/${name}`);
    await allReady(page, tagsOf(html).length);
    for (const tag of tagsOf(html)) {
      const defined = await page.evaluate((one) => customElements.get(one.slice(1)) !== undefined, tag);
      expect(defined, tag).toBe(true);
    }
  });

  test.each(pages)('%s leads to the company and to nobody else', (name) => {
    const published = readFileSync(join(dist, 'demo', name), 'utf8');
    const chats = Array.from(published.matchAll(/wa\.me\/(\d+)/g), ([, number]) => number);
    const calls = Array.from(published.matchAll(/tel:([+\d]+)/g), ([, number]) => number);
    expect(chats.filter((number) => number !== company.whatsapp)).toEqual([]);
    expect(calls.filter((number) => number !== company.phone)).toEqual([]);
    expect(chats.length + calls.length > 0).toBe(/wa\.me|tel:/.test(read(name)));
  });

  test('the list of demo pages leads to each of them', () => {
    const list = read('index.html');
    for (const name of pages.filter((one) => one !== 'index.html')) expect(list).toContain(`href="${name}"`);
  });
});

/** The widgets of a page as they show: tag, language and direction of each. */
const shown = (page: Page, within: string) =>
  page
    .locator(`${within} >> .widget`)
    .evaluateAll((all: HTMLElement[]) =>
      all.map((one) => [(one.getRootNode() as ShadowRoot).host.localName, one.lang, one.dir]),
    );

/** What is written there, without what the widgets show. */
const writtenIn = (page: Page, within: string) =>
  page
    .locator(within)
    .evaluate((one) =>
      Array.from(one.querySelectorAll('*:not(script)'), (each) => (each.cloneNode() as Element).outerHTML),
    );

describe('below each example stand its lines', () => {
  test.each(pages)('%s: on another page they make the same', async (name) => {
    const page = await it.open(`/demo/${name}`);
    await allReady(page, tagsOf(read(name)).length);
    const examples = await page.locator('figure').all();
    expect(examples.length).toBe(name === 'strict-csp.html' ? 1 : name === 'index.html' ? 5 : 2);
    for (const [at, example] of examples.entries()) {
      const lines = (await example.locator('code').last().textContent()) ?? '';
      const partner = await onePage(
        `<!doctype html><html lang="en"><title>Partner</title><link rel="icon" href="data:,"><main>${lines.replaceAll(company.site, it.site())}</main>`,
      );
      const there = await it.open(partner.url);
      there.on('close', partner.close);
      const place = `.live >> nth=${at}`;
      const wanted = await shown(page, place);
      await allReady(there, wanted.length);
      expect(await shown(there, 'main')).toEqual(wanted);
      expect(await writtenIn(there, 'main')).toEqual(await writtenIn(page, place));
      await there.close();
    }
    if (!two.includes(name)) return;
    const languages = (await shown(page, 'figure')).filter(([tag]) => tag === `dap-${name.slice(0, -5)}`);
    expect(languages.map(([, ...language]) => language)).toEqual([
      ['en', 'ltr'],
      ['ar', 'rtl'],
    ]);
  });

  test.each(two)('%s: one press copies them', async (name) => {
    const page = await it.open(`/demo/${name}`, { permissions: ['clipboard-read', 'clipboard-write'] });
    for (const example of await page.locator('figure').all()) {
      const button = example.getByRole('button', { name: 'lines' });
      // A second press in the same moment must not make its answer its name.
      await button.click();
      await button.click();
      expect(await button.textContent()).toBe('Copied');
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toBe(await example.locator('code').last().textContent());
      await expect.poll(() => button.textContent()).toBe('Copy');
    }
  });

  test('without a script there are the lines and no buttons', async () => {
    const page = await it.open('/demo/order-form.html', { javaScriptEnabled: false });
    await page.getByText('<dap-order-form lang="ar"').waitFor();
    expect(await page.getByRole('button').count()).toBe(0);
  });

  test.each(two.flatMap((name) => (['light', 'dark'] as const).map((scheme) => [name, scheme] as const)))(
    '%s can be read in the %s and fits',
    async (name, colorScheme) => {
      const page = await it.open(`/demo/${name}`, { colorScheme, viewport: { width: 1280, height: 800 } });
      await allReady(page, tagsOf(read(name)).length);
      expect(await axe(page)).toEqual([]);
      for (const width of [320, 800, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
    },
  );
});

describe('the list of demo pages', () => {
  test('shows every widget live, and one choice of a language changes all', async () => {
    const page = await it.open('/demo/', { viewport: { width: 1280, height: 800 } });
    const tags = tagsOf(read('index.html')).map((tag) => tag.slice(1));
    expect([...new Set(tags)].sort()).toEqual(two.map((name) => `dap-${name.slice(0, -5)}`).sort());
    await allReady(page, tags.length);
    await page.locator('header').getByRole('combobox').click();
    await page.getByRole('option', { name: 'العربية' }).click();
    for (const words of ['طلب عرض سعر', 'بطاقة الأعمال الرقمية', 'بطاقة أعمال الموظف'])
      await page.getByRole('heading', { name: words }).waitFor();
    expect(await axe(page)).toEqual([]);
  });

  test.each([320, 800])('has no sideways scroll at %i px', async (width) => {
    const page = await it.open('/demo/', { viewport: { width, height: 800 } });
    await allReady(page, tagsOf(read('index.html')).length);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
});

test('the page with the strict policy works on another origin than the script', async () => {
  const html = read('strict-csp.html')
    .replaceAll('https://dap.example.com', it.site())
    .replace('src="/embed.js"', `src="${it.site()}/embed.js"`)
    .replace(/ *<link rel="(?:stylesheet|icon)".*>\n/g, '')
    .replace("default-src 'none'", "default-src 'none'; img-src data:")
    .replace('<title>', '<link rel="icon" href="data:,"><title>');
  expect(html).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
  expect(html).not.toContain('unsafe-inline');
  const partner = await onePage(html);
  const page = await it.open(partner.url);
  page.on('close', partner.close);
  await page.locator('[name=name]').fill('Laith');
  await page.locator('[name=phone]').fill('0790000000');
  await page.locator('[name=email]').fill('laith@example.com');
  await page.locator('[name=quantity]').fill(String(company.minimumOrder));
  const chat = page.context().waitForEvent('page');
  await page.locator('[type=submit]').click();
  expect(new URL((await chat).url()).searchParams.get('text')).toContain(
    `الكمية المطلوبة: ${company.minimumOrder} طن`,
  );
  await page.locator('.toast').waitFor();
});
