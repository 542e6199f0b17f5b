import type { Page } from '@playwright/test';
import { widgetNames } from '../../widgets/widget-names.ts';
import { BusinessCardPage } from '../support/business-card-page.ts';
import { expect, test } from '../support/fixtures.ts';
import { GalleryPage } from '../support/gallery-page.ts';
import { OrderFormPage } from '../support/order-form-page.ts';
import { sitePages } from '../support/site-page.ts';

/** Loads every image and font of a page, also in shadow roots. */
async function loadAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const roots = [document, ...Array.from(document.querySelectorAll('*'), (element) => element.shadowRoot)];
    const images = roots.flatMap((root) => [...(root?.querySelectorAll('img') ?? [])]);
    for (const image of images) image.loading = 'eager';
    await document.fonts.ready;
    await Promise.all(images.filter((image) => image.checkVisibility()).map((image) => image.decode()));
  });
}

/** What a visitor can open on the Arabic home page. */
const states: Record<string, (page: Page) => Promise<unknown>> = {
  errors: async (page) => {
    await page.locator('#order-form [type=submit]').click();
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
  },
  countries: async (page) => {
    await page.locator('#order-form').getByRole('combobox').click();
    await expect(page.getByRole('listbox')).toBeVisible();
  },
  lightbox: (page) => new GalleryPage(page).open(1),
  card: (page) => new BusinessCardPage(page).open(),
  order: (page) => new OrderFormPage(page).fill(),
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

      for (const [name, open] of Object.entries(states))
        test(`${name} (${width} px, ${colorScheme})`, async ({ page }) => {
          await page.goto('/ar/');
          await open(page);
          await loadAll(page);
          await expect(page).toHaveScreenshot(shot(name));
        });

      for (const name of widgetNames)
        test(`<dap-${name}> (${width} px, ${colorScheme})`, async ({ openPartnerPage }) => {
          const body = `<dap-${name} loading="eager"></dap-${name}>`;
          const page = await openPartnerPage({ lang: 'ar', body });
          await expect(page.locator('.widget')).toBeVisible();
          await loadAll(page);
          await expect(page).toHaveScreenshot(shot(`partner-${name}`), { fullPage: true });
        });
    });
  }
}
