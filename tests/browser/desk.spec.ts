import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Order, orderMessage } from '../../widgets/order-form/order.ts';
import { stage } from '../stage/stage.ts';

const it = stage();
const order: Order = {
  name: 'ليث العبدالله',
  company: 'شركة الحقول',
  phone: '+962790000000',
  email: 'laith@example.com',
  quantity: '1000',
  message: '=1+1',
};
const chat = [
  `05/03/2027, 16:40 - Ali: ${orderMessage(order, 'Acme')}`,
  '05/03/2027, 16:41 - Omar: صباح الخير',
  `06/03/2027, 09:00 - Ali: ${orderMessage({ ...order, quantity: '1500' }, 'Acme')}`,
].join('\n');

const rows = (page: Page) => page.locator('#book tr');
const paste = async (page: Page) => {
  await page.getByLabel('Chats', { exact: true }).fill(chat);
  await page.getByRole('button', { name: 'Read the orders' }).click();
  await expect.poll(() => rows(page).count()).toBe(3);
};
const saved = async (page: Page, button: string) => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return readFileSync(await download.path(), 'utf8');
};

test('pasted orders are rows that are there the next time, until they are erased', async () => {
  const page = await it.open('/desk/', { locale: 'en-GB' });
  await paste(page);
  expect(await rows(page).nth(1).locator('td').allTextContents()).toEqual(
    expect.arrayContaining(['New', '2027-03-05 16:40', 'Ali', order.name, order.phone, '1000', 'Acme']),
  );
  expect(await rows(page).nth(2).locator('td').first().textContent()).toBe('Changed: Tons');
  await page.reload();
  await expect.poll(() => rows(page).count()).toBe(3);
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Erase everything' }).click();
  await expect.poll(() => page.getByText('No orders yet.').isVisible()).toBe(true);
  await page.reload();
  await expect.poll(() => page.getByText('No orders yet.').isVisible()).toBe(true);
});

test('an exported chat is read in Arabic, and leaves as a table and as contacts', async () => {
  const page = await it.open('/desk/');
  await page.getByLabel('محادثة مصدَّرة (.txt)').setInputFiles({
    name: 'WhatsApp.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(chat),
  });
  await expect.poll(() => rows(page).count()).toBe(3);
  expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');
  expect(await saved(page, 'جدول (CSV)')).toMatch(/^\uFEFF"ملاحظة","التاريخ"[\s\S]*"'=1\+1","Acme"\r\n$/);
  expect(await saved(page, 'جهات الاتصال (.vcf)')).toContain('TEL;TYPE=WORK,VOICE:+962790000000\r\n');
});

test('no page leads to it, and search engines are asked to leave it out', async () => {
  const page = await it.open('/en/');
  expect(await page.locator('a[href*="desk"]').count()).toBe(0);
  const sitemap = await page.request.get(new URL('/sitemap.xml', page.url()).href);
  expect(await sitemap.text()).not.toContain('desk');
  await page.goto(new URL('/desk/', page.url()).href);
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
});

test('without a network it opens all the same', async () => {
  const page = await it.open('/desk/', { locale: 'en-GB', serviceWorkers: 'allow' });
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.context().setOffline(true);
  await page.reload();
  await paste(page);
});
