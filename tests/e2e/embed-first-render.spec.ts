import type { JSHandle, Page } from '@playwright/test';
import { languageCodes } from '../../widgets/i18n/languages.ts';
import { tagNames } from '../../widgets/widget-names.ts';
import { delayRequests, expect, strictPolicy, test } from '../support/fixtures.ts';
import { pageChanges } from '../support/page-changes.ts';
import { messageLines, OrderFormPage, sampleOrder } from '../support/page-objects.ts';

/** Widgets on a partner's page before and while React loads. */

/** Records requests for scripts. @returns their names without hashes */
function recordScripts(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') names.push(request.url().replace(/.*\/|(-[\w-]{8})?\.js$/g, ''));
  });
  return names;
}

const react = /\/embed\/react-view-/;

const shadowOf = (page: Page, tag = 'dap-order-form') =>
  page.evaluateHandle((tag) => document.querySelector(tag)?.shadowRoot as ShadowRoot, tag);

/** Remembers the nodes of a widget except the icon of its button. @returns a function that counts those that were replaced */
async function watchNodes(root: JSHandle<ShadowRoot>): Promise<() => Promise<number>> {
  const nodes = await root.evaluateHandle((root) => [
    ...root.querySelectorAll('.widget :not([type=submit] *)'),
  ]);
  return () => nodes.evaluate((all) => all.filter((node) => !node.isConnected).length);
}

/** Waits until React has rendered a widget. */
const hydrated = (page: Page, tag = 'dap-order-form') =>
  expect(page.locator(`${tag} ${tag}-view`)).toBeAttached();

test('the five widgets can be used before a request for React, under the strictest policy', async ({
  page,
  openPartnerPage,
  baseURL,
}) => {
  const scripts = recordScripts(page);
  await openPartnerPage({
    policy: strictPolicy(String(baseURL)),
    body: tagNames.map((tag) => `<${tag} loading="eager"></${tag}>`).join(''),
  });
  for (const tag of tagNames) await expect(page.locator(`${tag} .widget`)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(scripts.sort()).toEqual(['embed', ...tagNames.map((tag) => `${tag.slice(4)}.en`)].sort());
  await new OrderFormPage(page, page.locator('dap-order-form')).send();
});

test('letters, caret and nodes stay if React comes late, and a press counts once', async ({
  page,
  openPartnerPage,
}) => {
  const release = await delayRequests(page, react);
  await openPartnerPage({
    body: `<dap-order-form></dap-order-form><script>
        orders = 0;
        addEventListener('dap-order-submit', (event) => { orders++; event.preventDefault() });
      </script>`,
  });
  const order = new OrderFormPage(page);
  const { name, ...others } = sampleOrder;
  await expect(order.submitButton).toBeVisible();
  const replaced = await watchNodes(await shadowOf(page));
  await order.fill(others);
  await order.field('name').click();
  await page.keyboard.type(`${name}!`);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type(' H');
  await order.submitButton.click();
  release();
  await hydrated(page);
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'orders'))).toBe(1);
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => Reflect.get(window, 'orders'))).toBe(1);
  await order.expectValues({ ...others, name: `${name} H!` });
  expect(await replaced()).toBe(0);
});

const { translator, 'password manager': passwordManager, 'proxy without comments': comments } = pageChanges;
for (const [name, change, isLate] of [
  ['translator', translator, true],
  ['password manager', passwordManager, false],
  ['proxy without comments', comments, true],
] as const)
  test(`input stays on a page that another program has changed: ${name}`, async ({
    page,
    openPartnerPage,
  }) => {
    const release = await delayRequests(page, react);
    if (!isLate) release();
    await openPartnerPage({ body: '<dap-order-form></dap-order-form>' });
    const order = new OrderFormPage(page);
    await expect(order.submitButton).toBeVisible();
    const root = await shadowOf(page);
    await root.evaluate(change);
    await order.field('email').evaluate((input: HTMLInputElement) => {
      input.value = 'laith@example.com';
    });
    await order.field('name').click();
    await page.keyboard.type('Laith Haddad', { delay: isLate ? 0 : 60 });
    await page.keyboard.press('ArrowLeft');
    release();
    await hydrated(page);
    await page.keyboard.type('?');
    await expect(order.field('name')).toHaveValue('Laith Hadda?d');
    await expect(order.field('email')).toHaveValue('laith@example.com');
    if (name !== 'translator') return;
    // A translator replaces new texts too.
    await order.submitButton.click();
    await expect(page.locator('.error').first()).toBeVisible();
    await root.evaluate(translator);
    await order.send();
    await root.evaluate(translator);
    await page.evaluate(() => document.querySelector('dap-order-form')?.setAttribute('lang', 'fr'));
    await expect(page.locator('.widget[lang=fr]')).toBeVisible();
  });

for (const [name, html, use, change, updated] of [
  [
    'attributes and properties of a form',
    '<dap-order-form lang="en"></dap-order-form>',
    '[name=name]',
    `for (const [name, value] of Object.entries({ 'country-code': '+964', 'heading-level': 4, dir: 'rtl', theme: 'dark', loading: 'eager', whatsapp: '0791' }))
      element.setAttribute(name, value);
    element.prefill = 'company=Acme';
    element.minQuantity = 40;`,
    'h4 + p',
  ],
  [
    'the images of a gallery',
    '<dap-gallery lang="en"></dap-gallery>',
    '.thumb',
    `element.append(Object.assign(new Image(), { src: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>', alt: 'Own' }));`,
    '[aria-label=Own]',
  ],
] as const)
  test(`${name} change while the visitor uses it before React: it stays, then it is updated`, async ({
    page,
    openPartnerPage,
    messages,
  }) => {
    const release = await delayRequests(page, react);
    await openPartnerPage({
      body: `${html}<script>element = document.querySelector('[lang=en]:not(html)')</script>`,
    });
    const used = page.locator(use).first();
    const node = await used.elementHandle();
    await used.focus();
    await page.keyboard.type('Abc');
    await page.evaluate(change);
    await page.keyboard.type('defghij', { delay: 40 });
    await expect(used).toBeFocused();
    release();
    for (const letter of 'klmnopqrst') await page.keyboard.type(letter, { delay: 20 });
    await expect(page.locator(updated).first()).toBeVisible();
    await page.keyboard.type('uvw');
    await expect(used).toBeFocused();
    if (use !== '.thumb') {
      await expect(used).toHaveValue('Abcdefghijklmnopqrstuvw');
      expect(await node?.evaluate((element) => element.isConnected)).toBe(true);
    }
    messages.splice(0, 1 / 0, ...messages.filter((message) => !message.includes('"0791"')));
  });

test('a language switch reaches an untouched widget and one with input, and nothing else', async ({
  page,
  openPartnerPage,
}) => {
  await openPartnerPage({
    body: `<dap-business-card></dap-business-card><dap-order-form></dap-order-form><dap-language-switcher></dap-language-switcher>
      <dap-language-switcher lang="ar"></dap-language-switcher><script>
      addEventListener('dap-language-change', ({ detail }) => { document.title = detail.language })</script>`,
  });
  const order = new OrderFormPage(page);
  await order.field('name').evaluate((input: HTMLInputElement) => {
    input.value = 'Laith';
  });
  const switcher = page.locator('dap-language-switcher').first().getByRole('combobox');
  await switcher.click();
  await page.getByRole('option', { name: 'Français' }).click();
  for (const tag of ['dap-business-card', 'dap-order-form'])
    await expect(page.locator(`${tag} .widget`)).toHaveAttribute('lang', 'fr');
  await expect(page).toHaveTitle('fr');
  await expect(page.locator('dap-language-switcher[lang=ar] .widget')).toHaveAttribute('lang', 'ar');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await page.evaluate(() => localStorage.length + document.cookie.length)).toBe(0);
  await expect(order.submitButton).toHaveText('Continuer sur WhatsApp');
  await order.expectValues({ name: 'Laith' });
  await order.fill();
  await hydrated(page);
  await switcher.click();
  await page.getByRole('option', { name: 'English' }).click();
  await expect(order.submitButton).toHaveText('Continue on WhatsApp');
  await order.expectValues(sampleOrder);
  await order.submit();
});

test('a stored language applies from the start, from a switcher below the viewport', async ({
  page,
  openPartnerPage,
}) => {
  const scripts = recordScripts(page);
  await page.addInitScript(() => localStorage.setItem('dap_lng', 'ja'));
  await openPartnerPage({
    body: `<dap-order-form></dap-order-form><p style="height: 400vh"></p>
      <dap-language-switcher persist></dap-language-switcher>`,
  });
  await expect(page.locator('dap-order-form .widget')).toHaveAttribute('lang', 'ja');
  expect(scripts).toEqual(['embed', 'order-form.ja']);
  const switcher = page.locator('dap-language-switcher');
  await switcher.scrollIntoViewIfNeeded();
  await switcher.getByRole('combobox').click();
  await page.getByRole('option', { name: 'English' }).click();
  await expect(page.locator('dap-order-form .widget')).toHaveAttribute('lang', 'en');
});

test('a widget that moves without being disconnected has the language of its new place, keeps its input, and works', async ({
  page,
  openPartnerPage,
}) => {
  await openPartnerPage({ body: '<dap-order-form></dap-order-form><main lang="fr"></main>' });
  const order = new OrderFormPage(page);
  await order.field('company').evaluate((input: HTMLInputElement) => {
    input.value = 'Acme';
  });
  await page.evaluate(() => {
    const element = document.querySelector('dap-order-form') as Element;
    document.querySelector('main')?.moveBefore(element, null);
  });
  await expect(order.submitButton).toHaveText('Continuer sur WhatsApp');
  await order.expectValues({ company: 'Acme' });
  await order.fill();
  expect(messageLines((await order.submit()).url())).toContain('الشركة: Acme');
});

test('a press on an image, a list and a card opens it once React has loaded', async ({
  page,
  openPartnerPage,
}) => {
  const release = await delayRequests(page, react);
  await openPartnerPage({
    body: '<dap-gallery></dap-gallery><dap-business-card></dap-business-card><dap-order-form></dap-order-form>',
  });
  await page.locator('dap-gallery .thumb').first().click();
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('dap-business-card .button').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await new OrderFormPage(page).chooseCountry('+964');
});

/** Pixels that the content below a widget may move: four lines of text, because one value serves all languages and fonts. */
const tolerance = 104;

/** Widths of the page, with root font sizes. */
const pages = [
  [360, '100%'],
  [390, '62.5%'],
  [900, '100%'],
  [1200, '100%'],
] as const;

test('the reserved height is that of each widget in each language and width', async ({
  page,
  openPartnerPage,
}) => {
  const release = await delayRequests(page, /\/embed\//);
  const elements = languageCodes.flatMap((lang) =>
    tagNames.map((tag) => `<${tag} lang="${lang}" loading="eager"></${tag}>`),
  );
  await openPartnerPage({ body: elements.join('') });
  const widgets = page.locator('body > :defined[loading]');
  await expect(widgets).toHaveCount(elements.length);
  const measure = async () => {
    const heights: number[][] = [];
    for (const [width, fontSize] of pages) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, fontSize);
      heights.push(
        await widgets.evaluateAll((all) => all.map((element) => element.getBoundingClientRect().height)),
      );
    }
    return heights;
  };
  const reserved = await measure();
  release();
  await expect(widgets.locator('.widget')).toHaveCount(elements.length);
  await page.waitForLoadState('networkidle');
  const rem = (pixels = 0) => `${pixels / 16}rem`;
  for (const [at, heights] of (await measure()).entries())
    for (const [index, height] of heights.entries()) {
      const before = Number(reserved[at]?.[index]);
      const message = `${elements[index]} is ${rem(height)} high and reserves ${rem(before)} at ${pages[at]}`;
      expect.soft(Math.abs(height - before), message).toBeLessThan(tolerance);
    }
});

// React would repeat these events in a shadow root, and throw.
test('the pointer and the focus move while React hydrates a slow page', async ({ page, openPartnerPage }) => {
  await openPartnerPage({ body: '<dap-order-form></dap-order-form>' });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  const order = new OrderFormPage(page);
  await order.field('name').click();
  for (let turn = 0; turn < 12; turn++) {
    for (let y = 100; y < 600; y += 25) await page.mouse.move(150, y);
    await order.field(turn % 2 ? 'email' : 'name').focus();
  }
  await expect(page.locator('.recipient')).not.toHaveText('');
});
