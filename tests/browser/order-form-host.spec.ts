import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { field, fill, good, panel, partnerForm, submit } from '../stage/form.ts';
import { api } from '../stage/readme.ts';
import { stage } from '../stage/stage.ts';
import { widgetTexts } from '../stage/widget-texts.ts';

const it = stage();
const texts = widgetTexts.en;

type Host = HTMLElement & { ready: Promise<unknown>; reset: () => void; sent: () => void };

/** A page that takes the order for itself and says so once its own server has it. */
async function sendingPage(attributes = ''): Promise<Page> {
  const page = await partnerForm(it, attributes);
  await page.evaluate(async () => {
    const form = document.querySelector('dap-order-form') as Host;
    await customElements.whenDefined('dap-order-form');
    await form.ready;
    form.addEventListener('dap-order-submit', (event) => {
      event.preventDefault();
      Reflect.set(window, 'told', (event as CustomEvent).detail);
    });
  });
  return page;
}
const say = (page: Page, method: 'reset' | 'sent') =>
  page.evaluate((name) => (document.querySelector('dap-order-form') as Host)[name](), method);
const fields = (page: Page) => Promise.all(Object.keys(good).map((name) => field(page, name).inputValue()));
const empty = Object.keys(good).map(() => '');

test('an order that the page sends by itself is confirmed, and nothing of it is left', async () => {
  const page = await sendingPage();
  await fill(page);
  await submit(page).click();
  await expect.poll(() => page.evaluate(() => Boolean(Reflect.get(window, 'told')))).toBe(true);
  expect(await fields(page)).toContain(good.name);
  await say(page, 'sent');
  await panel(page).getByText(texts['toast.sentTitle']).waitFor();
  await expect.poll(() => page.getByRole('status').first().textContent()).toContain(texts['toast.sentTitle']);
  expect(await fields(page)).toEqual(empty);
  expect(await panel(page).getByRole('button').count()).toBe(0);
  expect(await panel(page).getByRole('link').count()).toBe(0);
  expect(page.context().pages()).toHaveLength(1);
  await field(page, 'name').fill('Huda');
  await expect.poll(() => panel(page).count()).toBe(0);
});

test('a form that is emptied forgets what was typed and the order that was opened', async () => {
  const page = await partnerForm(it);
  await field(page, 'name').waitFor();
  await fill(page, { ...good, message: 'before noon' });
  await say(page, 'reset');
  expect(await fields(page)).toEqual(empty);
  expect(await field(page, 'message').inputValue()).toBe('');

  await fill(page);
  await submit(page).click();
  await panel(page).getByText(texts['toast.successTitle']).waitFor();
  await say(page, 'reset');
  await expect.poll(() => panel(page).count()).toBe(0);
  expect(await fields(page)).toEqual(empty);
});

test('a form that was emptied has nothing that Back could bring again', async () => {
  const page = await partnerForm(it);
  await field(page, 'name').waitFor();
  await fill(page);
  const chat = page.context().waitForEvent('page');
  await submit(page).click();
  await (await chat).close();
  await expect.poll(() => fields(page)).toEqual(empty);
  const back = async () => {
    await page.goto('about:blank');
    await page.goBack();
    await submit(page).waitFor();
  };
  await back();
  await panel(page).getByRole('button', { name: texts['panel.restore'] }).waitFor();
  await say(page, 'reset');
  await back();
  // The panel comes with these, where there is something to bring back.
  await field(page, 'name').focus();
  await page.locator('.trade-facts > summary').waitFor();
  expect(await fields(page)).toEqual(empty);
  expect(await panel(page).count()).toBe(0);
});

test('asked before it shows, the form does nothing and nobody hears an error', async () => {
  const page = await partnerForm(it, 'hidden');
  await page.evaluate(() => customElements.whenDefined('dap-order-form').then(() => {}));
  await say(page, 'reset');
  await say(page, 'sent');
  await page.evaluate(() => document.querySelector('dap-order-form')?.removeAttribute('hidden'));
  await field(page, 'name').waitFor();
  expect(await panel(page).count()).toBe(0);
});

test('what a page may count says how much was ordered, and not by whom', async () => {
  const page = await sendingPage('partner="Acme" country-code="+964"');
  const personal = { name: 'Zaynab', company: 'Qamar', email: 'z@qamar.example', message: 'behind the silo' };
  await fill(page, { ...good, ...personal });
  await page.locator('.trade-facts > summary').click();
  await page.locator('.trade-facts input[type=checkbox]').first().check();
  await page.getByLabel(texts['trade.place']).fill('Qamar street 5');
  await submit(page).click();
  const told = () => page.evaluate(() => Reflect.get(window, 'told') as { summary: object } | undefined);
  await expect.poll(told).toBeTruthy();
  const { summary } = (await told()) ?? {};
  expect(summary).toMatchObject({
    quantity: good.quantity,
    countryCode: '+964',
    language: 'en',
    partner: 'Acme',
    packaging: expect.stringMatching(/\p{Script=Arabic}/u),
  });
  for (const word of ['Zaynab', 'Qamar', 'z@', 'silo', '790000000'])
    expect(JSON.stringify(summary)).not.toContain(word);
});

/** A script of the manual, as a partner would paste it. */
const recipe = (heading: string) =>
  /<script type="module">\n([\s\S]*?)<\/script>/.exec(api.split(`## ${heading}`)[1] ?? '')?.[1] ?? '';

test('by the recipe of the manual an order counts once, and only with consent', async () => {
  const page = await partnerForm(it);
  await field(page, 'name').waitFor();
  await page.evaluate(() => {
    Object.assign(window, { dataLayer: [], agreed: false, mayCount: () => Reflect.get(window, 'agreed') });
  });
  await page.addScriptTag({ type: 'module', content: recipe('Counting orders once') });
  const leads = () => page.evaluate(() => Reflect.get(window, 'dataLayer') as object[]);
  const order = async () => {
    const chat = page.context().waitForEvent('page');
    await submit(page).click();
    await (await chat).close();
    await expect.poll(() => fields(page)).toEqual(empty);
  };
  await fill(page);
  await order();
  expect(await leads()).toEqual([]);
  await page.evaluate(() => Reflect.set(window, 'agreed', true));
  for (let time = 0; time < 2; time++) {
    await panel(page).getByRole('button', { name: texts['panel.restore'] }).click();
    await order();
  }
  expect(await leads()).toEqual([expect.objectContaining({ event: 'lead', quantity: good.quantity })]);
});

test('by the recipe of the manual the page’s own server gets the order, and the form thanks', async () => {
  const page = await partnerForm(it);
  await field(page, 'name').waitFor();
  let got = '';
  await page.route('**/orders', (route) => {
    got = route.request().postData() ?? '';
    return route.fulfill({ status: 204 });
  });
  await page.addScriptTag({ type: 'module', content: recipe('A page that sends the order itself') });
  await fill(page);
  await submit(page).click();
  await panel(page).getByText(texts['toast.sentTitle']).waitFor();
  expect(JSON.parse(got)).toMatchObject({ name: good.name, quantity: good.quantity });
  expect(page.context().pages()).toHaveLength(1);
});

test('the heading of a widget takes its place among those of the page', async () => {
  const page = await partnerForm(it, 'heading-level="3"');
  const heading = page.getByRole('heading', { name: texts['order.title'] });
  await heading.waitFor();
  const level = () => heading.evaluate((element) => element.tagName);
  const look = () =>
    heading.evaluate((element) => [getComputedStyle(element).fontSize, getComputedStyle(element).margin]);
  expect(await level()).toBe('H3');
  const asThird = await look();
  await page.evaluate(() => document.querySelector('dap-order-form')?.removeAttribute('heading-level'));
  await expect.poll(level).toBe('H2');
  expect(await look()).toEqual(asThird);
  for (const bad of ['1', '7']) {
    await page.evaluate((text) => {
      for (const form of document.querySelectorAll('dap-order-form'))
        form.setAttribute('heading-level', text);
    }, bad);
    await expect.poll(() => it.noise.length).toBe(1);
    expect(it.noise.splice(0)).toEqual([
      `warning: <dap-order-form>: heading-level="${bad}" is not understood, so "2" is used. It takes "2", "3", "4", "5", "6".`,
    ]);
    expect(await level()).toBe('H2');
  }
});
