import { join } from 'node:path';
import sharp from 'sharp';
import { root } from '../../src/build/files.ts';
import { test } from '../support/fixtures.ts';

/** Space around an element, in pixels. */
const edge = 24;

/** The first screen, or one element. The order form shows the yard of a quantity. */
const shots = [
  { name: 'home', viewport: { width: 1280, height: 664 }, deviceScaleFactor: 1 },
  {
    name: 'order-form-phone',
    // Taller than the form.
    viewport: { width: 390, height: 1600 },
    deviceScaleFactor: 1.5,
    element: '#order-form form',
    quantity: '750',
  },
];

for (const { name, element, quantity, ...screen } of shots)
  test.describe(() => {
    test.use(screen);
    test(`${name}.webp`, async ({ page }) => {
      await page.goto('/ar/', { waitUntil: 'networkidle' });
      await page.evaluate(() => document.fonts.ready);
      if (quantity) {
        await page.locator('[name=quantity]').fill(quantity);
        // The yard is in the HTML. React fills it.
        await page.getByText('15,000').first().waitFor();
        await page.locator('form .recipient').waitFor();
      }
      const shown = element ? page.locator(element) : undefined;
      await shown?.evaluate((form) => form.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await page.waitForLoadState('networkidle');
      await shown?.evaluate((form) => form.scrollIntoView({ block: 'center', behavior: 'instant' }));
      const box = await shown?.boundingBox();
      const { width } = screen.viewport;
      const clip = box && { x: 0, y: box.y - edge, width, height: box.height + 2 * edge };
      const shot = await page.screenshot({ animations: 'disabled', ...(clip && { clip }) });
      await sharp(shot)
        .webp({ quality: 80 })
        .toFile(join(root, `tests/screenshots/${name}.webp`));
    });
  });
