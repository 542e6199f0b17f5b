// Slow lines: an order has the values that were on the screen at the press, or no chat opens.
import { delayRequests, expect, test } from '../support/fixtures.ts';
import { messageLines, OrderFormPage, sampleOrder } from '../support/page-objects.ts';

const islandFiles = /\/assets\/(order|mount|employee-card)-/;
const widgetFiles = /\/embed\/(react-view|order-form)-/;

/** The chat links that were opened. */
const recordChats = `chats = []; open = (url) => { chats.push(String(url)); return {} }`;
const chats = 'chats';

/** A page whose tab keeps a draft. */
const storeDraft = (fields: object) =>
  `sessionStorage.getItem('dap_order') ?? sessionStorage.setItem('dap_order', ${JSON.stringify(JSON.stringify({ fields, version: 1 }))})`;
const stored = {
  ...sampleOrder,
  company: 'Old Company',
  phone: '0770 123 4567',
  countryCode: '+964',
  message: 'Pay later',
};

test.describe('a stored draft', () => {
  test('is in the controls before the script has loaded, as a whole, and is sent as it is shown', async ({
    page,
  }) => {
    await page.addInitScript(storeDraft(stored));
    await page.addInitScript(recordChats);
    const release = await delayRequests(page, /\/assets\/.*\.js/);
    await page.goto('/en/', { waitUntil: 'commit' });
    const order = new OrderFormPage(page);
    await order.expectValues({ ...sampleOrder, company: 'Old Company', phone: stored.phone });
    await expect(order.countryCode).toContainText('+964');
    await expect(order.countryCode).not.toContainText('+962');
    release();
    await order.hydrate();
    await expect(order.countryCode.locator('svg').first()).toBeVisible();
    await order.submitButton.click();
    await expect.poll(() => page.evaluate(chats)).toHaveLength(1);
    expect(messageLines(await page.evaluate<string>('chats[0]'))).toContain(
      'رقم الهاتف: \u200E+9647701234567',
    );
  });

  test('with trade terms, which are not on the screen yet, is shown before it is sent', async ({ page }) => {
    await page.addInitScript(storeDraft({ ...stored, packaging: 'bags' }));
    await page.addInitScript(recordChats);
    const release = await delayRequests(page, islandFiles);
    await page.goto('/en/');
    const order = new OrderFormPage(page);
    await order.submitButton.click();
    await expect(order.submitButton).toBeDisabled();
    release();
    await expect(order.submitButton).toBeFocused();
    await expect(page.locator('.trade-terms')).toHaveAttribute('open');
    expect(await page.evaluate(chats)).toEqual([]);
    await order.submitButton.click();
    await expect.poll(() => page.evaluate(chats)).toHaveLength(1);
  });

  test('adds nothing to what the visitor types first', async ({ page }) => {
    await page.addInitScript(recordChats);
    await page.goto('/en/');
    const order = new OrderFormPage(page);
    await order.field('name').focus();
    // Another page of the tab cannot write meanwhile; this is a record that came too late.
    await page.evaluate(storeDraft(stored));
    await order.fill();
    await order.hydrate();
    await order.submitButton.click();
    await expect.poll(() => page.evaluate(chats)).toHaveLength(1);
    const lines = messageLines(await page.evaluate<string>('chats[0]'));
    expect(lines).toContain('الشركة: غير محددة');
    expect(lines).toContain('رقم الهاتف: \u200E+962790000000');
  });
});

test.describe('a queued press', () => {
  test('makes the form busy until the chat opens with what was on the screen', async ({ page }) => {
    await page.addInitScript(recordChats);
    const release = await delayRequests(page, islandFiles);
    await page.goto('/en/');
    const order = new OrderFormPage(page);
    await order.fill();
    await order.submitButton.click();
    await expect(order.submitButton).toBeDisabled();
    await expect(order.submitButton).toHaveAttribute('aria-busy', 'true');
    await expect(order.submitButton.locator('.icon')).toHaveCSS('animation-name', 'turn');
    expect(await order.field('quantity').evaluate((input) => input.matches('[inert] *'))).toBe(true);
    await page.keyboard.type('9');
    release();
    await expect.poll(() => page.evaluate(chats)).toHaveLength(1);
    expect(messageLines(await page.evaluate<string>('chats[0]'))).toContain(
      `الكمية المطلوبة: ${sampleOrder.quantity} طن`,
    );
    await expect(order.submitButton).toBeEnabled();
  });

  for (const [change, code] of [
    ['the recipient', "form.setAttribute('whatsapp', '+962792222222')"],
    ['a value', "form.shadowRoot.querySelector('[name=quantity]').value = '15000'"],
    ['the language', "form.lang = 'fr'"],
  ] as const)
    test(`is not repeated if the page has changed ${change}; the button has the focus`, async ({
      page,
      openPartnerPage,
    }) => {
      const release = await delayRequests(page, widgetFiles);
      await openPartnerPage({
        body: `<script>${recordChats}</script><dap-order-form whatsapp="+962791111111"></dap-order-form>`,
      });
      const order = new OrderFormPage(page);
      await order.fill();
      await order.submitButton.click();
      await page.evaluate(`form = document.querySelector('dap-order-form'); ${code}`);
      release();
      await expect(order.submitButton).toBeFocused();
      expect(await page.evaluate(chats)).toEqual([]);
      await order.submitButton.click();
      await expect.poll(() => page.evaluate(chats)).toHaveLength(1);
    });
});

test('prefill › fills a form once, also after the page has put the element back', async ({
  page,
  openPartnerPage,
}) => {
  await openPartnerPage({
    body: '<dap-order-form prefill="quantity=1000&company=Acme"></dap-order-form>',
  });
  const order = new OrderFormPage(page);
  await order.expectValues({ quantity: '1000', company: 'Acme' });
  await order.field('company').fill('');
  await page.evaluate(async () => {
    const form = document.querySelector('dap-order-form') as Element;
    form.remove();
    await new Promise((resolve) => setTimeout(resolve, 300));
    document.body.append(form);
  });
  await order.expectValues({ quantity: '1000', company: '' });
});

test('employee card › has no country code, phone or email of an earlier card', async ({ page }) => {
  const fields = {
    name: 'A',
    title: 'B',
    phone: '0770 123 4567',
    email: 'a@b.example',
    countryCode: '+964',
  };
  const release = await delayRequests(page, islandFiles);
  await page.goto('/en/employee-card');
  const field = (name: string) => page.locator(`[data-island=employee-card] [name=${name}]`);
  await field('name').focus();
  await page.evaluate(storeDraft(fields).replaceAll('dap_order', 'dap_employee'));
  await field('name').fill('Laith');
  await field('title').fill('Sales');
  await field('phone').fill('0791234567');
  await page.locator('[data-island=employee-card] [type=submit]').click();
  release();
  const link = page.locator('a[download="Laith.vcf"]').first();
  await expect(link).toBeVisible();
  const file = decodeURIComponent((await link.getAttribute('href')) ?? '');
  expect(file).toContain('+962791234567');
  expect(file).not.toContain('a@b.example');
});

test.describe('the plain order form', () => {
  const show = '.plain-order, .live-order { animation: none !important }';
  test('stays while it is used, gives its values to an untouched form, and is sent once', async ({
    page,
    context,
  }) => {
    const release = await delayRequests(page, /\/assets\/.*\.js/);
    await page.goto('/en/', { waitUntil: 'commit' });
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    }, show);
    const plain = page.locator('.plain-form');
    const text = plain.locator('textarea');
    await text.fill((await text.inputValue()).replace('المطلوبة: ', 'المطلوبة: 2500'));
    release();
    const order = new OrderFormPage(page);
    await expect(order.field('quantity')).toHaveValue('');
    await page.locator('[data-island=order] [name=company]').hover();
    await order.field('message').dispatchEvent('pointerup');
    await expect(order.field('quantity')).toHaveValue('2500');
    await expect(text).toBeFocused();
    const chat = context.waitForEvent('request', (request) => request.url().startsWith('https://wa.me/'));
    await plain.locator('[type=submit]').click();
    expect(decodeURIComponent((await chat).url())).toContain('2500');
    await expect(plain).toHaveCount(0);
    await expect(order.field('quantity')).toHaveValue('');
  });
});
