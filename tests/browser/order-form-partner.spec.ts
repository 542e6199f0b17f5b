import { describe, expect, test } from 'vitest';
import { axe } from '../stage/axe.ts';
import { field, fill, good, goodPhone, partnerForm, submit } from '../stage/form.ts';
import { countShifts, shifted } from '../stage/shifts.ts';
import { stage } from '../stage/stage.ts';

const it = stage();

describe('on a partner’s page', () => {
  test('the attributes do what they say', async () => {
    const page = await partnerForm(
      it,
      'whatsapp="+964 770 000 0000" min-quantity="50" country-code="+964" partner="Acme" prefill="quantity=60&amp;company=Shop&amp;price=1"',
    );
    await expect.poll(() => field(page, 'quantity').inputValue()).toBe('60');
    expect(await field(page, 'company').inputValue()).toBe('Shop');
    expect(await field(page, 'countryCode').inputValue()).toBe('+964');
    expect(await page.locator('.field:has([name=quantity]) .hint').first().textContent()).toContain('50');
    await fill(page, { name: 'Laith', phone: '07701234567', email: 'l@example.com' });
    const chat = page.context().waitForEvent('page');
    await submit(page).click();
    const url = new URL((await chat).url());
    expect(url.pathname).toBe('/9647700000000');
    const message = url.searchParams.get('text') ?? '';
    expect(message).toContain('+9647701234567');
    expect(message).toMatch(/\nعن طريق: Acme$/);
    await page.locator('.toast').waitFor();
    expect(await field(page, 'countryCode').inputValue()).toBe('+964');
    expect(it.noise.splice(0)).toEqual([
      'warning: <dap-order-form>: prefill names "price", which the form cannot use. It is left out. It takes name, company, phone, email, quantity, message, packaging, delivery, place, month, documents, countryCode.',
    ]);
  });

  test('the events come in order, and the first one can be prevented', async () => {
    const page = await partnerForm(it);
    await field(page, 'name').waitFor();
    await page.evaluate(() => {
      const events: [string, object][] = [];
      Reflect.set(window, 'events', events);
      for (const type of ['dap-order-submit', 'dap-order-opened']) {
        document.addEventListener(type, (event) => {
          events.push([type, (event as CustomEvent).detail]);
          if (Reflect.get(window, 'refuse')) event.preventDefault();
        });
      }
      Reflect.set(window, 'refuse', true);
    });
    await fill(page);
    await submit(page).click();
    const events = () =>
      page.evaluate(() => Reflect.get(window, 'events') as [string, Record<string, unknown>][]);
    expect(await events()).toHaveLength(1);
    expect(page.context().pages()).toHaveLength(1);
    expect(await field(page, 'name').inputValue()).toBe('Laith');

    await page.evaluate(() => Reflect.set(window, 'refuse', false));
    await submit(page).click();
    const [, second, third] = await events();
    expect([second?.[0], third?.[0]]).toEqual(['dap-order-submit', 'dap-order-opened']);
    expect(second?.[1].order).toEqual({ company: '', message: '', ...good, phone: goodPhone });
    expect(new URL(String(second?.[1].url)).searchParams.get('text')).toBe(second?.[1].message);
  });

  test.each([390, 1280])('nothing on the page jumps when the form comes (%i px)', async (width) => {
    const page = await partnerForm(it, '', { viewport: { width, height: 1080 } });
    await page.evaluate(countShifts);
    await field(page, 'name').waitFor();
    await page.waitForTimeout(500);
    expect(await shifted(page)).toBeLessThan(0.005);
  });

  test('the page’s own light or dark scheme is followed, and `theme` overrules it', async () => {
    const page = await partnerForm(it, '', { colorScheme: 'dark' });
    await field(page, 'name').waitFor();
    const ground = () => field(page, 'name').evaluate((input) => getComputedStyle(input).backgroundColor);
    const light = await ground();
    await page.evaluate(() => {
      document.documentElement.style.colorScheme = 'light dark';
    });
    const dark = await ground();
    expect(dark).not.toBe(light);
    await page.evaluate(() => document.querySelector('dap-order-form')?.setAttribute('theme', 'light'));
    expect(await ground()).toBe(light);
    await page.evaluate(() => {
      document.documentElement.style.colorScheme = 'light';
      document.querySelector('dap-order-form')?.setAttribute('theme', 'dark');
    });
    expect(await ground()).toBe(dark);
  });

  test('a partner’s colours, radius and parts carry through', async () => {
    const page = await partnerForm(
      it,
      'style="--dap-color-brand: #aa0000; --dap-color-on-brand: #ffff00; --dap-radius: 0px"',
    );
    await field(page, 'name').waitFor();
    await page.addStyleTag({
      content:
        'dap-order-form::part(button) { text-transform: uppercase } dap-order-form::part(label) { color: rgb(1, 2, 3) }',
    });
    const look = await submit(page).evaluate((button) => {
      const { backgroundColor, color, borderRadius, textTransform } = getComputedStyle(button);
      return { backgroundColor, color, borderRadius, textTransform };
    });
    expect(look).toEqual({
      backgroundColor: 'rgb(170, 0, 0)',
      color: 'rgb(255, 255, 0)',
      borderRadius: '0px',
      textTransform: 'uppercase',
    });
    expect(
      await page
        .locator('label')
        .first()
        .evaluate((label) => getComputedStyle(label).color),
    ).toBe('rgb(1, 2, 3)');
  });

  test.each(['ar', 'en'])(
    'axe finds nothing in the widget in %s, with its errors and its list shown',
    async (lang) => {
      const page = await partnerForm(it, `lang="${lang}"`);
      await field(page, 'name').waitFor();
      await submit(page).click();
      await page.getByRole('combobox').click();
      await page.getByRole('listbox').waitFor();
      await page.waitForTimeout(300);
      const found = await axe(page);
      // What is missing around the widget is the partner's.
      expect(found.filter((line) => !/^(landmark-one-main|page-has-heading-one|region)/.test(line))).toEqual(
        [],
      );
    },
  );
});
