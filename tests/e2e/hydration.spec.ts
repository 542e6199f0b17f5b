import type { Page } from '@playwright/test';
import { bagsPerPallet, bagWeight, minimumOrder } from '../../widgets/company/facts.ts';
import { delayRequests, expect, test } from '../support/fixtures.ts';
import { pageChanges } from '../support/page-changes.ts';
import { boxOf } from '../support/page-checks.ts';
import { isHydrated, OrderFormPage, sampleOrder } from '../support/page-objects.ts';

/** Input during hydration: the visitor types while React starts, on pages that other programs have changed. */

// Clicks need not wait until the page has scrolled.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const { translator } = pageChanges;

/** Runs in the page: whether React has hydrated this element. */
const hasReact = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));

/** React reports that the HTML does not match, and the policy applies to styles that a test adds. */
const ignoreChange = (messages: string[]) =>
  messages.splice(0, Infinity, ...messages.filter((message) => !/#418|style-src/.test(message)));

/** Delays React. */
const delayReact = (page: Page, milliseconds: number) =>
  page.route(/\/assets\/mount-/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await route.continue();
  });

for (const [title, change] of Object.entries(pageChanges))
  test(`${title} › keeps text, focus and caret`, async ({ page, messages }) => {
    const release = await delayRequests(page, /\/assets\/mount-/);
    await page.goto('/en/');
    await page.evaluate(change);
    const control = (name: string) => page.locator(`.order-form > .form [name=${name}]`);
    await control('email').evaluate((input: HTMLInputElement) => {
      input.value = 'laith@example.com';
    });
    const nodes = await page.evaluateHandle(() => [...document.body.querySelectorAll('*')]);
    await control('name').click();
    await page.keyboard.type('Laith Haddad of Irbid');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('?');
    release();
    await expect.poll(() => control('name').evaluate(hasReact)).toBe(true);
    await page.keyboard.type('!');
    await expect(control('name')).toBeFocused();
    await expect(control('name')).toHaveValue('Laith Haddad of Irb?!id');
    await expect(control('email')).toHaveValue('laith@example.com');
    if (title === 'style tool') {
      expect(await nodes.evaluate((all) => all.filter((node) => !node.isConnected).length)).toBe(0);
      expect(messages.filter((message) => message.includes('#418'))).toEqual([]);
    }
    ignoreChange(messages);
  });

test('translator › an input method goes on composing', async ({ page, messages }) => {
  await delayReact(page, 400);
  await page.goto('/ja/');
  await page.evaluate(translator);
  const field = page.locator('.order-form > .form [name=name]');
  await field.click();
  const devtools = await page.context().newCDPSession(page);
  for (const text of ['や', 'やま', 'やまだ']) {
    await devtools.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
    await page.waitForTimeout(300);
  }
  await expect(field).toBeFocused();
  await devtools.send('Input.insertText', { text: '山田' });
  await expect(field).toHaveValue('山田');
  await page.locator('.order-form > .form [name=company]').click();
  await page.keyboard.type('ABC', { delay: 60 });
  await page.waitForFunction(isHydrated, 'order');
  await expect(field).toHaveValue('山田');
  await expect(page.locator('.order-form > .form [name=company]')).toHaveValue('ABC');
  ignoreChange(messages);
});

test('a press that is dragged off Send sends nothing, before, during and after hydration', async ({
  page,
}) => {
  let tabs = 0;
  page.on('popup', () => tabs++);
  const order = await OrderFormPage.open(page);
  await order.fill();
  for (const delay of [0, 150, 500]) {
    // The draft hydrates the form at once.
    await page.reload();
    await page.evaluate(translator);
    const { x, y } = await boxOf(order.submitButton);
    await page.waitForTimeout(delay);
    await page.mouse.move(x + 9, y + 9);
    await page.mouse.down();
    await page.waitForTimeout(150);
    await page.mouse.move(x + 9, y - 60, { steps: 3 });
    await page.mouse.up();
  }
  await page.waitForTimeout(1200);
  expect(tabs).toBe(0);
  await order.expectValues(sampleOrder);
});

test('translator › a submit sends what was typed before React, and a chosen photo stays', async ({
  page,
  messages,
}) => {
  await delayReact(page, 800);
  await page.goto('/en/employee-card');
  await page.evaluate(translator);
  await page.locator('[name=photo]').setInputFiles('src/images/bag_field.jpg');
  await page.locator('.employee-card [name=name]').fill('Laith Haddad');
  await page.locator('.employee-card [name=title]').fill('Sales');
  await page.keyboard.press('Enter');
  await expect(page.locator('article.badge')).toContainText('Laith Haddad');
  await expect(page.locator('article.badge .badge-portrait img')).toBeVisible();
  ignoreChange(messages);
});

test('a page that is translated while it is used › numbers and choices change', async ({
  page,
  messages,
}) => {
  const order = await OrderFormPage.open(page, 'en', { width: 1280, height: 800 });
  await page.evaluate(translator);
  // The translator follows changes.
  await page.evaluate(`new MutationObserver(() => (${translator})()).observe(document.body, {
    childList: true, subtree: true, characterData: true })`);
  const section = page.locator('#order-form');
  const large = minimumOrder * 24;
  const pallets = (large * 1000) / (bagWeight * bagsPerPallet);
  for (const [quantity, tons, counted] of [
    [4, `${minimumOrder - 4} t short`, `minimum of ${minimumOrder} t`],
    [large, `${large.toLocaleString('en')} t`, `${pallets.toLocaleString('en')} pallets`],
  ] as const) {
    await order.field('quantity').fill(String(quantity));
    await expect(section).toContainText(tons, { useInnerText: true });
    await expect(section).toContainText(counted, { useInnerText: true });
  }
  await expect(section).not.toContainText(`${minimumOrder - 4} t`, { useInnerText: true });
  await order.chooseCountry('+964');
  await expect(order.countryCode).toHaveText(/Iraq\s*\+964/);
  // Sections that hydrate after the translation do not match.
  ignoreChange(messages);
});

for (const [line, connection, does] of [
  ['fast', { effectiveType: '4g' }, 'hydrates the island in view while the browser is idle, after a scroll'],
  [
    'slow',
    { effectiveType: '3g' },
    'downloads the files of the order form before distant images, and runs them after a press',
  ],
  ['data-saving', { effectiveType: '4g', saveData: true }, 'downloads nothing before a press'],
] as const)
  test(`a ${line} connection ${does}`, async ({ page }) => {
    await page.addInitScript(
      (value) => Object.defineProperty(navigator, 'connection', { value }),
      connection,
    );
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const first = (pattern: RegExp) => requests.findIndex((url) => pattern.test(url));
    // The last images of the gallery load only after a scroll.
    await page.setViewportSize({ width: 390, height: 300 });
    await page.goto('/en/', { waitUntil: 'networkidle' });
    expect(first(/assets\/order-/) >= 0).toBe(line === 'slow');
    await page.locator('#gallery').scrollIntoViewIfNeeded();
    await page.waitForTimeout(1500);
    expect(await page.evaluate(isHydrated, 'gallery')).toBe(line === 'fast');
    expect(await page.evaluate(isHydrated, 'order')).toBe(false);
    if (line === 'slow')
      expect(first(/assets\/order-/)).toBeLessThan(first(/pictures\/(pivot_aerial|wheat_sunset)-/));
    if (line === 'data-saving') expect(first(/assets\/react-/)).toBe(-1);
    await page.locator('#gallery .thumb').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
