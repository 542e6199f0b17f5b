import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { serveBuilt } from '../../src/build/hosting/serve.ts';
import { test as base, expect } from '../support/fixtures.ts';
import { messageLines, OrderFormPage } from '../support/order-form-page.ts';
import * as company from '../support/other-company/facts.ts';
import { companyName } from '../support/other-company/names.ts';
import { listen } from '../support/servers.ts';

/** The main journeys on a site that is built for another company. Nothing of the first company may be left. */

const root = fileURLToPath(new URL('../..', import.meta.url));
const outDir = `${root}node_modules/.dap-other`;

const test = base.extend<object, { site: string }>({
  site: [
    async ({ browserName: _ }, use) => {
      const options = ['--company', 'tests/support/other-company', '--outDir', outDir];
      execFileSync('npm', ['run', 'build', '--silent', '--', ...options], { cwd: root, stdio: 'ignore' });
      const server = await listen(serveBuilt(outDir) as Parameters<typeof listen>[0]);
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

test('site › shows the name and the e-mail address of the company', async ({ page }) => {
  await page.goto('/en/');
  await expect(page.locator('header')).toContainText('Tigris Fertilizer');
  await expect(page).toHaveTitle(/Tigris/);
  expect(await page.content()).not.toContain('962790000000');
});

test('site › sends an order to the company', async ({ page }) => {
  await page.goto('/ar/');
  const form = new OrderFormPage(page);
  const chat = await form.send(order);
  expect(chat.pathname).toBe(`/${company.whatsapp}`);
  expect(messageLines(chat)).toContain('الكمية المطلوبة: 300 طن');
  expect(messageLines(chat)).toContain('رقم الهاتف: \u200E+9647701234567');
});

test('site › rejects a quantity below the minimum of the company', async ({ page }) => {
  await page.goto('/en/');
  const form = new OrderFormPage(page);
  await form.fill({ ...order, quantity: '299' });
  await form.submitButton.click();
  await expect(page.locator('.toast')).toContainText('300');
});

test('site › offers the contact file of the company', async ({ page }) => {
  await page.goto('/en/#business-card');
  await page.locator('#business-card [aria-haspopup=dialog]').click();
  const link = page.locator('dialog[open] a[download$=".vcf"]');
  const file = decodeURIComponent((await link.getAttribute('href')) ?? '');
  for (const line of [`FN:${companyName.en}`, `EMAIL;TYPE=INTERNET:${company.email}`])
    expect(file).toContain(line);
});

test('site › creates an employee card with the name of the company', async ({ page }) => {
  await page.goto('/en/employee-card');
  await page.locator('form [name=name]').fill('Laith');
  await page.locator('form [name=title]').fill('Sales');
  await page.locator('form [name=phone]').fill(order.phone);
  await page.locator('form [name=email]').fill(order.email);
  await page.locator('form [type=submit]').click();
  const file = await page.locator('a[download="Laith.vcf"]').getAttribute('href');
  expect(decodeURIComponent(file ?? '')).toContain(`ORG:${companyName.en}`);
});

test('partner page › sends an order to the company', async ({ openPartnerPage }) => {
  const page = await openPartnerPage({ body: '<dap-order-form partner="Agro"></dap-order-form>' });
  const chat = await new OrderFormPage(page).send(order);
  expect(chat.pathname).toBe(`/${company.whatsapp}`);
});

test('demo › links only to the company', async ({ page }) => {
  await page.goto('/demo/order-form.html');
  const html = await page.content();
  const numbers = Array.from(html.matchAll(/wa\.me\/(\d+)/g), ([, number]) => number);
  expect(numbers.length).toBeGreaterThan(0);
  expect(new Set(numbers)).toEqual(new Set([company.whatsapp]));
});
