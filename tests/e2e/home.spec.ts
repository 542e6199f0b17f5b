import english from '../../src/locales/en.json' with { type: 'json' };
import { gallery } from '../../widgets/company/images.ts';
import { expect, test } from '../support/fixtures.ts';
import { boxOf } from '../support/page-checks.ts';

test.describe('home page', () => {
  for (const [path, image] of [
    ['/ar/', 'hero_grade_tall'],
    ['/ar/company-profile/', 'heap_field'],
  ] as const)
    test(`image of the first screen arrives before the web font on a phone: ${path}`, async ({ page }) => {
      const arrived: string[] = [];
      page.on('requestfinished', (request) => arrived.push(request.url()));
      const font = page.waitForRequest(/site-arabic/).then(() => [...arrived]);
      await page.goto(path);
      expect((await font).some((url) => url.includes(image))).toBe(true);
      await expect(page.locator('h1')).toHaveCSS('font-family', /^"Site Arabic",/);
    });

  test('has the buttons of the hero side by side, the form within 4,400 px on a phone, and the bag beside the title', async ({
    page,
  }) => {
    for (const language of ['ar', 'fr', 'ja'])
      await test.step(language, async () => {
        await page.setViewportSize({ width: 390, height: 844 });
        await page.goto(`/${language}/`);
        expect((await boxOf(page.locator('#order-form'))).y).toBeLessThanOrEqual(4400);
        const [order, product] = [
          page.locator('#hero .button').first(),
          page.locator('#hero .button').last(),
        ];
        expect((await boxOf(order)).y).toBe((await boxOf(product)).y);

        await page.setViewportSize({ width: 1280, height: 800 });
        const [hero, image] = [await boxOf(page.locator('#hero')), await boxOf(page.locator('#hero img'))];
        expect(image.y).toBeGreaterThanOrEqual(hero.y);
        expect(image.y).toBeLessThan(hero.y + 100);

        const size = await order.evaluate((button) => Number.parseFloat(getComputedStyle(button).fontSize));
        await page.evaluate(() => {
          document.documentElement.style.fontSize = '200%';
        });
        await expect(order).toHaveCSS('font-size', `${2 * size}px`);
      });
  });

  test.describe('with two pixels per CSS pixel', () => {
    test.use({ deviceScaleFactor: 2 });

    test('images are sharp on a phone and not larger than needed', async ({ page }) => {
      await page.goto('/en/');
      for (const [name, most] of [
        ['yard_500t', 3],
        ['product_print', 3],
        [gallery.images[0]?.name ?? '', 2.2],
      ] as const)
        await test.step(name, async () => {
          const image = page.locator(`img[src*=${name}]`).first();
          // Another minimum order has no image.
          if (!(await image.count())) return;
          await image.scrollIntoViewIfNeeded();
          const { width } = await boxOf(image);
          const pixels = () =>
            image.evaluate(({ currentSrc }: HTMLImageElement) =>
              Number(/-(\d+)\./.exec(currentSrc)?.[1] ?? 0),
            );
          await expect.poll(pixels).toBeGreaterThanOrEqual(1.8 * width);
          expect(await pixels()).toBeLessThanOrEqual(most * width);
        });
    });
  });

  test.describe('without smooth scrolling', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('a wide screen shows one WhatsApp button at most, and anchors lead to the edge of their section', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto('/en/');
      for (const id of ['features', 'product-detail', 'gallery', 'order-form', 'business-card']) {
        await page.evaluate((id) => location.assign(`#${id}`), id);
        const top = () =>
          page.evaluate((id) => document.getElementById(id)?.getBoundingClientRect().y ?? 800, id);
        await expect.poll(top, id).toBeCloseTo(0, 0);
      }
      const buttons = page.locator('a[href*="wa.me"]:is(.button, .tile), [type=submit]:visible');
      const most = await buttons.evaluateAll(async (all) => {
        let most = 0;
        for (let y = 0; y < document.documentElement.scrollHeight; y += 100) {
          scrollTo(0, y);
          const inView = all.filter((button) => {
            const { top, bottom } = button.getBoundingClientRect();
            return bottom > 0 && top < innerHeight;
          });
          most = Math.max(most, inView.length);
        }
        return most;
      });
      expect(most).toBe(1);
    });
  });

  test('a question and, on a phone, the specification are disclosures', async ({ page }) => {
    await page.goto('/en/');
    const product = page.locator('#product-detail');
    const formula = product.getByRole('rowheader', { name: 'Chemical formula' });
    await expect(formula).toHaveCount(0);
    await product.getByText(english['spec.title']).first().click();
    await expect(formula).toBeVisible();
    const question = page.locator('#faq details').last();
    await question.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(question.locator('p')).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(formula).toBeVisible();
    await expect(product.locator('summary')).toBeHidden();
  });
});
