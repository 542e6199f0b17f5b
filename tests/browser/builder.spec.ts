import { createServer } from 'node:http';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { places } from '../../demo/builder/snippets.ts';
import * as company from '../../widgets/company/facts.ts';
import { axe } from '../stage/axe.ts';
import { type Pasted, paste } from '../stage/built-lines.ts';
import { field, fill, submit } from '../stage/form.ts';
import { listen } from '../stage/servers.ts';
import { stage } from '../stage/stage.ts';

const it = stage();
const whatsapp = '+964 770 123 4567';
const digits = whatsapp.replace(/\D/g, '');

/** The builder, with its preview there. */
async function builder(options = {}): Promise<Page> {
  const page = await it.open('/demo/', { viewport: { width: 1280, height: 900 }, ...options });
  await control(page, 'theme').waitFor();
  return page;
}
const control = (page: Page, name: string) => page.locator(`#builder [name="${name}"]`);
const choose = (page: Page, name: string, words: string) =>
  control(page, name).selectOption({ label: words });
const type = (page: Page, name: string, text: string) => control(page, name).fill(text);
/** The preview, brought onto the screen: what it shows comes when it is near. */
async function preview(page: Page) {
  await page.locator('#builder iframe').scrollIntoViewIfNeeded();
  return page.frameLocator('#builder iframe');
}
const block = (page: Page, title: string) =>
  page
    .locator('#builder [data-block]')
    .filter({ has: page.getByRole('heading', { name: title }) })
    .locator('code');
/** What stands in a block, with this test's site in the place of the company's. */
async function lines(page: Page, title: string): Promise<string> {
  return ((await block(page, title).textContent()) ?? '').replaceAll(company.site, it.site());
}

/** A page of another origin, under the strictest policy that lets in what the builder says and the page's own code. */
async function partner({ body, script = '', source }: Pasted, policy: string, style: string): Promise<Page> {
  const own = policy
    .replace(/\s+/g, ' ')
    .replace('script-src', `script-src ${source}`)
    .replace(/img-src [^;]*;/, '');
  const pictures = /img-src ([^;]*);/.exec(policy)?.[1] ?? '';
  const place = await listen(
    createServer(({ url }, response) => {
      const [kind, text] =
        url === '/app.js'
          ? ['text/javascript', script]
          : url === '/partner.css'
            ? ['text/css', style]
            : [
                'text/html',
                `<!doctype html><html lang="en"><meta charset="utf-8"><title>Partner</title><meta name="viewport" content="width=device-width"><link rel="icon" href="/icon"><link rel="stylesheet" href="/partner.css">${body}`,
              ];
      response.writeHead(200, {
        'content-type': `${kind}; charset=utf-8`,
        'content-security-policy': `default-src 'none'; ${own} img-src 'self' ${pictures}; style-src 'self'`,
      });
      response.end(text);
    }),
  );
  const page = await it.open(place.url);
  page.on('close', place.close);
  return page;
}

describe('an order goes out of the lines for', () => {
  test.each(places.map(({ name }) => name))('%s, under the policy beside them', async (name) => {
    const page = await builder();
    await type(page, 'whatsapp', whatsapp);
    await choose(page, 'lang', 'English');
    await page.locator('#builder').getByRole('radio', { name }).check();
    const written = await lines(page, 'The lines');
    if (name !== 'Wix') expect(written).toContain(`https://wa.me/${digits}`);
    const pasted = await paste[name]?.(written);
    const there = await partner(pasted as Pasted, await lines(page, 'Content-Security-Policy'), '');
    await field(there, 'name').waitFor();
    await fill(there);
    const chat = there.context().waitForEvent('page');
    await submit(there).click();
    expect((await chat).url()).toContain(`https://wa.me/${digits}?text=`);
  });
});

test('every widget stands under the policy beside its lines', async () => {
  const page = await builder();
  for (const words of ['Gallery', 'Business card', 'Employee card', 'Language switcher']) {
    await choose(page, 'widget', words);
    const tag = `dap-${words.toLowerCase().replace(' ', '-')}`;
    await block(page, 'The lines')
      .filter({ hasText: `<${tag}` })
      .waitFor();
    const body = await lines(page, 'The lines');
    const there = await partner({ body, source: '' }, await lines(page, 'Content-Security-Policy'), '');
    await there.locator(`${tag} .widget`).waitFor();
    await (await preview(page)).locator(`${tag} .widget`).waitFor();
  }
});

test('what is chosen is seen at once, and only what a widget understands is written', async () => {
  const page = await builder();
  await choose(page, 'lang', 'French');
  await control(page, 'brand').fill('#ffdd00');
  await type(page, 'min-quantity', 'ten');
  await page.getByText('It takes a whole number.').waitFor();
  const form = (await preview(page)).locator('dap-order-form');
  await form.locator('.widget[lang=fr]').waitFor();
  const colour = () =>
    form.locator('[type=submit]').evaluate((button) => getComputedStyle(button).backgroundColor);
  await expect.poll(colour).toBe('rgb(255, 221, 0)');
  expect(await lines(page, 'The lines')).toContain('<dap-order-form lang="fr"><a href=');
  const style = await lines(page, 'style sheet');
  expect(style).toContain('--dap-color-on-brand: #000000;');
  await type(page, 'min-quantity', '30');
  expect(await lines(page, 'The lines')).toContain('<dap-order-form lang="fr" min-quantity="30">');
  const body = await lines(page, 'The lines');
  const there = await partner({ body, source: '' }, await lines(page, 'Content-Security-Policy'), style);
  const brand = () =>
    there.locator('[type=submit]').evaluate((button) => getComputedStyle(button).backgroundColor);
  await there.locator('.widget[lang=fr]').waitFor();
  await expect.poll(brand).toBe('rgb(255, 221, 0)');
});

test('the lines name the address of the live site, the builder says so elsewhere, and one press copies them', async () => {
  const page = await builder({ permissions: ['clipboard-read', 'clipboard-write'] });
  await page.getByText(`name ${company.site}, where the site will be; here it is at ${it.site()}.`).waitFor();
  const button = page.getByRole('button', { name: /: The lines/ });
  await button.click();
  await expect.poll(() => button.textContent()).toBe('Copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await block(page, 'The lines').textContent());
});

test.each(['light', 'dark'] as const)('the builder can be read in the %s', async (colorScheme) => {
  const page = await builder({ colorScheme, viewport: { width: 390, height: 844 } });
  expect(await axe(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
