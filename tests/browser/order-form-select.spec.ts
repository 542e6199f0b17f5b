import { describe, expect, test } from 'vitest';
import { field, hydrate, partnerForm } from '../stage/form.ts';
import { stage } from '../stage/stage.ts';

const it = stage();

describe('the country code', () => {
  test('follows the pattern of a select-only combobox by keyboard', async () => {
    const page = await it.open('/en/');
    await hydrate(page);
    const code = page.locator('form').getByRole('combobox');
    const chosen = () => field(page, 'countryCode').inputValue();
    await code.focus();
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('listbox')),
    );
    await page.waitForTimeout(200);
    await page.keyboard.type('jo');
    await expect.poll(chosen).toBe('+962');
    expect(await code.getAttribute('aria-expanded')).toBe('false');

    await page.keyboard.press('Enter');
    await page.getByRole('listbox').waitFor();
    expect(await code.getAttribute('aria-expanded')).toBe('true');
    expect(await code.getAttribute('aria-controls')).toBe(await page.getByRole('listbox').getAttribute('id'));
    expect(await page.getByRole('option').allTextContents()).toEqual(['Jordan+962', 'Iraq+964']);
    await expect
      .poll(() => code.getAttribute('aria-activedescendant'))
      .toBe(await page.getByRole('option').first().getAttribute('id'));
    await page.keyboard.press('ArrowDown');
    await expect
      .poll(() => code.getAttribute('aria-activedescendant'))
      .toBe(await page.getByRole('option').nth(1).getAttribute('id'));
    await page.keyboard.press('Escape');
    await page.getByRole('listbox').waitFor({ state: 'detached' });
    expect(await chosen()).toBe('+962');

    await page.keyboard.press(' ');
    await page.getByRole('listbox').waitFor();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.getByRole('listbox').waitFor({ state: 'detached' });
    expect(await chosen()).toBe('+964');
    expect(await page.locator('form').getByRole('combobox', { name: 'Country code Iraq +964' }).count()).toBe(
      1,
    );

    await page.keyboard.press('ArrowDown');
    await page.getByRole('listbox').waitFor();
    await page.keyboard.press('Home');
    await page.keyboard.press('Tab');
    expect(await chosen()).toBe('+962');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('phone');

    await code.focus();
    await page.keyboard.type('ir');
    await expect.poll(chosen).toBe('+964');
    await page.waitForTimeout(1100);
    await page.keyboard.type('jo');
    await expect.poll(chosen).toBe('+962');
  });

  test('letters typed within a second belong together, later ones begin anew', async () => {
    const page = await it.open('/en/');
    await hydrate(page);
    await page.locator('form').getByRole('combobox').click();
    await page.getByRole('listbox').waitFor();
    const active = () => page.locator('.option[data-active]').textContent();
    await page.keyboard.type('i');
    await expect.poll(active).toContain('Iraq');
    await page.waitForTimeout(700);
    await page.keyboard.type('r');
    expect(await active()).toContain('Iraq');
    await page.waitForTimeout(1100);
    await page.keyboard.type('j');
    await expect.poll(active).toContain('Jordan');
  });

  test('closes when something else is pressed, inside the form or on the page', async () => {
    const page = await partnerForm(it);
    const list = page.getByRole('listbox');
    await page.locator('form').getByRole('combobox').click();
    await list.waitFor();
    await field(page, 'company').click();
    await list.waitFor({ state: 'detached' });
    await page.locator('form').getByRole('combobox').click();
    await list.waitFor();
    await page.getByText('After').click();
    await list.waitFor({ state: 'detached' });
  });

  test.each(['ltr', 'rtl'])(
    'keeps 10 px from the edges (%s), inside the shadow root and above the page',
    async (direction) => {
      const page = await partnerForm(it, `lang="${direction === 'rtl' ? 'ar' : 'en'}"`, {
        viewport: { width: 320, height: 400 },
      });
      await page.locator('form').getByRole('combobox').scrollIntoViewIfNeeded();
      await page.locator('form').getByRole('combobox').click();
      const list = page.getByRole('listbox');
      await list.waitFor();
      const box = await list.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(10);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(310);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(390);
      const where = await list.evaluate(
        (element) => `${element.getRootNode().constructor.name} ${element.matches(':popover-open')}`,
      );
      expect(where).toBe('ShadowRoot true');
    },
  );

  test('works before its list has come, and when it never comes', async () => {
    const page = await it.open('/en/');
    await hydrate(page);
    await page.route(/listbox/, (route) => route.abort());
    await page.locator('form').getByRole('combobox').focus();
    const chosen = () => field(page, 'countryCode').inputValue();
    const first = await chosen();
    await page.keyboard.press('ArrowDown');
    await expect.poll(chosen).not.toBe(first);
    await page.locator('form').getByRole('combobox').click();
    await expect.poll(chosen).toBe(first);
    it.noise.splice(0);
  });
});
