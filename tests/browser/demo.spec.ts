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

describe('the list of demo pages', () => {
  test('shows every widget live with its two lines, and one choice of a language changes all', async () => {
    const page = await it.open('/demo/', { viewport: { width: 1280, height: 800 } });
    const tags = [...new Set(tagsOf(read('index.html')))].map((tag) => tag.slice(1));
    expect(tags.sort()).toEqual(
      pages
        .map((name) => `dap-${name.slice(0, -5)}`)
        .filter((tag) => !/index|strict-csp/.test(tag))
        .sort(),
    );
    for (const tag of tags) expect(await page.getByText(`<${tag}></${tag}>`).count(), tag).toBe(1);
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
