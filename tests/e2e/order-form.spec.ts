import type { Request } from '@playwright/test';
import { bagWeight } from '../../widgets/company/facts.ts';
import japanese from '../../widgets/locales/ja.json' with { type: 'json' };
import { delayRequests, expect, test } from '../support/fixtures.ts';
import { boxOf, recordLayoutShift } from '../support/page-checks.ts';
import { messageLines, OrderFormPage, sampleOrder } from '../support/page-objects.ts';

const draft = { ...sampleOrder, message: 'Two\nlines', countryCode: '+964' };

// Clicks need not wait until the page has scrolled.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Fills in the form, with another country code than the default. */
async function fillDraft(form: OrderFormPage): Promise<void> {
  const { countryCode, ...values } = draft;
  await form.hydrate();
  await form.fill({ ...values, quantity: `${values.quantity} kg` });
  await form.chooseCountry(countryCode);
}

test.describe('order form on the site', () => {
  test('keeps a draft in another language and after Back', async ({ page }) => {
    await page.goto('/en/');
    const form = new OrderFormPage(page);
    await fillDraft(form);
    await page.goto('/ja/');
    await form.expectValues(draft);
    await page.goto('about:blank');
    await page.goBack();
    await form.expectValues(draft);
    await expect(form.form).toContainText(japanese['quantity.kilograms']);
  });

  test('corrects input from before React loads, keeps the trade terms open and repeats an early submit', async ({
    page,
  }) => {
    const release = await delayRequests(page, /assets\/mount-/);
    await page.goto('/en/', { waitUntil: 'domcontentloaded' });
    const form = new OrderFormPage(page);
    await form.fill({ ...sampleOrder, quantity: '١٠٠٠ t' });
    const terms = page.locator('.trade-terms');
    await terms.locator('summary').click();
    const popup = page.waitForEvent('popup');
    await form.submitButton.click();
    await expect(form.submitButton).toHaveAttribute('aria-busy', 'true');
    release();
    const chat = await popup;
    await expect(chat).toHaveURL(/^https:\/\/wa\.me\//);
    expect(messageLines(chat.url())).toContain('الكمية المطلوبة: 1000 طن');
    await expect(form.form).not.toHaveAttribute('aria-busy', 'true');
    await expect(terms.locator('select')).toBeVisible();
    await expect(page.locator('form .counts')).toContainText((1_000_000 / bagWeight).toLocaleString('en'));
  });

  test('sends no request with input before WhatsApp opens', async ({ page, context }) => {
    const typed = { name: 'Zaynabqamar', email: 'zq@qamar.example', message: 'behindthesilo' };
    await page.goto('/en/?from=mail');
    const form = new OrderFormPage(page);
    await form.hydrate();
    const requests: Request[] = [];
    context.on('request', (request) => requests.push(request));
    await form.fill({ ...sampleOrder, ...typed, phone: '0770 123 4567' });
    await form.chooseCountry('+964');
    await form.submit();
    await expect(form.panel).toBeVisible();
    const withInput = requests.filter((request) => {
      const text = decodeURIComponent(request.url()) + (request.postData() ?? '');
      return Object.values(typed).some((value) => text.includes(value));
    });
    expect(withInput.map((request) => new URL(request.url()).hostname)).toEqual(['wa.me']);
    const { referer } = (await withInput[0]?.allHeaders()) ?? {};
    expect(referer).toBe(`${new URL(page.url()).origin}/`);
  });

  test('a tap into the Arabic quantity puts the caret behind the digits', async ({ page }) => {
    await page.goto('/ar/');
    const form = new OrderFormPage(page);
    await form.fill({ quantity: '7500', email: 'a@b.example' });
    for (const [name, length] of [
      ['quantity', 4],
      ['email', 11],
    ] as const) {
      const { width, height } = await boxOf(form.field(name));
      await form.field('name').click();
      // Beside the text.
      await form.field(name).click({ position: { x: width / 2, y: height / 2 } });
      await page.keyboard.press('Backspace');
      expect((await form.field(name).inputValue()).length).toBe(length - 1);
    }
  });

  for (const width of [390, 1280])
    test(`shows one yard in the first HTML and with the first digit, and nothing moves, at ${width} pixels`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      const release = await delayRequests(page, /assets\/mount-/);
      await page.goto('/ar/#order-form');
      const form = new OrderFormPage(page);
      const yard = page.locator('#order-form .order-yard').filter({ visible: true });
      const boxes = async () => [await boxOf(yard), await boxOf(form.field('name'))];
      await expect(yard).toHaveCount(1);
      const before = await boxes();
      await form.field('quantity').pressSequentially('7');
      release();
      await expect(yard).toHaveClass(/below/);
      await form.field('quantity').pressSequentially('500');
      await expect(yard).not.toHaveClass(/below/);
      await expect(yard).toHaveCount(1);
      expect(await boxes()).toEqual(before);
    });

  test.describe('with smooth scrolling', () => {
    test.use({ contextOptions: {} });

    test('shows the next step below the toast after sending, on a phone of 664 pixels', async ({ page }) => {
      const form = await OrderFormPage.open(page, 'ar', { width: 390, height: 664 });
      await form.fill({ ...sampleOrder, company: 'Rafidain Trading Co.' });
      await (await form.submit()).close();
      const step = form.panel.locator('.next > strong');
      await expect(step).toBeInViewport({ ratio: 1 });
      const toast = await boxOf(form.toast);
      expect(toast.height).toBeLessThan(60);
      await expect
        .poll(async () => (await boxOf(form.panel.locator('.figure'))).y)
        .toBeGreaterThan(toast.y + toast.height);
      await form.panel.getByRole('button').first().click();
      await expect(form.field('quantity')).toHaveValue(sampleOrder.quantity);
      await expect(form.field('quantity')).toBeInViewport({ ratio: 1 });
    });

    test('shows a whole field below the screen with the first letter', async ({ page }) => {
      const form = await OrderFormPage.open(page, 'ar', { width: 390, height: 664 });
      await form.field('phone').focus();
      const { y, height } = await boxOf(form.field('email'));
      // The email field is just below the screen.
      await page.setViewportSize({ width: 390, height: Math.floor(y + height / 2) });
      await form.field('email').focus();
      await page.keyboard.type('a');
      // Not 1, because a page scrolls by whole pixels.
      await expect(form.field('email')).toBeInViewport({ ratio: 0.95 });
    });
  });
});

test.describe('order form on a partner page', () => {
  const body = '<dap-order-form></dap-order-form><p>After</p>';

  test('keeps the country list 10 px from the edges, above the page', async ({ openPartnerPage }) => {
    const page = await openPartnerPage({ lang: 'ar', body });
    await page.setViewportSize({ width: 320, height: 1000 });
    const form = new OrderFormPage(page);
    await form.countryCode.click();
    const list = page.getByRole('listbox');
    await expect.poll(async () => (await boxOf(list)).y).toBeGreaterThan(500);
    const { y, height } = await boxOf(list);
    // Too low for the list and the space below it.
    const bottom = Math.ceil(y + height) + 5;
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 320, height: bottom });
    await form.countryCode.click();
    // The list is positioned after it has opened.
    await expect(async () => {
      const box = await boxOf(list);
      expect(box.x).toBeGreaterThanOrEqual(10);
      expect(box.x + box.width).toBeLessThanOrEqual(310);
      expect(box.y + box.height).toBeLessThanOrEqual(bottom - 10);
    }).toPass();
    expect(await list.evaluate((element) => element.matches(':popover-open'))).toBe(true);
    await page.getByText('After').click();
    await expect(list).toHaveCount(0);
  });

  test.describe('on a touch screen', () => {
    test.use({ hasTouch: true });

    test('reacts to the first press although the note of the phone field appears, on a page with passive listeners', async ({
      openPartnerPage,
      messages,
    }) => {
      const passive = `<script>
        const add = EventTarget.prototype.addEventListener;
        EventTarget.prototype.addEventListener = function (type, listener, options) {
          add.call(this, type, listener, { ...(Object(options) === options ? options : { capture: options }), passive: true });
        };</script>`;
      for (const head of ['', passive]) {
        const page = await openPartnerPage({ head, body });
        await page.setViewportSize({ width: 390, height: 1800 });
        const form = new OrderFormPage(page);
        await form.hydrate();
        await form.fill({ ...sampleOrder, phone: '12345' });
        const terms = form.form.locator('details').first();
        for (const press of ['mouse', 'tap', 'send']) {
          // The field is left for the first time by the press.
          await form.field('phone').fill('');
          await form.field('name').focus();
          await form.field('phone').fill('12345');
          if (press === 'tap') await terms.locator('summary').tap({ position: { x: 30, y: 4 } });
          else {
            const { x, y } = await boxOf(press === 'send' ? form.submitButton : terms.locator('summary'));
            await page.mouse.move(x + 30, y + 4);
            await page.mouse.down();
            // A press takes some time.
            await page.waitForTimeout(180);
            const opened = press === 'send' ? page.waitForEvent('popup') : undefined;
            await page.mouse.up();
            await opened;
          }
          if (press === 'mouse') await expect(terms).toHaveAttribute('open');
          if (press === 'tap') await expect(terms).not.toHaveAttribute('open');
          if (press !== 'send')
            await expect(form.form.locator('.understood:not(:empty)').last()).toBeVisible();
        }
      }
      // Of the browser, for listeners that the page has made passive.
      while (/passive event listener/.test(messages[0] ?? '')) messages.shift();
    });
  });

  test('follows theme, custom properties and parts, and does not shift the page', async ({
    page,
    openPartnerPage,
  }) => {
    const layoutShift = await recordLayoutShift(page);
    const head = `<style>
      dap-order-form:not(:defined) { display: block; min-height: 84.5rem }
      dap-order-form { --dap-color-brand: #aa0000; --dap-color-on-brand: #ffff00; --dap-radius: 0px }
      dap-order-form::part(label) { color: rgb(1, 2, 3) }
    </style>`;
    await openPartnerPage({ head, body });
    const form = new OrderFormPage(page);
    await expect(form.submitButton).toHaveCSS('background-color', 'rgb(170, 0, 0)');
    await expect(form.submitButton).toHaveCSS('color', 'rgb(255, 255, 0)');
    await expect(form.submitButton).toHaveCSS('border-radius', '0px');
    await expect(page.locator('label').first()).toHaveCSS('color', 'rgb(1, 2, 3)');
    expect(await layoutShift()).toBeLessThan(0.005);

    const light = await form.field('name').evaluate((input) => getComputedStyle(input).backgroundColor);
    await page.locator('dap-order-form').evaluate((element) => element.setAttribute('theme', 'dark'));
    await expect(form.field('name')).not.toHaveCSS('background-color', light);
  });
});
