import english from '../../src/locales/en.json' with { type: 'json' };
import { languageCodes } from '../../widgets/i18n/languages.ts';
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

  test('buttons of the hero are side by side on a phone, and grow with the text', async ({ page }) => {
    for (const language of languageCodes) {
      await page.goto(`/${language}/`);
      const [order, product] = [page.locator('#hero .button').first(), page.locator('#hero .button').last()];
      expect((await boxOf(order)).y, language).toBe((await boxOf(product)).y);
      const size = await order.evaluate((button) => Number.parseFloat(getComputedStyle(button).fontSize));
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      await expect(order).toHaveCSS('font-size', `${2 * size}px`);
    }
  });

  test('bag of the hero reaches up beside the title on a wide screen', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const language of languageCodes) {
      await page.goto(`/${language}/`);
      const [hero, image] = [await boxOf(page.locator('#hero')), await boxOf(page.locator('#hero img'))];
      expect(image.y, language).toBeGreaterThanOrEqual(hero.y);
      expect(image.y, language).toBeLessThan(hero.y + 100);
    }
  });

  test.describe('with two pixels per CSS pixel', () => {
    test.use({ deviceScaleFactor: 2 });
    for (const [name, most] of [
      ['yard_500t', 3],
      ['product_print', 3],
      ['pivot_aerial', 2.2],
    ] as const)
      test(`image ${name} is sharp on a phone and not larger than needed`, async ({ page }) => {
        await page.goto('/en/');
        const image = page.locator(`img[src*=${name}]`).first();
        await image.scrollIntoViewIfNeeded();
        const { width } = await boxOf(image);
        const pixels = () =>
          image.evaluate(({ currentSrc }: HTMLImageElement) => Number(/-(\d+)\./.exec(currentSrc)?.[1] ?? 0));
        await expect.poll(pixels).toBeGreaterThanOrEqual(1.8 * width);
        expect(await pixels()).toBeLessThanOrEqual(most * width);
      });
  });

  test('order bar of a phone leads to the form and is off the screen there', async ({ page }) => {
    await page.goto('/ar/#gallery');
    const bar = page.locator('.order-bar');
    await bar.getByRole('link').click();
    await expect(page.locator('#order-title')).toBeInViewport();
    // A fraction of a pixel may remain.
    await expect(bar).not.toBeInViewport({ ratio: 0.05 });
  });

  test('a wide screen shows one WhatsApp button at most, and anchors lead to the edge of their section', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/en/#features');
    const buttons = page.locator('a[href*="wa.me"]:is(.button, .tile), [type=submit]:visible');
    for (const id of ['features', 'product-detail', 'gallery', 'order-form', 'business-card', 'contact']) {
      await page.evaluate((id) => location.assign(`#${id}`), id);
      const distance = () =>
        page.evaluate((id) => {
          const atEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
          return atEnd
            ? 0
            : Math.abs(Math.round(document.getElementById(id)?.getBoundingClientRect().y ?? 800));
        }, id);
      await expect.poll(distance, id).toBe(0);
      const inView = await buttons.evaluateAll(
        (all) =>
          all.filter((button) => {
            const { top, bottom } = button.getBoundingClientRect();
            return bottom > 0 && top < innerHeight;
          }).length,
      );
      expect(inView, id).toBeLessThanOrEqual(1);
    }
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
