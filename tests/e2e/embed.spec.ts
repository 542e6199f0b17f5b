import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import packageJson from '../../package.json' with { type: 'json' };
import { dist } from '../../src/build/files.ts';
import { whatsapp } from '../../widgets/company/facts.ts';
import { widgetNames } from '../../widgets/widget-names.ts';
import { expect, strictPolicy, test } from '../support/fixtures.ts';
import { boxOf } from '../support/page-checks.ts';
import { messageLines, OrderFormPage, sampleOrder } from '../support/page-objects.ts';
import { listen } from '../support/servers.ts';

const { version } = packageJson;
const form = '<dap-order-form loading="eager"><a href="https://wa.me/1">WhatsApp</a></dap-order-form>';
const reportErrors =
  '<script>addEventListener("dap-error", (event) => document.documentElement.id = event.detail.reason)</script>';

test.describe('embed.js', () => {
  const inject = (site: unknown) =>
    `<script>addEventListener('load', () => {
      for (let copy = 0; copy < 2; copy++)
        document.head.append(Object.assign(document.createElement('script'), { src: '${site}/embed.js' }));
    });</script>`;

  // Other tests have script tags.
  const ways: [name: string, head: (site: unknown) => string][] = [
    ['two scripts injected after load', inject],
    ['an import()', (site) => `<script type="module">import('${site}/embed.js')</script>`],
  ];
  for (const [name, head] of ways)
    test(`defines the elements when loaded as ${name}`, async ({ openPartnerPage, baseURL }) => {
      const page = await openPartnerPage({ head: head(baseURL), body: form, scripts: '' });
      await expect(new OrderFormPage(page).submitButton).toBeVisible();
      await expect(page.getByRole('link', { name: 'WhatsApp', exact: true })).toBeHidden();
    });

  test('shows the fallback while the first render is missing, and the widget once it can be loaded', async ({
    context,
    openPartnerPage,
    messages,
  }) => {
    const file = /\/embed\/order-form\.en-/;
    await context.route(file, (route) => route.abort());
    const page = await openPartnerPage({ head: reportErrors, body: form });
    await expect(page.locator('html')).toHaveId('load');
    await expect(page.getByRole('link', { name: 'WhatsApp', exact: true })).toBeVisible();
    await context.unroute(file);
    await expect(new OrderFormPage(page).submitButton).toBeVisible();
    messages.length = 0;
  });

  test('a first render or texts that arrive cut are requested again', async ({
    context,
    openPartnerPage,
    messages,
  }) => {
    await context.route(/\/embed\/(order-form\.)?en-[\w-]{8}\.js$/, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        headers: { 'access-control-allow-origin': '*' },
        body: 'export const language="en",styles=":root',
      }),
    );
    const page = await openPartnerPage({ head: reportErrors, body: form });
    await expect(page.locator('html')).toHaveId('load');
    await new OrderFormPage(page).send();
    messages.length = 0;
  });

  test('an older copy of the script whose files are gone after a deployment finds the new files', async ({
    page,
    openPartnerPage,
    messages,
  }) => {
    await page.route(/\/embed\.js$/, async (route) => {
      const response = await route.fetch();
      const files = /(`(?:order-form|react-view|\*))-[\w-]{8}/g;
      await route.fulfill({ response, body: (await response.text()).replace(files, '$1-00000000') });
    });
    await openPartnerPage({ head: reportErrors, body: form });
    await expect(page.locator('html')).toHaveId('load');
    await new OrderFormPage(page).send();
    messages.length = 0;
  });

  test('without React keeps the form, shows the fallback below it after six seconds, and sends later', async ({
    context,
    openPartnerPage,
    messages,
  }) => {
    const file = /\/embed\/react-view-/;
    await context.route(file, (route) => route.abort());
    const page = await openPartnerPage({ head: reportErrors, body: form });
    const order = new OrderFormPage(page);
    await order.fill();
    await page.clock.install();
    await order.submitButton.click();
    await expect(page.locator('html')).toHaveId('load');
    const link = page.getByRole('link', { name: 'WhatsApp', exact: true });
    await expect(link).toBeHidden();
    await page.clock.fastForward(6000);
    await expect(link).toBeVisible();
    expect((await boxOf(link)).y).toBeGreaterThan((await boxOf(order.submitButton)).y);
    await order.expectValues(sampleOrder);
    await context.unroute(file);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(link).toBeHidden();
    await order.expectValues(sampleOrder);
    await order.submit();
    messages.length = 0;
  });
});

test('without fallback content, a widget that has not loaded after six seconds says so and links to the chat of its recipient', async ({
  context,
  page,
  openPartnerPage,
}) => {
  await context.route(/\/embed\/(react-view|gallery\.en)-/, () => {});
  await page.clock.install();
  await openPartnerPage({
    body: `<script>errors = []; addEventListener('dap-error', ({ target, detail }) => errors.push(target.localName + ' ' + detail.reason))</script>
      <dap-order-form whatsapp="+962 79 111 2223">\n</dap-order-form>
      <dap-order-form whatsapp="+44 07911 123456" lang="fr"></dap-order-form>
      <dap-gallery loading="eager"></dap-gallery>
      <dap-business-card loading="eager">Fallback</dap-business-card>`,
  });
  const [first, invalid] = [page.locator('dap-order-form').first(), page.locator('dap-order-form').nth(1)];
  await first.locator('[type=submit]').click();
  await page.clock.fastForward(7000);
  await expect(first.locator('p').filter({ hasText: 'Loading failed' })).toBeVisible();
  const chat = first.getByRole('link', { name: 'Open WhatsApp' });
  await expect(chat).toHaveAttribute('href', 'https://wa.me/962791112223');
  await first.evaluate((form) => Object.assign(form, { whatsapp: '+964 770 123 4567' }));
  await expect(chat).toHaveAttribute('href', 'https://wa.me/9647701234567');
  // The number is refused.
  await expect(invalid.locator('p')).toHaveText(/^Échec du chargement/);
  await expect(invalid.getByRole('link', { name: 'WhatsApp' })).toHaveCount(0);
  await expect(page.locator('dap-gallery').getByRole('link')).toHaveAttribute(
    'href',
    `https://wa.me/${whatsapp.slice(1)}`,
  );
  await expect(page.locator('dap-business-card')).not.toContainText('Loading failed');
  expect((await page.evaluate<string[]>('errors')).sort()).toEqual([
    'dap-gallery load',
    'dap-order-form load',
    'dap-order-form load',
  ]);
});

test.describe('pinned files', () => {
  for (const names of [widgetNames, ['embed']])
    test(`${names.join('.js, ')}.js run under integrity and a strict policy, and request only images`, async ({
      context,
      request,
      openPartnerPage,
      baseURL,
    }) => {
      const { [version]: files } = await (await request.get('/embed/versions.json')).json();
      const requests: string[] = [];
      context.on('request', (sent) => {
        if (!['document', 'image'].includes(sent.resourceType())) requests.push(sent.url());
      });
      const sources = names.map((name) => `${baseURL}/embed/${version}/${name}.js`);
      const tags = names.map((name) => `dap-${name === 'embed' ? 'order-form' : name}`);
      const page = await openPartnerPage({
        body: tags.map((tag) => `<${tag} loading="eager">Fallback</${tag}>`).join(''),
        scripts: names
          .map(
            (name, index) =>
              `<script src="${sources[index]}" integrity="${files[`${name}.js`]}" crossorigin="anonymous"></script>`,
          )
          .join(''),
        policy: strictPolicy(String(baseURL)),
      });
      for (const tag of tags) await expect(page.locator(`${tag} .widget`)).toBeVisible();
      expect(requests.sort()).toEqual(sources.sort());
    });
});

for (const [name, file, sources] of [
  ['embed.js', '/embed.js', "'nonce-a1' 'strict-dynamic'"],
  ['pinned files', `/embed/${version}/embed.js`, "'nonce-a1'"],
])
  test(`${name} › sends an order under a policy with a nonce`, async ({ openPartnerPage, baseURL }) => {
    const page = await openPartnerPage({
      body: form,
      scripts: `<script nonce="a1" src="${baseURL}${file}"></script>`,
      policy: `default-src 'none'; script-src ${sources}; require-trusted-types-for 'script'; trusted-types 'none'; img-src data:`,
    });
    await new OrderFormPage(page).send();
  });

test('a pinned file › sends a correct order from a page in windows-1256', async ({ page }) => {
  const code = readFileSync(join(dist, `embed/${version}/order-form.js`), 'utf8');
  const widget = '<dap-order-form lang="en" loading="eager"></dap-order-form>';
  const html = `<!doctype html><title>Partner</title><link rel="icon" href="data:,">${widget}<script src="/order-form.js" defer></script>`;
  // Neither server nor page names the encoding of the script.
  const server = await listen((request, response) => {
    const isScript = request.url === '/order-form.js';
    const type = isScript ? 'text/javascript' : 'text/html; charset=windows-1256';
    response.setHeader('Content-Type', type).end(isScript ? code : html);
  });
  await page.goto(server.url);
  expect(await page.evaluate(() => document.characterSet)).toBe('windows-1256');
  const lines = messageLines(await new OrderFormPage(page).send());
  expect(lines[0]).toBe('*طلب جديد لكمية كبيرة*');
  expect(lines).toContain('الكمية المطلوبة: 1000 طن');
  server.close();
});
