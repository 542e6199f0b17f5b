import english from '../../src/locales/en.json' with { type: 'json' };
import { expect, test } from '../support/fixtures.ts';
import { boxOf } from '../support/layout.ts';
import { isHydrated } from '../support/site-page.ts';

test.describe('home page', () => {
  for (const language of ['ar', 'en'])
    test(`order form starts within 4,300 px on a phone (${language})`, async ({ page }) => {
      await page.goto(`/${language}/`);
      expect((await boxOf(page.locator('#order-form'))).y).toBeLessThanOrEqual(4300);
    });

  test('image of the hero arrives before the web font on a phone', async ({ page }) => {
    const arrived: string[] = [];
    page.on('requestfinished', (request) => arrived.push(request.url()));
    const font = page.waitForRequest(/site-arabic/).then(() => [...arrived]);
    await page.goto('/ar/');
    expect((await font).some((url) => url.includes('hero_grade_tall'))).toBe(true);
    await expect(page.locator('h1')).toHaveCSS('font-family', /^"Site Arabic",/);
  });

  test('order bar of a phone leads to the form and is off the screen there', async ({ page }) => {
    await page.goto('/ar/#gallery');
    const bar = page.locator('.order-bar');
    await expect(bar.getByRole('link')).toHaveCount(2);
    await bar.getByRole('link').first().click();
    await expect(page.locator('#order-title')).toBeInViewport();
    // A fraction of a pixel may remain.
    await expect(bar).not.toBeInViewport({ ratio: 0.05 });
  });

  test('specification is a disclosure on a phone and a table on a wide screen', async ({ page }) => {
    await page.goto('/en/');
    const product = page.locator('#product-detail');
    const formula = product.getByRole('rowheader', { name: 'Chemical formula' });
    await expect(formula).toHaveCount(0);
    await product.getByText(english['spec.title']).first().click();
    await expect(formula).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(formula).toBeVisible();
    await expect(product.locator('summary')).toBeHidden();
  });

  test('a question opens by keyboard and stays open after hydration', async ({ page }) => {
    await page.goto('/en/');
    const customs = page.locator('#faq details').last();
    await customs.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(customs.locator('p')).toBeVisible();
    await page.waitForFunction(isHydrated);
    await expect(customs.locator('p')).toBeVisible();
  });
});
