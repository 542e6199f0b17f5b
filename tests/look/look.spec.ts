import type { Page } from '@playwright/test';
import { languageCodes } from '../../widgets/i18n/languages.ts';
import { widgetNames } from '../../widgets/index.ts';
import { expect, test } from '../support/fixtures.ts';
import { OrderFormPage } from '../support/order-form-page.ts';
import { sampleOrder } from '../support/sample-order.ts';
import { sitePages } from '../support/site-page.ts';

/** Loads every image and font of a page, also in shadow roots. */
async function loadAll(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    const roots = [document, ...Array.from(document.querySelectorAll('*'), (one) => one.shadowRoot)];
    const images = roots.flatMap((root) => [...(root?.querySelectorAll('img') ?? [])]);
    for (const image of images) image.loading = 'eager';
    await document.fonts.ready;
    await Promise.all(images.filter((image) => image.checkVisibility()).map((image) => image.decode()));
  });
}

/** What a visitor can open on the Arabic pages. */
const states: Record<string, [path: string, open: (page: Page) => Promise<unknown>]> = {
  errors: ['/ar/', (page) => page.locator('#order-form [type=submit]').click()],
  countries: ['/ar/', (page) => page.locator('#order-form').getByRole('combobox').click()],
  lightbox: ['/ar/', (page) => page.locator('.thumb').first().click()],
  card: ['/ar/', (page) => page.locator('#business-card .button').first().click()],
  order: [
    '/ar/',
    async (page) => {
      const form = new OrderFormPage(page);
      await form.fill(sampleOrder);
    },
  ],
};

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1280]) {
    test.describe(() => {
      test.use({
        colorScheme,
        viewport: { width, height: 844 },
        contextOptions: { reducedMotion: 'reduce' },
      });
      const shot = (name: string) => `${name}-${width}-${colorScheme}.png`.replace(/\//g, '_');

      for (const { path } of sitePages)
        test(`${path} (${width} px, ${colorScheme})`, async ({ page }) => {
          await page.goto(path);
          await loadAll(page);
          await expect(page).toHaveScreenshot(shot(`site${path}`), { fullPage: true, timeout: 30_000 });
        });

      for (const [name, [path, open]] of Object.entries(states))
        test(`${name} (${width} px, ${colorScheme})`, async ({ page }) => {
          await page.goto(path);
          await open(page);
          await loadAll(page);
          await expect(page).toHaveScreenshot(shot(name));
        });

      for (const name of widgetNames)
        test(`<dap-${name}> (${width} px, ${colorScheme})`, async ({ openPartnerPage }) => {
          const page = await openPartnerPage({
            lang: languageCodes[0] ?? 'ar',
            body: `<dap-${name} loading="eager"></dap-${name}>`,
          });
          await page.waitForFunction(
            (tag) => Reflect.get(document.querySelector(tag) ?? {}, 'ready'),
            `dap-${name}`,
          );
          await loadAll(page);
          await expect(page).toHaveScreenshot(shot(`partner-${name}`), { fullPage: true });
        });
    });
  }
}
