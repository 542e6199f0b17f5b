import { execFileSync } from 'node:child_process';
import { outDir, root } from '../../src/build/files.ts';
import { serveBuilt } from '../../src/build/hosting/serve.ts';
import { BusinessCardPage } from '../support/business-card-page.ts';
import { test as base, expect } from '../support/fixtures.ts';
import { messageLines, OrderFormPage } from '../support/order-form-page.ts';
import * as company from '../support/other-company/facts.ts';
import { companyName, shortName } from '../support/other-company/names.ts';
import { listen } from '../support/servers.ts';

/** The main journeys on a site that is built for another company. */

const dist = outDir(undefined, 'node_modules/.dap-other');

const test = base.extend<object, { site: string }>({
  site: [
    async ({ browserName: _ }, use) => {
      const options = ['--company', 'tests/support/other-company', '--outDir', dist];
      execFileSync('npm', ['run', 'build', '--silent', '--', ...options], { cwd: root, stdio: 'ignore' });
      const serve = serveBuilt(dist);
      const server = await listen((request, response) => serve(request, response, () => response.end()));
      await use(server.url);
      server.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ site }, use) => use(site),
});

// One worker, hence one build.
test.describe.configure({ mode: 'default' });

const order = { name: 'Laith', phone: '07701234567', email: 'laith@example.com', quantity: '300' };

test('site › shows the name and the contact file of the company', async ({ page }) => {
  await page.goto('/en/');
  await expect(page.locator('header')).toContainText(shortName.en ?? '');
  await expect(page).toHaveTitle(new RegExp(companyName.en));
  expect(await page.content()).not.toContain('962790000000');
  const card = new BusinessCardPage(page);
  await card.open();
  const { text } = await card.download();
  for (const line of [`FN:${companyName.en}`, `EMAIL;TYPE=INTERNET:${company.email}`])
    expect(text).toContain(line);
});

test('site › sends an order of at least the minimum to the company', async ({ page }) => {
  await page.goto('/ar/');
  const form = new OrderFormPage(page);
  await form.fill({ ...order, quantity: '299' });
  await form.submitButton.click();
  await expect(form.toast).toBeVisible();
  const chat = await form.send(order);
  expect(chat.pathname).toBe(`/${company.whatsapp}`);
  expect(messageLines(chat)).toContain('الكمية المطلوبة: 300 طن');
  expect(messageLines(chat)).toContain('رقم الهاتف: \u200E+9647701234567');
});

test('partner page › sends an order to the company', async ({ openPartnerPage }) => {
  const page = await openPartnerPage({ body: '<dap-order-form partner="Agro"></dap-order-form>' });
  const chat = await new OrderFormPage(page).send(order);
  expect(chat.pathname).toBe(`/${company.whatsapp}`);
});
