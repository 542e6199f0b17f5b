import { describe, expect, test } from 'vitest';
import { languageCodes } from '../../widgets/language/languages.ts';
import { fill, panel, partnerForm, submit, untilHydrated } from '../stage/form.ts';
import { stage } from '../stage/stage.ts';
import { widgetTexts } from '../stage/widget-texts.ts';

const set = stage();
const userAgent =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [FBAN/FBIOS;FBAV/468.0.0.33.71]';

describe('inside the browser of another app', () => {
  test.each(languageCodes)(
    'the card’s window says in %s how to get out, beside the file',
    async (language) => {
      const page = await set.open(`/${language}/`, { userAgent });
      await page.locator('.business-card .button').click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText(widgetTexts[language]['common.openOutside']).waitFor();
      expect(await dialog.locator('a[download]').isVisible()).toBe(true);
    },
  );

  test('an order on a partner’s page says so beside the ways to send it', async () => {
    const page = await partnerForm(set, 'lang="ar"', { userAgent });
    await submit(page).waitFor();
    await fill(page);
    await submit(page).click();
    await panel(page).getByText(widgetTexts.ar['common.openOutside']).waitFor();
  });
});

test('elsewhere nothing is said', async () => {
  const page = await set.open('/en/c/');
  await page.locator('main').hover();
  await page.locator('main .ways button').first().focus();
  await untilHydrated(page, "document.querySelector('main .ways button')");
  expect(await page.locator('.open-outside').count()).toBe(0);
});
