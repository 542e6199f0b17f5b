import { languageCodes } from '../../widgets/i18n/languages.ts';
import { widgetNames } from '../../widgets/widget-names.ts';
import { expect, test } from '../support/fixtures.ts';
import { delayRequests } from '../support/layout.ts';

/** Pixels that the content below a widget may move: four lines of text, because one value serves all languages and fonts. */
const tolerance = 104;

for (const [width, fontSize] of [
  [360, '100%'],
  [390, '62.5%'],
  [900, '100%'],
  [1200, '100%'],
] as const)
  test(`reserved height › is that of each widget in each language at ${width} pixels, with a root font size of ${fontSize}`, async ({
    page,
    openPartnerPage,
  }) => {
    const release = await delayRequests(page, /\/embed\//);
    await page.setViewportSize({ width, height: 800 });
    const elements = languageCodes.flatMap((lang) =>
      widgetNames.map((name) => `<dap-${name} lang="${lang}" loading="eager"></dap-${name}>`),
    );
    await openPartnerPage({
      head: `<style>html { font-size: ${fontSize} }</style>`,
      body: elements.join(''),
    });
    const widgets = page.locator('body > :defined[loading]');
    await expect(widgets).toHaveCount(elements.length);
    const heights = () =>
      widgets.evaluateAll((all) => all.map((element) => element.getBoundingClientRect().height));
    const reserved = await heights();
    release();
    await expect(widgets.locator('.widget')).toHaveCount(elements.length);
    await page.waitForLoadState('networkidle');
    for (const [index, height] of (await heights()).entries()) {
      const rem = (pixels = 0) => `${pixels / 16}rem`;
      const message = `${elements[index]} is ${rem(height)} high and reserves ${rem(reserved[index])}`;
      expect.soft(Math.abs(height - Number(reserved[index])), message).toBeLessThan(tolerance);
    }
  });
