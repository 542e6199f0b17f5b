import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import * as company from '../../widgets/company/facts.ts';
import { formatNumber } from '../../widgets/language/i18n.ts';
import { chatCode } from '../../widgets/order-form/chat-code.tsx';
import {
  field,
  fill,
  good,
  goodChat,
  goodPhone,
  hydrate,
  panel,
  partnerForm,
  submit,
} from '../stage/form.ts';
import { scannedBy, scanners } from '../stage/scanners.ts';
import { stage } from '../stage/stage.ts';
import { widgetTexts } from '../stage/widget-texts.ts';

const it = stage();
const english = widgetTexts.en;

const places = {
  'our site': async (options = {}) => {
    const page = await it.open('/en/', options);
    await hydrate(page);
    return page;
  },
  'a partner’s page': async (options = {}) => {
    const page = await partnerForm(it, 'partner="Acme"', options);
    await field(page, 'name').waitFor();
    return page;
  },
};
const noTab = (page: Page) =>
  page.evaluate(() => {
    window.open = () => null;
  });
const link = (page: Page, name: string) => panel(page).getByRole('link', { name, exact: false });
/** Keeps an address from being gone to, so that what is said of it can be read. */
const stay = (page: Page) =>
  page.evaluate(() => addEventListener('click', (event) => event.preventDefault(), { once: true }));

for (const [place, open] of Object.entries(places)) {
  describe(`on ${place}`, () => {
    test('a tab that opened is not believed: every other way is one tap away', async () => {
      const page = await open();
      await fill(page);
      await submit(page).click();
      await panel(page).getByText(english['panel.notOpened']).click();
      for (const way of ['panel.openAgain', 'panel.sms', 'panel.mail', 'panel.call'] as const)
        expect(await link(page, english[way]).isVisible(), way).toBe(true);
      expect(await panel(page).getByRole('button', { name: english['panel.copy'] }).isVisible()).toBe(true);
      expect(await link(page, english['panel.openAgain']).getAttribute('href')).toContain('https://wa.me/');
      const sms = (await link(page, english['panel.sms']).getAttribute('href')) ?? '';
      expect(sms).toContain(`sms:+${goodChat}?&body=`);
      expect(decodeURIComponent(sms)).toContain(
        `${good.quantity} طن\nLaith\n${goodPhone}\nlaith@example.com`,
      );
      for (const [way, says] of [
        ['panel.mail', 'panel.mailOpens'],
        ['panel.sms', 'panel.smsOpens'],
        ['panel.openAgain', 'panel.chatOpens'],
      ] as const) {
        await stay(page);
        await link(page, english[way]).click();
        await expect.poll(() => panel(page).locator('.said').textContent()).toBe(english[says]);
      }
    });

    test('the system’s own sharing is offered where there is one', async () => {
      const page = await open();
      await page.evaluate(() => {
        Object.assign(navigator, { share: async (data: object) => Reflect.set(window, 'shared', data) });
      });
      await noTab(page);
      await fill(page);
      await submit(page).click();
      await panel(page).getByRole('button', { name: english['panel.share'] }).click();
      const { text } = (await page.evaluate(() => Reflect.get(window, 'shared'))) as { text: string };
      expect(text).toContain(`الكمية المطلوبة: ${good.quantity} طن`);
    });

    test('without its later files there is still the link with the order', async () => {
      const page = await open();
      await page.route(/order-late/, (route) => route.abort());
      await page.reload();
      await field(page, 'name').waitFor();
      await fill(page);
      await noTab(page);
      await submit(page).click();
      const plain = page.locator('form').getByRole('link', { name: english['panel.open'] });
      const url = new URL((await plain.getAttribute('href')) ?? '');
      expect(url.searchParams.get('text')).toContain(`الكمية المطلوبة: ${good.quantity} طن`);
      expect(await field(page, 'name').inputValue()).toBe(good.name);
      it.noise.splice(0);
    });

    test('what will be sent is shown before, line by line', async () => {
      const page = await open();
      await fill(page, { ...good, message: 'Bags' });
      await page.getByText(english['preview.title']).click();
      const preview = page.locator('form > .form-send > details');
      await expect.poll(() => preview.textContent()).toContain(english['preview.note']);
      expect(await preview.locator('dt').allTextContents()).toContain('Company (not specified)');
      expect(await preview.locator('dd').allTextContents()).toEqual([
        'طلب جديد لكمية كبيرة',
        'الاسم: Laith',
        'الشركة: غير محددة',
        `رقم الهاتف: \u200E${goodPhone}`,
        'البريد الإلكتروني: \u200Elaith@example.com',
        `الكمية المطلوبة: ${good.quantity} طن`,
        'الرسالة: Bags',
        ...(place === 'our site' ? [] : ['عن طريق: Acme']),
      ]);
      await field(page, 'name').fill('Omar');
      await expect.poll(() => preview.locator('dd').nth(1).textContent()).toBe('الاسم: Omar');
      await field(page, 'message').fill('b'.repeat(2000));
      await page.locator('.long-message').getByRole('button', { name: english['panel.copy'] }).waitFor();
    });

    test('the quantity is said back, with what was left out, and kilograms are asked about', async () => {
      const page = await open();
      const note = page.locator('.understood');
      const bags = formatNumber(Math.ceil(750_000 / company.bagWeight), 'en');
      await field(page, 'quantity').pressSequentially('750');
      await expect
        .poll(() => note.textContent())
        .toBe(`750\u00A0tons = ${bags} bags of ${company.bagWeight}\u00A0kg`);
      await field(page, 'quantity').pressSequentially('.5');
      expect(await field(page, 'quantity').inputValue()).toBe('750');
      await expect.poll(() => note.textContent()).toContain('.5');
      await field(page, 'quantity').fill('60 000 kg');
      await expect.poll(() => note.textContent()).toContain('must be at least 500');
      expect(await note.getByRole('button').count()).toBe(0);
      await field(page, 'quantity').fill('500 000 kg');
      await note.getByRole('button').click();
      expect(await field(page, 'quantity').inputValue()).toBe('500');
    });
  });
}

test('a partner’s own number gets nothing of the company beside it, and what the page names', async () => {
  const offered = async (attributes: string) => {
    const page = await partnerForm(it, attributes);
    await field(page, 'name').waitFor();
    await noTab(page);
    await fill(page);
    await submit(page).click();
    await link(page, english['panel.sms']).waitFor();
    return {
      to: (await page.locator('.recipient').textContent())?.replace(/[\u2066-\u2069]/g, ''),
      links: await panel(page)
        .locator('a')
        .evaluateAll((links) => links.map((a) => a.getAttribute('href')?.replace(/\?.*/, ''))),
    };
  };
  expect(await offered('whatsapp="9647701234567"')).toEqual({
    to: 'To: WhatsApp +964\u00A0770\u00A0123\u00A04567',
    links: ['https://wa.me/9647701234567', 'sms:+9647701234567'],
  });
  const named = 'whatsapp="9647701234567" phone="+964 1 711 2345" email="a@b.co" recipient="Acme"';
  expect(await offered(named)).toEqual({
    to: 'To: Acme, WhatsApp +964\u00A0770\u00A0123\u00A04567',
    links: ['https://wa.me/9647701234567', 'sms:+9647701234567', 'mailto:a@b.co', 'tel:+96417112345'],
  });
});

test.each([320, 390])('the toast leaves the field in error free (%i px wide)', async (width) => {
  const page = await it.open('/ar/', { viewport: { width, height: 256 } });
  await hydrate(page);
  await fill(page, { ...good, quantity: String(company.minimumOrder - 1) });
  await submit(page).click();
  await page.locator('.toast').waitFor();
  // The page scrolls to the field smoothly.
  const seen = async () => {
    const box = await field(page, 'quantity').boundingBox();
    const toast = await page.locator('.toast').boundingBox();
    if (!box || !toast) return 'not shown';
    if (box.y < 0 || box.y + box.height > 256) return `outside: ${box.y}`;
    return toast.y >= box.y + box.height || toast.y + toast.height <= box.y ? 'free' : 'covered';
  };
  await expect.poll(seen).toBe('free');
});

test.each([1, 2])('the code on a wide screen scans, the longest too (density %i)', async (density) => {
  const page = await it.open('/en/', {
    viewport: { width: 1280, height: 900 },
    deviceScaleFactor: density,
  });
  await hydrate(page);
  await noTab(page);
  for (const length of [0, 20, 45, 200]) {
    await fill(page, { ...good, message: 'ح'.repeat(length) });
    await submit(page).click();
    const url = (await link(page, english['panel.open']).getAttribute('href')) ?? '';
    await page.locator('.toast').getByRole('button').click();
    const code = page.locator('.chat-code svg');
    await code.waitFor();
    const whole = url.length <= chatCode.longest;
    expect(await page.locator('.chat-code').getByText(english['panel.scanShort']).count()).toBe(
      whole ? 0 : 1,
    );
    const png = await code.screenshot();
    if (whole) expect(await scannedBy(png, url), String(url.length)).toContain('zxing');
    else expect((await scanners.zxing?.(png))?.join()).toContain(`https://wa.me/${goodChat}?text=`);
    if (scanners.zbar)
      expect((await scanners.zbar(png)).join(), String(url.length)).toContain('https://wa.me/');
  }
});
