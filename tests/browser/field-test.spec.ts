import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as company from '../../widgets/company/facts.ts';
import { axe } from '../stage/axe.ts';
import { dist } from '../stage/servers.ts';
import { stage } from '../stage/stage.ts';

const it = stage();
const path = '/demo/field-test/';

describe('the field test', () => {
  test('tells device and answers in one message to the company, and keeps them while one is away', async () => {
    const page = await it.open(path);
    const steps = page.getByRole('group');
    expect(await steps.count()).toBe(12);
    await steps.nth(0).getByLabel('نعم').check();
    await steps.nth(11).getByLabel('لا', { exact: true }).check();
    await page.getByLabel('ملاحظات').fill('هاتف\nقديم');
    await page.reload();
    const link = page.getByRole('link', { name: 'إرسال النتائج' });
    const url = new URL(String(await link.getAttribute('href')));
    expect(url.origin + url.pathname).toBe(`https://wa.me/${company.whatsapp}`);
    const lines = (url.searchParams.get('text') ?? '').split('\n');
    expect(lines).toHaveLength(15);
    expect(lines[1]).toMatch(/^device: \d+x\d+@[\d.]+ ar-JO Mozilla/);
    expect([lines[2], lines[3], lines[13]]).toEqual(['chat-500: yes', 'chat-2000: skipped', 'reader: no']);
    expect(lines[14]).toBe('note: هاتف قديم');
    expect(await page.getByLabel('الرسالة').inputValue()).toBe(lines.join('\n'));
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByRole('heading', { name: 'Try the site on your phone' }).waitFor();
    expect(await steps.nth(0).getByLabel('Yes').isChecked()).toBe(true);
  });

  test('leads to pages and files that there are', async () => {
    const page = await it.open(path);
    for (const link of await page.locator('li a:not([href*="wa.me"])').all()) {
      const address = new URL(String(await link.getAttribute('href')), page.url());
      expect((await fetch(address)).status, address.pathname).toBe(200);
    }
    expect(readFileSync(join(dist, 'demo/index.html'), 'utf8')).toContain(`href="${path}"`);
  });

  test.each(['light', 'dark'] as const)(
    'can be read and pressed on the smallest phone (%s)',
    async (colorScheme) => {
      const page = await it.open(path, { viewport: { width: 320, height: 640 }, colorScheme });
      expect(await axe(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      for (const target of await page.locator('li :is(a, button, label)').all())
        expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    },
  );
});
