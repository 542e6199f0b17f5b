import { describe, expect, test } from 'vitest';
import * as company from '../../widgets/company/facts.ts';
import { axe } from '../stage/axe.ts';
import { fill, hydrate, panel, submit } from '../stage/form.ts';
import { stage } from '../stage/stage.ts';

const it = stage();

describe('for everybody', () => {
  test.each([
    ['/ar/', 390, 'light'],
    ['/ar/', 1280, 'dark'],
    ['/en/', 1280, 'light'],
    ['/fa/', 390, 'dark'],
    ['/ja/', 390, 'light'],
    ['/fr/', 800, 'light'],
  ] as const)('axe finds nothing on %s at %i px (%s), in any state', async (path, width, colorScheme) => {
    const page = await it.open(path, { viewport: { width, height: 900 }, colorScheme });
    await hydrate(page);
    const check = async () => {
      await page.waitForTimeout(300);
      return axe(page);
    };
    await submit(page).click();
    expect(await check()).toEqual([]);
    await page.locator('form').getByRole('combobox').click();
    await page.getByRole('listbox').waitFor();
    expect(await check()).toEqual([]);
    await page.keyboard.press('Escape');
    await page.evaluate(() => {
      window.open = () => null;
    });
    await fill(page);
    await submit(page).click();
    await panel(page).waitFor();
    expect(await check()).toEqual([]);
  });

  test.each(['/ar/', '/en/', '/fa/', '/fr/', '/ja/'])(
    '%s has no sideways scroll at 320 px and at 200 % text',
    async (path) => {
      const page = await it.open(path, { viewport: { width: 320, height: 640 } });
      const overflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(await overflow()).toBe(0);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      expect(await overflow()).toBe(0);
    },
  );

  test('every target is at least 44 px high', async () => {
    const page = await it.open('/ar/');
    await hydrate(page);
    await page.evaluate(() => {
      window.open = () => null;
    });
    await fill(page);
    await submit(page).click();
    await panel(page).waitFor();
    const small = await page.evaluate(() =>
      Array.from(
        document.querySelectorAll<HTMLElement>(
          'main :is(a, button, input:not([type=hidden]), textarea, [role=combobox])',
        ),
      )
        .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height < 44)
        .map((element) => element.outerHTML.slice(0, 80)),
    );
    expect(small).toEqual([]);
  });

  test('without scripts the page is whole and leads to WhatsApp', async () => {
    const page = await it.open('/ar/', { javaScriptEnabled: false });
    expect(await page.locator('.order-form form [name]').count()).toBe(7);
    expect(await page.locator('.ask').getByRole('link').getAttribute('href')).toMatch(
      new RegExp(`^https://wa\\.me/${company.whatsapp}\\?text=`),
    );
  });
});
