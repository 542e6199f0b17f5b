import type { Page } from '@playwright/test';
import { sandboxTokens } from '../../widgets/doctor/page-checks.ts';
import { unreadable } from '../support/contrast.ts';
import { expect, test } from '../support/fixtures.ts';
import { OrderFormPage, sampleOrder } from '../support/order-form-page.ts';
import { StaffCardPage } from '../support/staff-card-page.ts';

const form = '<dap-order-form loading="eager"><a href="https://wa.me/1">WhatsApp</a></dap-order-form>';

test.describe('element on a host page', () => {
  test('keeps a property that was set before the script loaded', async ({ openPartnerPage, baseURL }) => {
    const page = await openPartnerPage({
      body: `${form}<script>Object.assign(document.querySelector('dap-order-form'), { partner: 'Early' })</script>`,
      scripts: `<script defer src="${baseURL}/embed.js"></script>`,
    });
    const chat = await new OrderFormPage(page).send();
    expect(chat.searchParams.get('text')).toContain('عن طريق: Early');
  });

  test('works once with several script tags, and adds nothing to the page', async ({
    openPartnerPage,
    baseURL,
  }) => {
    const url = `${baseURL}/embed.js`;
    const page = await openPartnerPage({
      head: '<script>names = new Set(Object.getOwnPropertyNames(window))</script>',
      body: form,
      scripts: `<script src="${url}"></script><script type="module" src="${url}"></script><script defer src="${url}?ver=6.1"></script>`,
    });
    await new OrderFormPage(page).send();
    await expect(page.locator('dap-order-form form.form')).toHaveCount(1);
    const state = await page.evaluate(() => ({
      globals: Object.getOwnPropertyNames(window).filter((name) => !Reflect.get(window, 'names').has(name)),
      sheets: document.adoptedStyleSheets.length,
      styles: document.querySelectorAll('style, link[rel=stylesheet]').length,
      storage: localStorage.length + sessionStorage.length + document.cookie.length,
    }));
    expect(state).toEqual({
      // Lit keeps the last two.
      globals: ['names', 'litPropertyMetadata', 'reactiveElementVersions'],
      sheets: 0,
      styles: 0,
      storage: 0,
    });
  });

  test('loads nothing while it is far below the viewport', async ({ openPartnerPage }) => {
    const page = await openPartnerPage({
      body: `<div style="height: 5000px"></div><dap-order-form></dap-order-form>`,
    });
    await page.waitForFunction(() => customElements.get('dap-order-form'));
    const scripts = await page.evaluate(() =>
      performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')),
    );
    // The loader and the module that defines the elements.
    expect(scripts).toHaveLength(2);
    await page.locator('dap-order-form').scrollIntoViewIfNeeded();
    await expect(new OrderFormPage(page).submitButton).toBeVisible();
  });

  test('does not inherit text styles or private custom properties, and keeps its minimum sizes', async ({
    openPartnerPage,
  }) => {
    const css = `html { font-size: 62.5% } section { text-shadow: 2px 2px red; letter-spacing: 0.3em; text-transform: uppercase;
      text-indent: 3em; white-space: nowrap; font: italic 900 30px/3 serif; user-select: none; word-break: break-all }
      * { box-sizing: content-box !important; margin: 9px; --brand: magenta; --text-m: 9px; --control: 32px; --rem: 1px } input { all: unset !important }`;
    const page = await openPartnerPage({
      head: `<style>${css}</style>`,
      body: `<section>${form}</section>`,
    });
    const order = new OrderFormPage(page);
    const input = order.field('name');
    await expect(input).toHaveCSS('font-size', '18px');
    await expect(input).toHaveCSS('min-block-size', '48px');
    await expect(order.submitButton).not.toHaveCSS('background-color', 'rgb(255, 0, 255)');
    const label = page.locator('label').first();
    for (const [name, value] of Object.entries({
      'text-shadow': 'none',
      'letter-spacing': 'normal',
      'text-transform': 'none',
      'text-indent': '0px',
      'font-style': 'normal',
      'white-space-collapse': 'collapse',
      'word-break': 'normal',
    }))
      await expect(label).toHaveCSS(name, value);
  });

  for (const [name, css, attributes] of [
    ['a dark page', 'body { background: #111; color: #eee }', ''],
    ['a green section', 'section { background: #0b5d2e; color: #fff }', ''],
    ['a gray brand color', 'dap-order-form { --dap-color-brand: #9a9a9a; --dap-color-on-brand: #fff }', ''],
    ['a dark surface', 'dap-order-form { --dap-color-surface: #111 }', ''],
    ['a dark page with the light theme', 'body { background: #111; color: #eee }', 'theme="light"'],
  ] as const)
    test(`has readable text on ${name}, also with errors`, async ({ openPartnerPage }) => {
      const page = await openPartnerPage({
        head: `<style>${css}</style>`,
        body: `<section><p>Order</p><dap-order-form ${attributes}></dap-order-form></section>`,
      });
      const order = new OrderFormPage(page);
      await order.field('quantity').fill('40');
      await order.submitButton.click();
      await expect(page.locator('.error').nth(2)).toBeVisible();
      expect(await unreadable(page, 'dap-order-form')).toEqual([]);
    });

  test('follows a page that turns dark and back', async ({ openPartnerPage }) => {
    const page = await openPartnerPage({
      head: '<style>body.night { background: #10151c; color: #dde }</style>',
      body: form,
    });
    const label = page.locator('label').first();
    await expect(label).toBeVisible();
    const color = await label.evaluate((element) => getComputedStyle(element).color);
    await page.evaluate(() => document.body.classList.add('night'));
    await expect(label).not.toHaveCSS('color', color);
    // Colors change in a transition.
    await expect(async () => expect(await unreadable(page, 'dap-order-form')).toEqual([])).toPass();
    await page.evaluate(() => document.body.classList.remove('night'));
    await expect(label).toHaveCSS('color', color);
  });

  test('keeps typed characters from the shortcuts of the page, and Escape when it closes a list', async ({
    openPartnerPage,
  }) => {
    const page = await openPartnerPage({
      body: `<script>
        heard = [];
        for (const type of ['keydown', 'keypress', 'keyup', 'paste', 'copy', 'selectstart'])
          document.addEventListener(type, (event) => {
            heard.push(event.key);
            if (event.key?.length === 1 || /^(Arrow|Home|End)/.test(event.key) || !event.key) event.preventDefault();
          });
        escapes = 0;
        document.addEventListener('keydown', (event) => { if (event.key === 'Escape') escapes++; }, true);
      </script><dialog>${form}</dialog><script>document.querySelector('dialog').showModal()</script>`,
    });
    const order = new OrderFormPage(page);
    const name = order.field('name');
    await name.click();
    await page.keyboard.type('sales/s 24');
    await page.keyboard.press('Home');
    await page.keyboard.type('a');
    await expect(name).toHaveValue('asales/s 24');
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+c');
    await order.field('company').click();
    await page.keyboard.press('Control+v');
    await expect(order.field('company')).toHaveValue('asales/s 24');
    expect(
      await page.evaluate(() => Reflect.get(window, 'heard').filter((key: string) => key?.length === 1)),
    ).toEqual([]);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => Reflect.get(window, 'heard'))).toContain('Tab');
    await page.getByRole('combobox').click();
    await expect(page.getByRole('listbox')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toBeHidden();
    await expect(page.locator('body > dialog')).toHaveAttribute('open');
    expect(await page.evaluate(() => Reflect.get(window, 'escapes'))).toBe(0);
    await page.keyboard.press('Escape');
    await expect(page.locator('body > dialog')).not.toHaveAttribute('open');
  });

  test('sends an order on a page with clobbered and frozen globals', async ({ openPartnerPage }) => {
    const names = [
      'cookie',
      'head',
      'currentScript',
      'referrer',
      'title',
      'fonts',
      'readyState',
      'scripts',
      'dir',
    ];
    const ids = ['i18next', 'React', 'dap', 'embed', 'define', 'config', 'body', 'contains', 'activeElement'];
    const page = await openPartnerPage({
      body: `${names.map((name) => `<img name="${name}" alt=""><form name="${name}"></form>`).join('')}
        ${ids.map((id) => `<a id="${id}" href="https://evil.example/"></a>`).join('')}
        <script>
          Object.prototype.extra = function () {};
          for (const one of [Object, Array, Function, String, Number, Promise, Map, Set, RegExp, Date, Error]) { Object.freeze(one); Object.freeze(one.prototype); }
        </script>${form}`,
    });
    expect(await page.evaluate(() => typeof (document.cookie as unknown))).toBe('object');
    await new OrderFormPage(page).send();
  });

  test('keeps its text and styles when the page moves it, also into an iframe', async ({
    openPartnerPage,
  }) => {
    const page = await openPartnerPage({
      body: `<main>${form}</main><iframe srcdoc="<body></body>" width="380" height="900"></iframe>`,
    });
    const order = new OrderFormPage(page);
    await order.field('name').fill('Laith');
    await page.evaluate(() => {
      const { body } = document as unknown as { body: { moveBefore?: (node: Node, before: null) => void } };
      const element = document.querySelector('dap-order-form') as Element;
      if (body.moveBefore) body.moveBefore(element, null);
      else document.body.append(element);
    });
    await expect(order.field('name')).toHaveValue('Laith');
    await page.evaluate(() => {
      const element = document.querySelector('dap-order-form') as Element;
      document.querySelector('iframe')?.contentDocument?.body.append(element);
    });
    const input = page.frameLocator('iframe').locator('form.form [name=name]');
    await expect(input).toHaveValue('Laith');
    await expect(input).toHaveCSS('min-block-size', '48px');
  });

  test('fits its container: a dialog, a float, a table cell and a narrow column', async ({
    openPartnerPage,
  }) => {
    const page = await openPartnerPage({
      body: `<dialog open>${form}</dialog><div style="float: left">${form}</div><table><tr><td>${form}</td></tr></table>
        <div style="inline-size: 200px">${form}</div>`,
    });
    const forms = page.locator('dap-order-form');
    await expect(page.locator('form.form')).toHaveCount(4);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      for (const element of await forms.all())
        expect((await element.boundingBox())?.width).toBeGreaterThanOrEqual(190);
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
      ).toBeLessThanOrEqual(0);
    }
    expect((await forms.last().boundingBox())?.width).toBe(200);
  });

  for (const [name, element, prepare] of [
    ['the business card', '<dap-business-card></dap-business-card>', async () => {}],
    [
      'the employee card',
      '<dap-employee-card></dap-employee-card>',
      (page: Page) => new StaffCardPage(page).generate(),
    ],
    [
      'the order form',
      form,
      async (page: Page) => {
        await new OrderFormPage(page).send();
        await page.getByText('If WhatsApp did not open').click();
      },
    ],
  ] as const)
    test(`shows the phone number of ${name} in one line in a column of 200 px`, async ({
      openPartnerPage,
    }) => {
      const page = await openPartnerPage({ body: `<div style="inline-size: 200px">${element}</div>` });
      await prepare(page);
      const number = page.locator('bdi').filter({ hasText: /^\+96[24]\s/ });
      const boxes = await number.evaluate((one) => Array.from(one.getClientRects(), ({ right }) => right));
      expect(boxes).toHaveLength(1);
      const column = await page.locator('body > div').boundingBox();
      expect(boxes[0]).toBeLessThanOrEqual((column?.x ?? 0) + 200);
    });

  test('survives a translation service that wraps every text', async ({ openPartnerPage }) => {
    const page = await openPartnerPage({ body: form });
    const order = new OrderFormPage(page);
    await expect(order.submitButton).toBeVisible();
    const translate = () =>
      page.evaluate(() => {
        const root = document.querySelector('dap-order-form')?.shadowRoot as ShadowRoot;
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        const texts: Text[] = [];
        while (walker.nextNode()) texts.push(walker.currentNode as Text);
        for (const text of texts.filter(({ data }) => data.trim())) {
          const font = document.createElement('font');
          text.replaceWith(font);
          font.append(text);
        }
      });
    await translate();
    await order.submitButton.click();
    await expect(page.locator('.error').first()).toBeVisible();
    await translate();
    await order.send();
    await translate();
    await page.evaluate(() => document.querySelector('dap-order-form')?.setAttribute('lang', 'fr'));
    await expect(page.locator('.widget[lang=fr]')).toBeVisible();
  });

  test('runs under a policy with a nonce', async ({ openPartnerPage, baseURL }) => {
    const page = await openPartnerPage({
      body: form,
      scripts: `<script nonce="abc" src="${baseURL}/embed.js"></script>`,
      policy: "default-src 'none'; img-src data:; script-src 'nonce-abc' 'strict-dynamic'",
    });
    await new OrderFormPage(page).send();
  });
});

/** A host page with the iframe page of a widget. It gives the iframe the height that it asks for. */
const iframePage = (url: string) =>
  `<p style="block-size: 300px">Above</p><iframe title="Widget" src="${url}" style="inline-size: 100%; border: 0"
    sandbox="${Object.keys(sandboxTokens).join(' ')}"></iframe>
  <script>addEventListener('message', ({ data }) => {
    if (data?.type === 'dap-height') document.querySelector('iframe').style.height = data.height + 'px';
  })</script>`;

test.describe('iframe page', () => {
  test('sends an order with its attributes, is as tall as its content and opens toasts in view', async ({
    openPartnerPage,
    baseURL,
  }) => {
    const page = await openPartnerPage({
      body: iframePage(`${baseURL}/embed/order-form/?lang=en&partner=Shop&min-quantity=5`),
      scripts: '',
    });
    const frame = page.frameLocator('iframe');
    const submit = frame.locator('form.form [type=submit]');
    await expect(frame.locator('.widget[lang=en]')).toBeVisible();
    await page.waitForFunction(() => (document.querySelector('iframe')?.clientHeight ?? 0) > 500);
    for (const [name, value] of Object.entries({ ...sampleOrder, quantity: '1' }))
      await frame.locator(`form.form [name=${name}]`).fill(value);
    await submit.click();
    await expect(frame.locator('.toast')).toBeInViewport();
    const quantity = frame.locator('form.form [name=quantity]');
    await quantity.fill('7');
    const popup = page.waitForEvent('popup');
    await quantity.press('Enter');
    const text = new URL((await popup).url()).searchParams.get('text');
    expect(text).toContain('7 طن');
    expect(text).toContain('عن طريق: Shop');
  });

  test('opens WhatsApp with its own origin and storage', async ({ openPartnerPage, baseURL }) => {
    const page = await openPartnerPage({
      body: iframePage(`${baseURL}/embed/order-form/?lang=en`),
      scripts: '',
    });
    const form = page.frameLocator('iframe').locator('form.form');
    for (const [name, value] of Object.entries(sampleOrder)) await form.locator(`[name=${name}]`).fill(value);
    const popup = page.waitForEvent('popup');
    await form.locator('[type=submit]').click();
    const chat = await popup;
    await chat.waitForLoadState();
    const access = await chat.evaluate(async () => {
      localStorage.setItem('login', 'kept');
      await new Promise((resolve, reject) =>
        Object.assign(indexedDB.open('login'), { onsuccess: resolve, onerror: reject }),
      );
      return { origin, storage: localStorage.getItem('login') };
    });
    expect(access).toEqual({ origin: 'https://wa.me', storage: 'kept' });
  });

  test('works under COEP, and reports an opened order without personal data', async ({
    openPartnerPage,
    baseURL,
  }) => {
    const page = await openPartnerPage({
      body: `<script>
          counted = [];
          addEventListener('message', ({ data }) => { if (data?.type === 'dap-order-opened') counted.push(data.summary) });
        </script>${iframePage(`${baseURL}/embed/order-form/?lang=en&partner=Shop`)}`,
      scripts: '',
      headers: { 'cross-origin-embedder-policy': 'require-corp' },
    });
    const form = page.frameLocator('iframe').locator('form.form');
    for (const [name, value] of Object.entries(sampleOrder)) await form.locator(`[name=${name}]`).fill(value);
    const popup = page.waitForEvent('popup');
    await form.locator('[type=submit]').click();
    await popup;
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'counted')))
      .toEqual([{ quantity: sampleOrder.quantity, countryCode: '+962', language: 'en', partner: 'Shop' }]);
  });

  test('opens a gallery image near the pointer', async ({ openPartnerPage, baseURL }) => {
    const page = await openPartnerPage({
      body: iframePage(`${baseURL}/embed/gallery/?lang=en`),
      scripts: '',
    });
    const frame = page.frameLocator('iframe');
    await page.waitForFunction(() => (document.querySelector('iframe')?.clientHeight ?? 0) > 500);
    await frame.locator('.thumb').last().click();
    await expect(frame.locator('dialog[open]')).toBeInViewport();
  });

  test('shows the other widgets in the language and theme of the query', async ({ page }) => {
    for (const widget of ['business-card', 'employee-card', 'language-switcher']) {
      await page.goto(`/embed/${widget}/?lang=ja&theme=dark`);
      await expect(page.locator('.widget[lang=ja]')).toBeVisible();
      await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
    }
  });
});

test.describe('iframe page without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('links to the chat', async ({ page }) => {
    await page.goto('/embed/order-form/');
    await expect(page.locator('a[href^="https://wa.me/"]')).toBeVisible();
  });
});
