import { sandboxTokens } from '../../demo/configurator/snippets.ts';
import { minimumOrder } from '../../widgets/company/facts.ts';
import { companyName } from '../../widgets/company/names.ts';
import { delayRequests, expect, test } from '../support/fixtures.ts';
import { boxOf } from '../support/page-checks.ts';
import { messageLines, OrderFormPage, sampleOrder } from '../support/page-objects.ts';

/** A host page with the iframe page of a widget. It sets the height that the iframe sends. */
const iframePage = (url: string, sandbox = sandboxTokens.join(' ')) =>
  `<p style="block-size: 300px">Above</p><iframe title="Widget" src="${url}" style="inline-size: 100%; border: 0"
    sandbox="${sandbox}" allow="clipboard-write"></iframe>
  <script>
    addEventListener('message', ({ data }) => {
      const iframe = document.querySelector('iframe');
      if (data?.type === 'dap-height') iframe.style.height = data.height + 'px';
      if (data?.type === 'dap-scroll') iframe.dataset.focused = Math.round(data.top);
    })
  </script>`;
const hasFullHeight = () => (document.querySelector('iframe')?.clientHeight ?? 0) > 500;

test.describe('iframe page', () => {
  test('sends an order under COEP, is as tall as its content and opens toasts in view', async ({
    openPartnerPage,
    baseURL,
  }) => {
    const page = await openPartnerPage({
      body: iframePage(`${baseURL}/embed/order-form/?lang=en&partner=Shop&min-quantity=5`),
      scripts: '',
      headers: { 'cross-origin-embedder-policy': 'require-corp' },
    });
    const order = new OrderFormPage(page, page.frameLocator('iframe'));
    await page.waitForFunction(hasFullHeight);
    await order.fill({ ...sampleOrder, quantity: '1' });
    await order.submitButton.click();
    await expect(order.toast).toBeInViewport();
    const field = (await boxOf(order.field('quantity'))).y - (await boxOf(page.locator('iframe'))).y;
    await expect(page.locator('iframe')).toHaveAttribute('data-focused', String(Math.round(field)));
    await order.field('quantity').fill('7');
    const lines = messageLines((await order.submit()).url());
    expect(lines).toEqual(expect.arrayContaining(['الكمية المطلوبة: 7 طن', 'عن طريق: Shop']));
    await expect(page.locator('iframe')).toHaveAttribute('data-focused', '0');
  });

  test('without the script has a link to the number of the query', async ({
    page,
    openPartnerPage,
    messages,
    baseURL,
  }) => {
    await page.route('**/embed.js', (route) => route.abort());
    await openPartnerPage({
      body: iframePage(`${baseURL}/embed/order-form/?lang=en&whatsapp=0791112223&country-code=00962`),
      scripts: '',
    });
    const link = page.frameLocator('iframe').getByRole('link', { name: '+962 79 111 2223' });
    await expect(link).toHaveAttribute('href', 'https://wa.me/962791112223');
    expect(messages.splice(0)).toHaveLength(1);
  });

  test('in a sandbox without allow-same-origin, sends the order to the number of the query', async ({
    openPartnerPage,
    baseURL,
  }) => {
    const query = 'lang=en&whatsapp=962791111111&recipient=Partner&min-quantity=5';
    const page = await openPartnerPage({
      body: iframePage(`${baseURL}/embed/order-form/?${query}`, 'allow-scripts allow-popups allow-forms'),
      scripts: '',
    });
    await page.waitForFunction(hasFullHeight);
    const order = new OrderFormPage(page, page.frameLocator('iframe'));
    await order.hydrate();
    const frame = page.frameLocator('iframe');
    await expect(frame.locator('.recipient')).toContainText('Partner');
    // It is for a form that is opened as a link.
    await expect(frame.getByText('This form does not send to')).toHaveCount(0);
    expect((await order.send()).pathname).toBe('/962791111111');
  });

  test('in a sandbox without allow-forms, repeats a press of Send from before hydration once', async ({
    page,
    openPartnerPage,
    baseURL,
  }) => {
    const release = await delayRequests(page, /embed\/order-form-/);
    await openPartnerPage({
      body: iframePage(
        `${baseURL}/embed/order-form/?lang=en`,
        'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox',
      ),
      scripts: '',
    });
    await page.waitForFunction(hasFullHeight);
    const order = new OrderFormPage(page, page.frameLocator('iframe'));
    await order.fill();
    const popups: unknown[] = [];
    page.on('popup', (popup) => popups.push(popup));
    await order.submitButton.click();
    await order.submitButton.click();
    release();
    await expect.poll(() => popups.length).toBe(1);
    await page.waitForTimeout(300);
    expect(popups).toHaveLength(1);
  });

  test('offers nothing of the company if a script cannot load and the query has a number, else the chat', async ({
    page,
    messages,
  }) => {
    for (const file of ['iframe/iframe.js', 'embed.js']) {
      await page.route(`**/${file}`, (route) => route.abort());
      const failed = page.waitForEvent('requestfailed');
      await page.goto(
        `/embed/order-form/?lang=en&${file === 'embed.js' ? 'WhatsApp' : 'amp;email'}=962791111111`,
      );
      await failed;
      await page.waitForTimeout(300);
      await expect(page.locator('form, a:visible')).toHaveCount(0);
      await page.unroute(`**/${file}`);
    }
    await page.route('**/embed.js', (route) => route.abort());
    await page.goto('/embed/order-form/?lang=en&min-quantity=5&utm_source=mail');
    await expect(page.locator('a[href^="https://wa.me/"]')).toBeVisible();
    messages.length = 0;
  });

  test('opened as a link with the number of another company, says so and does not show the name', async ({
    page,
  }) => {
    const query =
      'lang=en&whatsapp=+15550001111&recipient=Official%20supplier&partner=Prepay&min-quantity=1&prefill=message%3DPrepay';
    const order = new OrderFormPage(page);
    const warning = page.getByText('This form does not send to');
    for (const path of ['/%65mbed/order%2Dform/', '/embed/order-form/']) {
      await page.goto(`${path}?${query}`);
      await expect(warning).toContainText('+15550001111');
    }
    await expect(warning).toContainText(companyName.en);
    expect((await boxOf(warning)).y).toBeLessThan((await boxOf(order.submitButton)).y);
    await order.hydrate();
    await expect(page.getByText('Official supplier')).toHaveCount(0);
    // Nor does the visitor send unread what the link adds.
    await expect(order.field('quantity')).toHaveAttribute('min', String(minimumOrder));
    const chat = await order.send();
    expect(chat.pathname).toBe('/15550001111');
    expect(messageLines(chat).at(-1)).toBe('الرسالة: لا توجد');
    // The company's own number needs no warning, but other contact data is not the company's.
    await page.goto(
      `/embed/order-form/?lang=en&recipient=Official&email=evil@example.net&phone=+15550001111`,
    );
    await order.hydrate();
    await expect(page.locator('.recipient')).toContainText(companyName.en);
    await expect(warning).toHaveCount(0);
    await order.blockTabs();
    await order.fill();
    await order.submitButton.click();
    await expect(order.panel).toBeVisible();
    await expect(page.locator('a[href*="evil"], a[href*="15550001111"]')).toHaveCount(0);
  });

  test('opens a gallery image near the pointer', async ({ page, openPartnerPage, baseURL }) => {
    await page.setViewportSize({ width: 390, height: 600 });
    await openPartnerPage({
      body: iframePage(`${baseURL}/embed/gallery/?lang=en`),
      scripts: '',
    });
    await page.waitForFunction(hasFullHeight);
    const frame = page.frameLocator('iframe');
    await frame.locator('.thumb').last().click();
    for (const part of ['.slide[aria-hidden=false] img', '.shut'])
      await expect(frame.locator(`dialog[open] ${part}`)).toBeInViewport({ ratio: 1 });
  });

  test('shows every widget in the language and theme of the query', async ({ page }) => {
    for (const widget of ['business-card', 'employee-card', 'language-switcher']) {
      await page.goto(`/embed/${widget}/?lang=ja&theme=dark`);
      await expect(page.locator('.widget[lang=ja]')).toBeVisible();
      await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
    }
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('links to the chat', async ({ page }) => {
      await page.goto('/embed/order-form/');
      await expect(page.locator('a[href^="https://wa.me/"]')).toBeVisible();
    });
  });
});
