import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { root } from '../../src/build/files.ts';
import { whatsapp } from '../../widgets/company/facts.ts';
import { expect, test } from '../support/fixtures.ts';
import { folderWith } from '../support/folders.ts';

test.describe('npm run dev', () => {
  // One worker, hence one server. Without its cache, Vite may bundle the packages again while a page loads.
  test.describe.configure({ mode: 'default', timeout: 120_000, retries: 1 });
  // A copy of the project, so that a test may edit it.
  const folder = folderWith();
  let server: ViteDevServer;
  let url: string;
  test.beforeAll(async () => {
    for (const name of ['src', 'widgets', 'demo', 'package.json', 'tsconfig.json', 'vite.config.ts'])
      cpSync(join(root, name), join(folder, name), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    const configFile = join(folder, 'vite.config.ts');
    // The packages are outside of the copy.
    const fs = { strict: false };
    server = await createServer({ configFile, logLevel: 'silent', server: { port: 0, fs } });
    await server.listen();
    url = server.resolvedUrls?.local[0] ?? '';
  });
  test.afterAll(() => server.close());
  // Vite and React log during development.
  test.afterEach(({ messages }) => {
    expect(messages.splice(0).filter((message) => message.startsWith('error'))).toEqual([]);
  });

  for (const path of ['demo/order-form.html', 'embed/order-form/?lang=en'])
    test(`shows the order form on /${path}`, async ({ page }) => {
      await page.goto(url + path);
      await expect(page.locator('form.form [type=submit]').first()).toBeVisible({ timeout: 60_000 });
    });

  test('serves the files with company data', async ({ request }) => {
    for (const path of ['contact/en.vcf', 'sitemap.xml'])
      expect((await request.get(url + path)).headers()['content-type'], path).not.toContain('text/html');
  });

  test('shows the styled site, and each change and an error of the company data at once', async ({
    page,
    messages,
  }) => {
    const file = join(folder, 'widgets/company/facts.ts');
    const facts = readFileSync(file, 'utf8');
    await page.goto(`${url}en/`);
    await expect(page.locator('form.form [type=submit]').first()).toBeVisible({ timeout: 60_000 });
    await expect(page.locator('link[href*="site.css"]')).toHaveCount(1);
    const number = `'${whatsapp}'`;
    const overlay = page.locator('vite-error-overlay');
    for (const [wrong, message] of [
      ["'+962 79'", "facts.ts: Invalid value '+962 79' for whatsapp. Expected a number"],
      ["'962", 'facts.ts'],
    ] as const) {
      writeFileSync(file, facts.replace(number, wrong));
      await expect(overlay.locator('.message')).toContainText(message, { timeout: 60_000 });
    }
    writeFileSync(file, facts.replace(number, "'+962791234567'"));
    await expect(overlay).toHaveCount(0, { timeout: 60_000 });
    await expect(page.locator('a[href^="https://wa.me/962791234567"]').first()).toBeAttached({
      timeout: 60_000,
    });
    // A text and a static component.
    for (const [path, before, after] of [
      ['src/locales/en.json', '"skip": "', '"skip": "Please '],
      ['src/sections/footer.tsx', '<footer', '<footer title="changed"'],
    ] as const) {
      const source = join(folder, path);
      writeFileSync(source, readFileSync(source, 'utf8').replace(before, after));
    }
    await expect(page.getByRole('contentinfo')).toHaveAttribute('title', 'changed', { timeout: 60_000 });
    await expect(page.locator('.skip')).toHaveText(/^Please /, { timeout: 60_000 });
    messages.length = 0;
  });
});
