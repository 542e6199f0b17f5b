import { languageCodes } from '../../widgets/i18n/languages.ts';
import { widgetNames } from '../../widgets/widget-names.ts';
import { delayRequests, expect, test } from '../support/fixtures.ts';

/** Pixels that the content below a widget may move: four lines of text, because one value serves all languages and fonts. */
const tolerance = 104;

/** Widths of the page, with root font sizes. */
const pages = [
  [360, '100%'],
  [390, '62.5%'],
  [900, '100%'],
  [1200, '100%'],
] as const;

test('reserved height › is that of each widget in each language and width', async ({
  page,
  openPartnerPage,
}) => {
  const release = await delayRequests(page, /\/embed\//);
  const elements = languageCodes.flatMap((lang) =>
    widgetNames.map((name) => `<dap-${name} lang="${lang}" loading="eager"></dap-${name}>`),
  );
  await openPartnerPage({ body: elements.join('') });
  const widgets = page.locator('body > :defined[loading]');
  await expect(widgets).toHaveCount(elements.length);
  const measure = async () => {
    const heights: number[][] = [];
    for (const [width, fontSize] of pages) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, fontSize);
      heights.push(
        await widgets.evaluateAll((all) => all.map((element) => element.getBoundingClientRect().height)),
      );
    }
    return heights;
  };
  const reserved = await measure();
  release();
  await expect(widgets.locator('.widget')).toHaveCount(elements.length);
  await page.waitForLoadState('networkidle');
  const rem = (pixels = 0) => `${pixels / 16}rem`;
  for (const [at, heights] of (await measure()).entries())
    for (const [index, height] of heights.entries()) {
      const before = Number(reserved[at]?.[index]);
      const message = `${elements[index]} is ${rem(height)} high and reserves ${rem(before)} at ${pages[at]}`;
      expect.soft(Math.abs(height - before), message).toBeLessThan(tolerance);
    }
});
