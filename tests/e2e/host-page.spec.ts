import { expect, inlineScript, test } from '../support/fixtures.ts';
import { axeViolations, boxOf, expectNoOverflow } from '../support/page-checks.ts';
import { messageLines, OrderFormPage, sampleOrder } from '../support/page-objects.ts';

const dataScript = 'data:text/javascript,document.documentElement.dataset.evil=1//';
const form = '<dap-order-form loading="eager"><a href="https://wa.me/1">WhatsApp</a></dap-order-form>';

test.describe('host page', () => {
  test('with several script tags has one form with its early properties, no other additions, and keeps the focus in its own field when the panel appears', async ({
    openPartnerPage,
    baseURL,
  }) => {
    const url = `${baseURL}/embed.js`;
    const page = await openPartnerPage({
      head: '<script>names = new Set(Object.getOwnPropertyNames(window))</script>',
      body: `<input id="search">${form}<script>document.querySelector('dap-order-form').partner = 'Early'</script>`,
      scripts: `<script defer src="${url}"></script><script type="module" src="${url}"></script><script defer src="${url}?ver=6.1"></script>`,
    });
    const chat = await new OrderFormPage(page).send();
    await page.locator('#search').focus();
    await expect(page.locator('.opened')).toBeVisible();
    await expect(page.locator('#search')).toBeFocused();
    expect(messageLines(chat)).toContain('عن طريق: Early');
    await expect(page.locator('dap-order-form form.form')).toHaveCount(1);
    const state = await page.evaluate(() => ({
      globals: Object.getOwnPropertyNames(window).filter((name) => !Reflect.get(window, 'names').has(name)),
      sheets: document.adoptedStyleSheets.length,
      styles: document.querySelectorAll('style, link[rel=stylesheet]').length,
      storage: localStorage.length + sessionStorage.length + document.cookie.length,
    }));
    expect(state).toEqual({
      // Lit defines the last two.
      globals: ['names', 'litPropertyMetadata', 'reactiveElementVersions'],
      sheets: 0,
      styles: 0,
      storage: 0,
    });
  });

  test('loads only the loader while the element is far below the viewport', async ({
    page,
    openPartnerPage,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await openPartnerPage({
      body: '<div style="height: 5000px"></div><dap-order-form></dap-order-form>',
    });
    await page.waitForFunction(() => customElements.get('dap-order-form'));
    // The element is observed from the next frame on.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    });
    expect(scripts).toHaveLength(1);
    await page.locator('dap-order-form').scrollIntoViewIfNeeded();
    await expect(new OrderFormPage(page).submitButton).toBeVisible();
    // On a fast connection, React is fetched after the visitor has scrolled.
    const names = scripts.map((url) => url.replace(/.*\/|(-[\w-]{8})?\.js$/g, ''));
    expect(names.slice(0, 2)).toEqual(['embed', 'order-form.en']);
  });

  test('does not pass on text styles or private custom properties, and keeps minimum sizes', async ({
    openPartnerPage,
  }) => {
    const css = `html { font-size: 62.5% } section { text-shadow: 2px 2px red; letter-spacing: 0.3em; text-transform: uppercase;
      text-indent: 3em; white-space: nowrap; font: italic 900 30px/3 serif; user-select: none; word-break: break-all }
      @property --brand { syntax: "<color>"; inherits: false; initial-value: magenta }
      * { box-sizing: content-box !important; margin: 9px; --_brand: magenta; --_text-m: 9px; --_control: 32px; --_rem: 1px } input { all: unset !important }`;
    const page = await openPartnerPage({
      head: `<style>${css}</style>`,
      body: `<section>${form}</section>`,
    });
    const order = new OrderFormPage(page);
    await expect(order.field('name')).toHaveCSS('font-size', '18px');
    await expect(order.field('name')).toHaveCSS('min-block-size', '48px');
    await expect(order.submitButton).not.toHaveCSS('background-color', 'rgb(255, 0, 255)');
    for (const [name, value] of Object.entries({
      'text-shadow': 'none',
      'letter-spacing': 'normal',
      'text-transform': 'none',
      'text-indent': '0px',
      'font-style': 'normal',
      'white-space-collapse': 'collapse',
      'word-break': 'normal',
      '-webkit-tap-highlight-color': 'rgba(0, 0, 0, 0)',
    }))
      await expect(page.locator('label').first()).toHaveCSS(name, value);
  });

  test('has the theme of its attribute or of the color scheme around it, and readable text on every background', async ({
    openPartnerPage,
  }) => {
    const cases: [theme: 'light' | 'dark', css: string, attribute?: string][] = [
      ['light', 'background: #808080'],
      ['light', 'background: #111; color: #eee'],
      ['light', 'color: transparent'],
      ['dark', '', 'theme=" dark "'],
      ['light', 'color-scheme: dark', 'theme="light"'],
      ['dark', 'color-scheme: dark; background: Canvas; color: CanvasText'],
    ];
    const sections = cases.map(
      ([, css, attribute = '']) => `<section style="${css}">${form.replace(' ', ` ${attribute} `)}</section>`,
    );
    const page = await openPartnerPage({ body: `<main><h1>Order</h1>${sections.join('')}</main>` });
    for (const [index, [theme, css]] of cases.entries()) {
      const section = page.locator('section').nth(index);
      const order = new OrderFormPage(page, section);
      await order.field('quantity').fill('40');
      await order.submitButton.click();
      await expect(order.form.locator('.error').nth(2)).toBeVisible();
      const surface = theme === 'light' ? 'rgb(251, 248, 241)' : 'rgb(15, 23, 18)';
      await expect(section.locator('.widget'), css).toHaveCSS('background-color', surface);
    }
    // It measures the contrast of all texts.
    await expect(async () => expect(await axeViolations(page)).toEqual([])).toPass();
  });

  test('receives no typed characters for its shortcuts, and no Escape that closes a list', async ({
    openPartnerPage,
  }) => {
    const page = await openPartnerPage({
      body: `<script>
        receivedKeys = [];
        for (const type of ['keydown', 'keypress', 'keyup', 'paste', 'copy', 'selectstart'])
          document.addEventListener(type, (event) => {
            receivedKeys.push(event.key);
            if (event.key?.length === 1 || /^(Arrow|Home|End)/.test(event.key) || !event.key) event.preventDefault();
          });
        escapes = 0;
        document.addEventListener('keydown', (event) => { if (event.key === 'Escape') escapes++; }, true);
      </script><dialog>${form}</dialog><script>document.querySelector('dialog').showModal()</script>`,
    });
    const order = new OrderFormPage(page);
    await order.field('name').click();
    await page.keyboard.type('sales/s 24');
    await page.keyboard.press('Home');
    await page.keyboard.type('a');
    await expect(order.field('name')).toHaveValue('asales/s 24');
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+c');
    await order.field('company').click();
    await page.keyboard.press('Control+v');
    await expect(order.field('company')).toHaveValue('asales/s 24');
    await page.keyboard.press('Tab');
    const receivedKeys: (string | undefined)[] = await page.evaluate(() =>
      Reflect.get(window, 'receivedKeys'),
    );
    expect(receivedKeys.filter((key) => key?.length === 1)).toEqual([]);
    expect(receivedKeys).toContain('Tab');
    await page.getByRole('combobox').click();
    await expect(page.getByRole('listbox')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toBeHidden();
    await expect(page.locator('body > dialog')).toHaveAttribute('open');
    expect(await page.evaluate(() => Reflect.get(window, 'escapes'))).toBe(0);
    await page.keyboard.press('Escape');
    await expect(page.locator('body > dialog')).not.toHaveAttribute('open');
  });

  test('whose library registers one listener for each node and type, with the options of the first, works with keys', async ({
    openPartnerPage,
  }) => {
    // As zone.js does, before 0.14.6 also with the signal.
    const library = inlineScript(`
      const add = EventTarget.prototype.addEventListener;
      const all = new WeakMap();
      const listOf = (node, type, options) => {
        const lists = all.get(node) ?? {};
        all.set(node, lists);
        return (lists[type + (options?.capture ?? options === true)] ??= new Map());
      };
      EventTarget.prototype.addEventListener = function (type, listener, options) {
        const list = listOf(this ?? window, type, options);
        if (!list.has(listener)) list.set(listener, options);
        options?.signal && add.call(options.signal, 'abort', () => list.delete(listener));
        if (list.isRegistered) return;
        list.isRegistered = true;
        const call = function (event) {
          for (const [listener, options] of [...list]) {
            if (options?.once) list.delete(listener);
            listener?.handleEvent ? listener.handleEvent(event) : listener?.call(this, event);
          }
        };
        const { capture = options === true, passive, signal } = options ?? {};
        add.call(this, type, call, { capture, passive, signal });
      };
      EventTarget.prototype.removeEventListener = function (type, listener, options) {
        listOf(this ?? window, type, options).delete(listener);
      };
      add.call(window, 'load', () =>
        window.addEventListener('keydown', (event) => event.key === 'F2' && event.preventDefault(), true));`);
    const page = await openPartnerPage({
      head: library,
      body: `${form}<dap-business-card loading="eager"></dap-business-card><div style="block-size: 3000px"></div>`,
    });
    const order = new OrderFormPage(page);
    await order.countryCode.click();
    await expect(page.getByRole('listbox')).toBeVisible();
    const top = await page.evaluate(() => scrollY);
    for (const key of ['ArrowDown', 'End', 'Space']) await page.keyboard.press(key);
    await expect(order.field('countryCode')).toHaveValue('+964');
    expect(await page.evaluate(() => scrollY)).toBe(top);
    await page.keyboard.press('F2');
    await page.locator('dap-business-card .button').first().click();
    const close = page.getByRole('dialog').getByRole('button', { name: 'Close' });
    for (let presses = 0; presses < 12 && !(await close.evaluate((one) => one.matches(':focus'))); presses++)
      await page.keyboard.press('Tab');
    await expect(close).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await order.send({ ...sampleOrder, phone: '07701234567' });
    await page.evaluate(() => {
      for (const element of document.querySelectorAll('dap-order-form, dap-business-card')) element.remove();
      addEventListener('pointermove', () => document.documentElement.classList.add('moved'), true);
    });
    await page.mouse.move(10, 10);
    await expect(page.locator('html.moved')).toHaveCount(1);
  });

  test.describe('on a touch screen', () => {
    test.use({ hasTouch: true });

    test('whose copy protection allows presses only in elements with the name of a control sends an order and opens an image', async ({
      openPartnerPage,
    }) => {
      const copyProtection = inlineScript(`
        for (const type of ['mousedown', 'touchstart', 'touchend', 'dragstart', 'selectstart'])
          document.addEventListener(type, (event) => {
            if (!/INPUT|TEXTAREA|SELECT|BUTTON/.test(event.target.nodeName)) event.preventDefault();
          }, { passive: false });`);
      const page = await openPartnerPage({
        body: `<main><div>${form}<dap-gallery loading="eager"></dap-gallery></div></main>${copyProtection}`,
      });
      const order = new OrderFormPage(page);
      for (const press of ['click', 'tap'] as const) {
        await order.field('company')[press]();
        await page.keyboard.type('Rafidain');
        await order.countryCode[press]();
        await page
          .getByRole('option')
          .filter({ hasText: press === 'tap' ? '+964' : '+962' })
          [press]();
        await order.field('name')[press]();
        await expect(order.field('name')).toBeFocused();
      }
      await expect(order.field('countryCode')).toHaveValue('+964');
      await order.fill({ ...sampleOrder, phone: '07701234567' });
      const popup = page.waitForEvent('popup');
      await order.submitButton.tap();
      expect(messageLines((await popup).url())).toContain(`الاسم: ${sampleOrder.name}`);
      await page.locator('dap-gallery .thumb').first().tap();
      await expect(page.getByRole('dialog')).toBeVisible();
    });
  });

  test('with clobbered names and frozen globals sends an order and shows the gallery', async ({
    openPartnerPage,
    baseURL,
  }) => {
    const names = 'cookie head currentScript referrer title fonts readyState scripts dir host'.split(' ');
    const ids = 'i18next React dap embed define config body contains activeElement'.split(' ');
    const page = await openPartnerPage({
      body: `<img name="currentScript" alt="" src="${dataScript}">
        ${names.map((name) => `<img name="${name}" alt=""><form name="${name}"></form>`).join('')}
        ${ids.map((id) => `<a id="${id}" href="https://evil.example/"></a>`).join('')}
        <script>
          var URL = '/shop/';
          Error = function () {};
          for (const one of [Object, Array, Function, String, Number, Promise, Map, Set, RegExp, Date]) { Object.freeze(one); Object.freeze(one.prototype); }
        </script>${form}<dap-gallery loading="eager"></dap-gallery>`,
      scripts: `<script src="${baseURL}/embed.js"></script>`,
    });
    expect(await page.evaluate(() => typeof (document.cookie as unknown))).toBe('object');
    await expect(page.locator('dap-gallery img').first()).toHaveAttribute('src', new RegExp(`^${baseURL}/`));
    const order = new OrderFormPage(page, page.locator('dap-order-form'));
    await order.hydrate();
    expect((await order.send()).href).not.toContain('evil');
    await expect(page.locator('html')).not.toHaveAttribute('data-evil');
  });

  test('that locks its own scrolling keeps the lock, and scrolls when a dialog is removed while it is open', async ({
    openPartnerPage,
  }) => {
    const page = await openPartnerPage({
      body: '<main><dap-business-card loading="eager"></dap-business-card></main><div style="height: 300vh"></div>',
    });
    const lock = (overflow: string) =>
      page.evaluate((value) => {
        document.documentElement.style.overflow = value;
      }, overflow);
    const scrolls = async () => {
      // Beside the dialog.
      await page.mouse.move(195, 5);
      await page.mouse.wheel(0, 50);
      await page.waitForTimeout(300);
      return (await page.evaluate(() => scrollY)) > 0;
    };
    const open = page.locator('dap-business-card').getByRole('button').first();
    await open.click();
    await expect(page.locator('dialog[open]')).toBeVisible();
    expect(await scrolls()).toBe(false);
    await lock('hidden');
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    expect(await scrolls()).toBe(false);
    await open.click();
    // A route change: the page unlocks and removes the element, in this order.
    await lock('');
    await page.evaluate(() => document.querySelector('main')?.remove());
    expect(await scrolls()).toBe(true);
  });

  test('that hides an open dialog or lightbox closes it, and remains usable at the same place', async ({
    openPartnerPage,
    messages,
  }) => {
    const elements =
      '<dap-business-card loading="eager"></dap-business-card><dap-gallery loading="eager"></dap-gallery>';
    const page = await openPartnerPage({
      // Common resets: the overflow of `body` applies to the viewport.
      head: '<style>html, body { height: 100% } body { overflow-x: hidden } ::-webkit-scrollbar { width: 15px }</style>',
      body: `<div style="height: 300vh"></div><details open><summary>Part</summary>${elements}</details>
        <div style="height: 300vh"></div><input id="search">`,
    });
    const place = () =>
      page.evaluate(() => [scrollY, document.querySelector('details')?.getBoundingClientRect().width]);
    for (const name of ['dap-business-card', 'dap-gallery']) {
      const button = page.locator(`${name} button[aria-haspopup]`).first();
      const dialog = page.locator('dialog:modal');
      for (const hide of [
        '',
        'display: none',
        'content-visibility: hidden',
        'closed',
        'visibility: hidden',
      ]) {
        await button.scrollIntoViewIfNeeded();
        const before = await place();
        await button.click();
        await expect(dialog).toBeVisible();
        expect(await place(), `${name} ${hide}`).toEqual(before);
        await page.locator('details').evaluate((details: HTMLDetailsElement, css) => {
          if (css === 'closed') details.open = false;
          else details.style.cssText = css;
        }, hide);
        // The browser keeps it visible, and the visitor closes it.
        if (!hide || hide === 'visibility: hidden') {
          await expect(dialog).toBeVisible();
          await page.keyboard.press('Escape');
        }
        await expect(dialog).toHaveCount(0);
        await expect.poll(() => page.evaluate(() => document.adoptedStyleSheets.length), hide).toBe(0);
        await page.locator('#search').click();
        await page.locator('details').evaluate((details: HTMLDetailsElement) => {
          details.open = true;
          details.style.cssText = '';
        });
      }
    }
    // Chromium reports that styles were read in the hidden part.
    while (/hidden by content-visibility/.test(messages[0] ?? '')) messages.shift();
  });

  test('shows an element with the attribute popover only while it is open, and prints without an open dialog', async ({
    openPartnerPage,
  }) => {
    const page = await openPartnerPage({
      body: `<button popovertarget="order">Order</button>${form.replace(' ', ' id="order" popover ')}
        <dap-business-card loading="eager"></dap-business-card><dap-gallery loading="eager"></dap-gallery>`,
    });
    const order = page.locator('#order');
    await expect(page.locator('dap-gallery .thumb').first()).toBeVisible();
    await expect(order).toBeHidden();
    await page.getByRole('button', { name: 'Order', exact: true }).click();
    await expect(order.locator('form.form')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(order).toBeHidden();
    for (const name of ['dap-business-card', 'dap-gallery']) {
      await page.locator(`${name} button[aria-haspopup]`).first().click();
      const dialog = page.locator('dialog:modal');
      await expect(dialog).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('dialog')).toBeHidden();
      await page.emulateMedia({ media: 'screen' });
      await page.keyboard.press('Escape');
      await expect(page.locator('dialog')).toHaveCount(0);
    }
  });

  test('with a dialog, a float, a table cell or a narrow column fits the form into it', async ({
    openPartnerPage,
  }) => {
    const page = await openPartnerPage({
      body: `<dialog open>${form}</dialog><div style="float: left">${form}</div><table><tr><td>${form}</td></tr></table>
        <div style="inline-size: 200px">${form}</div>`,
    });
    await expect(page.locator('form.form')).toHaveCount(4);
    const elements = await page.locator('dap-order-form').all();
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      for (const element of elements) expect((await boxOf(element)).width).toBeGreaterThanOrEqual(190);
      await expectNoOverflow(page);
    }
    expect((await boxOf(page.locator('dap-order-form').last())).width).toBe(200);
  });

  test('that makes the element a flex or grid box shows the widget in its full width', async ({
    openPartnerPage,
  }) => {
    const styles = [
      'display: flex',
      'display: grid; place-items: center; padding: 1rem',
      'display: flex; flex-direction: column; align-items: center',
      'display: grid; grid-template-columns: 1fr 1fr',
    ];
    const elements = (style: string) =>
      ['order-form', 'gallery', 'business-card', 'employee-card'].map(
        (name) =>
          `<dap-${name} loading="eager" style="${style}"></dap-${name}><div><dap-${name} loading="eager"></dap-${name}></div>`,
      );
    const page = await openPartnerPage({ body: styles.flatMap(elements).join('') });
    await page.setViewportSize({ width: 800, height: 900 });
    const widgets = page.locator('.widget').filter({ visible: true });
    await expect(widgets).toHaveCount(styles.length * 8);
    for (const widget of await widgets.all()) {
      const { x, width } = await boxOf(widget);
      expect(width).toBeGreaterThanOrEqual(570);
      expect(x + width).toBeLessThanOrEqual(800);
    }
  });
});

/** A widget that is removed leaves no DOM nodes behind. Chromium counts them, detached ones included. */
for (const tag of ['dap-order-form', 'dap-gallery'])
  test(`partner page › removes 20 <${tag}> without a leak`, async ({ openPartnerPage, context }) => {
    const page = await openPartnerPage({ body: '<p>Partner</p>' });
    const devtools = await context.newCDPSession(page);
    const nodes = async () => {
      await devtools.send('HeapProfiler.collectGarbage');
      return (await devtools.send('Memory.getDOMCounters')).nodes;
    };
    const mountAndRemove = (times: number) =>
      page.evaluate(
        async ({ tag, times }) => {
          for (let index = 0; index < times; index++) {
            const element = document.createElement(tag);
            element.setAttribute('loading', 'eager');
            const ready = new Promise((resolve) => element.addEventListener('dap-ready', resolve));
            document.body.append(element);
            await ready;
            element.remove();
          }
        },
        { tag, times },
      );
    await mountAndRemove(5);
    const before = await nodes();
    await mountAndRemove(20);
    // One widget has more than 100 nodes.
    await expect.poll(async () => (await nodes()) - before).toBeLessThan(400);
  });
