import type { Page, Request } from '@playwright/test';
import * as company from '../../widgets/company/facts.ts';
import { axeViolations } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { messageLines, OrderFormPage, sampleOrder } from '../support/order-form-page.ts';

/** Holds back the main script until the returned function is called. */
async function holdMainScript(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/assets\/main-/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test.describe('order form on the site', () => {
  test('keeps a draft over a reload, another language and Back', async ({ page }) => {
    await page.goto('/en/');
    const form = new OrderFormPage(page);
    await form.hydrate();
    const order = { ...sampleOrder, message: 'Two\nlines' };
    await form.fill(order);
    await form.chooseCountry('+964');
    await page.reload();
    await form.expectValues({ ...order, countryCode: '+964' });
    await page.goto('/ja/');
    await form.expectValues({ ...order, countryCode: '+964' });
    await page.goto('about:blank');
    await page.goBack();
    await form.expectValues({ ...order, countryCode: '+964' });
  });

  test('keeps the draft out of the tab of the chat', async ({ page }) => {
    await page.goto('/en/');
    const form = new OrderFormPage(page);
    await form.hydrate();
    await form.fill();
    const popup = page.waitForEvent('popup');
    await form.submitButton.click();
    const chat = await popup;
    await expect(chat).toHaveURL(/wa\.me/);
    expect(await chat.evaluate(() => window.opener)).toBeNull();
    await chat.goto('/en/');
    expect(await chat.evaluate(() => sessionStorage.length)).toBe(0);
    await expect(form.panel).toBeVisible();
    await page.reload();
    await form.panel.getByRole('button').first().click();
    await form.expectValues(sampleOrder);
  });

  test('corrects what was typed before React loads and honors an early submit', async ({ page }) => {
    const release = await holdMainScript(page);
    await page.goto('/en/', { waitUntil: 'domcontentloaded' });
    const form = new OrderFormPage(page);
    await form.fill({ ...sampleOrder, quantity: '١٠٠٠ t' });
    await form.submitButton.click();
    await expect(page.locator('form.form')).toHaveAttribute('aria-busy', 'true');
    const popup = page.waitForEvent('popup');
    release();
    const chat = await popup;
    await expect(chat).toHaveURL(/^https:\/\/wa\.me\//);
    expect(messageLines(new URL(chat.url()))).toContain('الكمية المطلوبة: 1000 طن');
    await expect(page.locator('form.form')).not.toHaveAttribute('aria-busy', 'true');
  });

  test('keeps what was typed before React loads over a reload', async ({ page }) => {
    const release = await holdMainScript(page);
    await page.goto('/en/', { waitUntil: 'domcontentloaded' });
    const form = new OrderFormPage(page);
    await form.field('name').fill('Omar');
    await page.locator('h1').click();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('dap_order') ?? '')).toContain('Omar');
    await page.reload({ waitUntil: 'domcontentloaded' });
    release();
    await expect(form.field('name')).toHaveValue('Omar');
  });

  test('sends the order by the browser itself if scripts do not load', async ({ page, messages }) => {
    await page.route(/\.js$/, (route) => route.abort());
    await page.route('https://api.whatsapp.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>WhatsApp</title>' }),
    );
    await page.goto('/en/');
    const message = page.locator('.plain-order textarea');
    await expect(message).toBeVisible();
    await expect(message).toHaveValue(/^\*طلب جديد لكمية كبيرة\*\n\nالاسم: /);
    await message.fill('DAP');
    const popup = page.waitForEvent('popup');
    await page.locator('.plain-order [type=submit]').click();
    await expect(await popup).toHaveURL(/^https:\/\/wa\.me\/\d+\?text=DAP$/);
    messages.splice(0);
  });

  test('sends no request with what was typed, before the chat opens', async ({ page, context }) => {
    const typed = {
      ...sampleOrder,
      name: 'Zaynabqamar',
      email: 'zq@qamar.example',
      message: 'behindthesilo',
    };
    await page.goto('/en/?from=mail');
    const form = new OrderFormPage(page);
    await form.hydrate();
    const requests: Request[] = [];
    context.on('request', (request) => requests.push(request));
    await form.fill(typed);
    await form.chooseCountry('+964');
    const popup = page.waitForEvent('popup');
    await form.submitButton.click();
    await (await popup).waitForLoadState();
    await expect(form.panel).toBeVisible();
    const carrying = requests.filter((request) => {
      const text = decodeURIComponent(request.url()) + (request.postData() ?? '');
      return Object.values(typed).some((value) => text.includes(value));
    });
    expect(carrying.map((request) => new URL(request.url()).hostname)).toEqual(['wa.me']);
    const { referer } = (await carrying[0]?.allHeaders()) ?? {};
    expect(referer).toBe(`${new URL(page.url()).origin}/`);
  });

  test('shows the toast beside the field with the error on a low screen', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto('/ar/');
    const form = new OrderFormPage(page);
    await form.hydrate();
    await form.fill({ ...sampleOrder, quantity: String(company.minimumOrder - 1) });
    await form.submitButton.click();
    await expect(page.locator('.toast')).toBeVisible();
    await expect(form.field('quantity')).toBeInViewport({ ratio: 1 });
    await expect
      .poll(async () => {
        const [field, toast] = await Promise.all(
          [form.field('quantity'), page.locator('.toast')].map((one) => one.boundingBox()),
        );
        if (!field || !toast) return 'hidden';
        return toast.y >= field.y + field.height || toast.y + toast.height <= field.y ? 'free' : 'covered';
      })
      .toBe('free');
  });

  for (const [path, width, colorScheme] of [
    ['/ar/', 320, 'dark'],
    ['/en/', 1280, 'light'],
  ] as const) {
    test(`is accessible with errors, list, notes and panel (${path}, ${width} px, ${colorScheme})`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const form = new OrderFormPage(page);
      await form.hydrate();
      await form.submitButton.click();
      await expect(page.locator('[aria-invalid=true]')).toHaveCount(4);
      await form.countryCode.click();
      await expect(page.getByRole('listbox')).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      await page.keyboard.press('Escape');

      await form.blockTabs();
      await form.fill({ ...sampleOrder, phone: '07701234567 / 0782222222', quantity: '600-700 kg' });
      await page.locator('.trade-terms summary').click();
      await expect(page.getByRole('checkbox').first()).toBeVisible();
      await form.submitButton.click();
      await expect(form.panel).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      const small = await page
        .locator(
          '#order-form :is(a, button, summary, input:not([type=hidden],[type=checkbox]), label:has([type=checkbox]), [role=combobox])',
        )
        .evaluateAll((targets) =>
          targets
            .filter((target) => target.checkVisibility() && target.getBoundingClientRect().height < 44)
            .map((target) => target.outerHTML.slice(0, 80)),
        );
      expect(small).toEqual([]);
      const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
      expect(await page.evaluate(overflow)).toBe(0);
    });
  }
});

test.describe('order form on a partner page', () => {
  const body = '<dap-order-form></dap-order-form><p>After</p>';

  test('restores what was typed after Back, and stores nothing', async ({ openPartnerPage }) => {
    const page = await openPartnerPage({ body });
    const form = new OrderFormPage(page);
    await form.hydrate();
    await form.fill({ ...sampleOrder, message: 'Two\nlines' });
    await form.chooseCountry('+964');
    await page.goto('about:blank');
    await page.goBack();
    await form.expectValues({ ...sampleOrder, message: 'Two\nlines', countryCode: '+964' });
    expect(await page.evaluate(() => sessionStorage.length + localStorage.length)).toBe(0);
    await page.evaluate(() =>
      (document.querySelector('dap-order-form') as HTMLElement & { reset(): void }).reset(),
    );
    await page.goto('about:blank');
    await page.goBack();
    await form.hydrate();
    await expect(form.field('name')).toHaveValue('');
    await expect(form.panel).toHaveCount(0);
  });

  for (const lang of ['en', 'ar']) {
    test(`keeps the country list 10 px from the edges, above the page (${lang})`, async ({
      openPartnerPage,
    }) => {
      const page = await openPartnerPage({ lang, body });
      await page.setViewportSize({ width: 320, height: 400 });
      const form = new OrderFormPage(page);
      await form.countryCode.scrollIntoViewIfNeeded();
      await form.countryCode.click();
      const list = page.getByRole('listbox');
      await expect(list).toBeVisible();
      const box = await list.boundingBox();
      if (!box) throw new Error('The list has no box.');
      expect(box.x).toBeGreaterThanOrEqual(10);
      expect(box.x + box.width).toBeLessThanOrEqual(310);
      expect(box.y + box.height).toBeLessThanOrEqual(390);
      expect(await list.evaluate((element) => element.matches(':popover-open'))).toBe(true);
      await page.getByText('After').click();
      await expect(list).toHaveCount(0);
    });
  }

  test('follows theme, custom properties and parts, and does not shift the page', async ({
    openPartnerPage,
  }) => {
    const head =
      '<style>dap-order-form:not(:defined) { display: block; min-height: 63rem }' +
      'dap-order-form { --dap-color-brand: #aa0000; --dap-color-on-brand: #ffff00; --dap-radius: 0px }' +
      'dap-order-form::part(label) { color: rgb(1, 2, 3) }</style>' +
      '<script>new PerformanceObserver((list) => { for (const { value } of list.getEntries())' +
      ' window.shift = (window.shift ?? 0) + value }).observe({ type: "layout-shift", buffered: true })</script>';
    const page = await openPartnerPage({ head, body });
    const form = new OrderFormPage(page);
    await expect(form.submitButton).toHaveCSS('background-color', 'rgb(170, 0, 0)');
    await expect(form.submitButton).toHaveCSS('color', 'rgb(255, 255, 0)');
    await expect(form.submitButton).toHaveCSS('border-radius', '0px');
    await expect(page.locator('label').first()).toHaveCSS('color', 'rgb(1, 2, 3)');
    expect(await page.evaluate(() => Reflect.get(window, 'shift') ?? 0)).toBeLessThan(0.005);

    const background = () => form.field('name').evaluate((input) => getComputedStyle(input).backgroundColor);
    const light = await background();
    await page.locator('dap-order-form').evaluate((element) => element.setAttribute('theme', 'dark'));
    await expect.poll(background).not.toBe(light);
  });

  test('keeps everything if the browser blocks the tab', async ({ openPartnerPage, messages }) => {
    // A sandboxed frame without allow-popups blocks tabs for real.
    const page = await openPartnerPage({
      body,
      headers: { 'content-security-policy': 'sandbox allow-scripts allow-same-origin' },
    });
    const form = new OrderFormPage(page);
    await form.hydrate();
    await form.fill();
    await form.submitButton.click();
    await expect(form.panel).toContainText('WhatsApp did not open');
    await form.expectValues(sampleOrder);
    // Chromium reports the sandbox and the blocked tab.
    expect(messages.splice(0).at(-1)).toContain("Blocked opening 'https://wa.me/");
  });
});
