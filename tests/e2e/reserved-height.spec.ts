import { languageCodes } from '../../widgets/i18n/languages.ts';
import { widgetNames } from '../../widgets/widget-names.ts';
import { expect, test } from '../support/fixtures.ts';
import { boxOf, delayRequests } from '../support/layout.ts';

/** Pixels that the content below a widget may move: three lines of text, because one value serves all languages and fonts. */
const tolerance = 80;
// The menu is in a line of text and reserves no height.
const names = widgetNames.filter((name) => name !== 'language-switcher');

for (const width of [360, 900])
  for (const language of languageCodes)
    test(`reserved height › is that of each widget in ${language} at ${width} pixels`, async ({
      page,
      openPartnerPage,
    }) => {
      // All code but the definitions of the elements.
      const release = await delayRequests(page, /\/embed\/(?!embed-)/);
      await page.setViewportSize({ width, height: 800 });
      await openPartnerPage({
        lang: language,
        body: names.map((name) => `<dap-${name} loading="eager"></dap-${name}>`).join(''),
      });
      const widgets = names.map((name) => page.locator(`dap-${name}:defined`));
      const heights = async () => (await Promise.all(widgets.map(boxOf))).map(({ height }) => height);
      const reserved = await heights();
      release();
      for (const widget of widgets) await expect(widget.locator('.widget')).toBeVisible();
      await page.waitForLoadState('networkidle');
      for (const [index, height] of (await heights()).entries()) {
        const rem = (pixels = 0) => `${pixels / 16}rem`;
        const message = `${names[index]} is ${rem(height)} high and reserves ${rem(reserved[index])}`;
        expect.soft(Math.abs(height - Number(reserved[index])), message).toBeLessThan(tolerance);
      }
    });
