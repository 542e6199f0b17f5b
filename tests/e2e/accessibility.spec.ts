import type { Page } from '@playwright/test';
import { axeViolations } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { OrderFormPage } from '../support/order-form-page.ts';

/** axe finds no violation on any surface, in light and dark, Arabic and English. */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const surfaces: Record<string, (page: Page) => Promise<unknown>> = {
  'home page': (page) => page.goto('/ar/'),
  'company profile': (page) => page.goto('/en/company-profile'),
  'employee card': (page) => page.goto('/ar/employee-card'),
  'errors of the order form': async (page) => {
    await page.goto('/en/#order-form');
    const form = new OrderFormPage(page);
    await form.submitButton.click();
    await expect(form.field('name')).toHaveAttribute('aria-invalid', 'true');
  },
  'dialog of the business card': async (page) => {
    await page.goto('/en/#business-card');
    await page.locator('#business-card [aria-haspopup=dialog]').click();
    await expect(page.locator('dialog[open] svg').first()).toBeVisible();
  },
  'image of the gallery': async (page) => {
    await page.goto('/ar/#gallery');
    await page.locator('#gallery [aria-haspopup=dialog]').first().click();
    await expect(page.locator('dialog[open] img').first()).toBeVisible();
  },
  'list of demos': (page) => page.goto('/demo/'),
  'security answers': (page) => page.goto('/trust/'),
  'accessibility report': (page) => page.goto('/trust/accessibility.html'),
  'order book': (page) => page.goto('/desk/'),
};

for (const [index, [name, open]] of Object.entries(surfaces).entries())
  test.describe(() => {
    test.use({ colorScheme: index % 2 ? 'dark' : 'light' });

    test(`${name} › has no axe violation`, async ({ page }) => {
      await open(page);
      expect(await axeViolations(page)).toEqual([]);
    });
  });

test('partner page › all widgets have no axe violation', async ({ openPartnerPage }) => {
  const tags = ['order-form', 'gallery', 'business-card', 'employee-card', 'language-switcher'];
  const body = `<main><h1>Partner</h1>${tags.map((tag) => `<dap-${tag} loading="eager"></dap-${tag}>`).join('')}</main>`;
  const page = await openPartnerPage({ body });
  for (const tag of tags) await expect(page.locator(`dap-${tag} .widget`)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});

for (const path of ['/trust/', '/trust/accessibility.html'])
  test(`${path} › fits into 320 pixels`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
