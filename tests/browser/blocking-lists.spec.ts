import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { field, fill, panel, submit } from '../stage/form.ts';
import { partnerPage } from '../stage/partner-page.ts';
import { dist } from '../stage/servers.ts';
import { stage } from '../stage/stage.ts';

const it = stage();
const rules = readFileSync(new URL('blocking-lists.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('!'));
const hiding = rules.filter((rule) => rule.startsWith('##')).map((rule) => rule.slice(2));
const blocking = rules.filter((rule) => !rule.startsWith('##'));

/** A rule for addresses, as an expression: `*` anything, `|` the end, `^` what separates; options say what is fetched. */
function expression(rule: string): RegExp {
  const [pattern = ''] = rule.split('$');
  const plain = pattern.replace(/[.?+()[\]{}\\/]/g, '\\$&');
  return new RegExp(plain.replace(/\*/g, '.*').replace(/\^/g, '[^\\w.%-]').replace(/\|$/, '$'), 'i');
}
const blocked = (addresses: string[]) =>
  addresses.filter((address) => blocking.some((rule) => expression(rule).test(address)));

/** What the rules would hide of a page, inside our elements too, and where all its links and pictures lead. */
const seen = (page: Page) =>
  page.evaluate((selectors) => {
    const all = (root: ParentNode): Element[] =>
      Array.from(root.querySelectorAll('*')).flatMap((one) => [
        one,
        ...(one.shadowRoot ? all(one.shadowRoot) : []),
      ]);
    const elements = all(document);
    return {
      hidden: elements.flatMap((one) =>
        selectors
          .filter((selector) => one.matches(selector))
          .map((selector) => `${selector}: ${one.outerHTML}`),
      ),
      addresses: elements.flatMap((one) => {
        const address = one.getAttribute('href') ?? one.getAttribute('src');
        return address ? [new URL(address, document.baseURI).href] : [];
      }),
    };
  }, hiding);

test('the rules are read as blockers read them', async () => {
  const page = await partnerPage(it, {
    body: '<a id="share-button" href="https://wa.me/?text=Look">Share</a><a href="/img/share/one.png">Look</a><dap-gallery loading="eager"></dap-gallery>',
  });
  const { hidden, addresses } = await seen(page);
  expect(hidden.map((line) => line.split(': ')[0])).toEqual([
    'a[href^="https://wa.me/?text="]',
    '#share-button',
  ]);
  expect(blocked(addresses)).toEqual([expect.stringContaining('/img/share/one.png')]);
});

test('none hides or blocks a way to send an order, or the contact file', async () => {
  const page = await partnerPage(it, {
    body: '<dap-order-form loading="eager"></dap-order-form><dap-business-card loading="eager"></dap-business-card>',
  });
  await page.evaluate(() => Object.assign(window, { open: () => null }));
  await field(page, 'name').waitFor();
  await fill(page);
  await submit(page).click();
  await panel(page).waitFor();
  await page.locator('dap-business-card button').first().click();
  await page.locator('dialog[open] a').first().waitFor();
  const { hidden, addresses } = await seen(page);
  for (const way of ['https://wa.me/', 'tel:', 'mailto:', 'sms:'])
    expect(
      addresses.some((address) => address.startsWith(way)),
      way,
    ).toBe(true);
  expect(hidden).toEqual([]);
  expect(blocked(addresses)).toEqual([]);
});

test.each(['/en', '/en/company-profile', '/en/employee-card', '/c/'])(
  'none hides or blocks anything of %s',
  async (path) => {
    const page = await it.open(path);
    const { hidden, addresses } = await seen(page);
    expect(addresses.length).toBeGreaterThan(3);
    expect(hidden).toEqual([]);
    expect(blocked(addresses)).toEqual([]);
  },
);

test('none blocks a file that is published', () => {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `https://dap.example.com${join(entry.parentPath, entry.name).slice(dist.length)}`);
  expect(files.some((file) => file.endsWith('.vcf'))).toBe(true);
  expect(blocked(files)).toEqual([]);
});
