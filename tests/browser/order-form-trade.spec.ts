import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { tradeChoices } from '../../widgets/order-form/trade-choices.ts';
import { axe } from '../stage/axe.ts';
import { field, fill, good, hydrate, partnerForm, submit, values } from '../stage/form.ts';
import { stage } from '../stage/stage.ts';
import { widgetTexts } from '../stage/widget-texts.ts';

const it = stage();
const english = widgetTexts.en;
const { month, packaging, delivery, documents } = tradeChoices('en');

const trade = (page: Page) => page.locator('.trade-facts');
const unfold = async (page: Page) => {
  await trade(page).locator('summary').click();
  await page.getByRole('checkbox').first().waitFor();
};
const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const tap = (page: Page, ...names: string[]) =>
  names.reduce<Promise<void>>(async (before, name) => {
    await before;
    await box(page, name).check();
  }, Promise.resolve());
/** The text of the chat that the next submit opens. */
async function sent(page: Page): Promise<string> {
  const chat = page.context().waitForEvent('page');
  await submit(page).click();
  return new URL((await chat).url()).searchParams.get('text') ?? '';
}
const factsIn = (message: string) => message.split('\n').slice(7, -1);

describe('the facts of trade', () => {
  test('come when somebody writes, folded, and are chosen by taps; each is a line of the message', async () => {
    const page = await it.open('/en/');
    await hydrate(page);
    await fill(page);
    await unfold(page);
    await tap(page, 'Jumbo bags', 'Bags of 50 kg', 'Port of Aqaba', 'Certificate of origin');
    await page.getByLabel(english['trade.place']).fill('Trebil');
    await page.getByLabel(english['trade.month']).selectOption({ index: 3 });
    expect(factsIn(await sent(page))).toEqual([
      'التعبئة: أكياس 50 كغم، أكياس جامبو',
      'التسليم: ميناء العقبة',
      'مكان التسليم: Trebil',
      `الشهر المطلوب: ${month[2]?.arabic}`,
      'الوثائق: شهادة منشأ',
    ]);
    expect(Object.keys(await values(page))).not.toContain('place');
  });

  test('leave the message as it was when none is chosen, or all are taken back', async () => {
    const page = await it.open('/en/');
    await hydrate(page);
    await fill(page);
    await unfold(page);
    await tap(page, 'Jumbo bags');
    await box(page, 'Jumbo bags').uncheck();
    expect(factsIn(await sent(page))).toEqual([]);
  });

  test('are cleared with the order, and come back with it', async () => {
    const page = await it.open('/en/');
    await hydrate(page);
    await fill(page);
    await unfold(page);
    await tap(page, 'Jumbo bags');
    await submit(page).click();
    await page.locator('.toast').waitFor();
    expect(await box(page, 'Jumbo bags').isChecked()).toBe(false);
    await page.getByRole('button', { name: english['panel.restore'] }).click();
    expect(await box(page, 'Jumbo bags').isChecked()).toBe(true);
    expect(factsIn(await sent(page))).toEqual(['التعبئة: أكياس جامبو']);
  });

  test('outlive a reload and a change of language', async () => {
    const page = await it.open('/en/');
    await hydrate(page);
    await fill(page);
    await unfold(page);
    await tap(page, 'Loose (unbagged)');
    await page.getByLabel(english['trade.place']).fill('Zarqa');
    await page.reload();
    await expect.poll(() => box(page, 'Loose (unbagged)').isChecked(), { timeout: 30_000 }).toBe(true);
    await page.goto(`${it.site()}/fa/`);
    await expect.poll(() => box(page, 'فله').isChecked(), { timeout: 30_000 }).toBe(true);
    expect(await page.getByLabel(widgetTexts.fa['trade.place']).inputValue()).toBe('Zarqa');
    expect(factsIn(await sent(page))).toEqual(['التعبئة: سائب', 'مكان التسليم: Zarqa']);
  });

  test('a month that has passed since is still shown, and can be changed', async () => {
    const page = await it.open('/robots.txt');
    const fields = { ...good, company: '', message: '', countryCode: '+962', month: 'آذار 2024' };
    await page.evaluate(
      (draft) => {
        sessionStorage.dap_order = draft;
      },
      JSON.stringify({ fields, opened: false }),
    );
    await page.goto(`${it.site()}/en/`);
    const list = page.getByLabel(english['trade.month']);
    await expect.poll(() => list.inputValue(), { timeout: 30_000 }).toBe('آذار 2024');
    await list.selectOption(english['trade.anyMonth']);
    expect(factsIn(await sent(page))).toEqual([]);
  });

  test('are shown in the preview, under their names in the visitor’s language', async () => {
    const page = await it.open('/en/');
    await hydrate(page);
    await fill(page);
    await unfold(page);
    await tap(page, 'Ex works (EXW)');
    await page.getByText(english['preview.title']).click();
    const rows = await page.locator('.sent > div').allTextContents();
    expect(rows).toContain(`${english['trade.delivery']}التسليم: تسليم أرض المصنع (EXW)`);
  });

  test('work by keyboard alone, in Arabic', async () => {
    const page = await it.open('/ar/');
    await hydrate(page);
    await fill(page);
    await field(page, 'message').focus();
    await trade(page).locator('summary').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await box(page, 'أكياس جامبو').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    expect(await box(page, 'أكياس 50 كغم').isChecked()).toBe(true);
    expect(factsIn(await sent(page))).toEqual(['التعبئة: أكياس 50 كغم']);
  });

  test.each(['light', 'dark'] as const)(
    'are as large as a finger and pass axe, in the %s',
    async (colorScheme) => {
      const page = await it.open('/ar/', { colorScheme });
      await hydrate(page);
      await fill(page);
      await unfold(page);
      const heights = await trade(page)
        .locator('summary, fieldset label, input.input, select')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
      expect(heights.length).toBeGreaterThan(9);
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
      expect(await axe(page)).toEqual([]);
    },
  );
});

describe('on a partner’s page', () => {
  test('the order that the page is told of has what was chosen, and nothing else', async () => {
    const page = await partnerForm(it);
    await page.evaluate(() => {
      addEventListener('dap-order-opened', (event) => {
        document.title = JSON.stringify((event as CustomEvent).detail.order);
      });
    });
    await field(page, 'name').click();
    await fill(page);
    await unfold(page);
    await tap(page, 'Port of Aqaba');
    await sent(page);
    const order = JSON.parse(await page.title());
    expect(order).toMatchObject({ name: 'Laith', delivery: 'ميناء العقبة' });
    expect(Object.keys(order)).toHaveLength(7);
  });

  test('a prefill names them by their short names', async () => {
    const page = await partnerForm(it, 'prefill="quantity=1000&packaging=bags,loose&place=Trebil"');
    await expect.poll(() => box(page, 'Bags of 50 kg').isChecked(), { timeout: 30_000 }).toBe(true);
    expect(await box(page, 'Jumbo bags').isChecked()).toBe(false);
    await fill(page, { ...good, quantity: '600' });
    expect(factsIn(await sent(page))).toEqual(['التعبئة: أكياس 50 كغم، سائب', 'مكان التسليم: Trebil']);
  });

  test('the form orders without them while their code cannot be had, and has them when it can', async () => {
    const context = { locale: 'en' };
    const page = await partnerForm(it, 'loading="lazy"', context);
    await page.context().route(/trade-facts/, (route) => route.abort());
    await field(page, 'name').click();
    await fill(page);
    await trade(page).locator('summary').click();
    await trade(page).locator('.error').waitFor();
    expect(factsIn(await sent(page))).toEqual([]);
    expect(await page.getByRole('checkbox').count()).toBe(0);
    await page.context().unroute(/trade-facts/);
    await expect
      .poll(() => page.getByRole('checkbox').count(), { timeout: 30_000 })
      .toBe([...packaging, ...delivery, ...documents].length);
    it.noise.splice(0);
  });
});
