import { describe, expect, test } from 'vitest';
import english from '../../widgets/locales/en.json' with { type: 'json' };
import { field, fill, good, goodChat, hydrate, panel, submit, values } from '../stage/form.ts';
import { stage } from '../stage/stage.ts';

const it = stage();

/** The English page, with React held back until it is released. */
async function beforeReact() {
  const page = await it.open('/robots.txt');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/assets\/main-/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${it.site()}/en/`, { waitUntil: 'domcontentloaded' });
  return { page, release };
}

describe('what is typed', () => {
  test('the quantity keeps only digits, from typing and from pasting, and the caret stays', async () => {
    const page = await it.open('/en/');
    await hydrate(page);
    await field(page, 'quantity').pressSequentially('٥a٠ ۰');
    expect(await field(page, 'quantity').inputValue()).toBe('500');
    await field(page, 'quantity').evaluate((input: HTMLInputElement) => input.setSelectionRange(1, 1));
    await page.keyboard.type('x٧y');
    expect(await field(page, 'quantity').inputValue()).toBe('5700');
    expect(await field(page, 'quantity').evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(2);
    await field(page, 'quantity').evaluate((input: HTMLInputElement) => input.select());
    await page.keyboard.insertText('１,２５０ tons');
    expect(await field(page, 'quantity').inputValue()).toBe('1250');
  });

  test('the phone’s digits become ASCII as they come, and nothing else changes', async () => {
    const page = await it.open('/ar/');
    await hydrate(page);
    await field(page, 'phone').pressSequentially('٠٧٩-١٢٣ ٤٥٦٧');
    expect(await field(page, 'phone').inputValue()).toBe('079-123 4567');
  });

  test('an input method is left alone until it has composed', async () => {
    const page = await it.open('/ja/');
    await hydrate(page);
    await field(page, 'quantity').focus();
    const session = await page.context().newCDPSession(page);
    await session.send('Input.imeSetComposition', { text: '５０ｋ', selectionStart: 3, selectionEnd: 3 });
    expect(await field(page, 'quantity').inputValue()).toBe('５０ｋ');
    await session.send('Input.insertText', { text: '５００' });
    await expect.poll(() => field(page, 'quantity').inputValue()).toBe('500');
  });

  test('before React is there, it is kept and put right', async () => {
    const { page, release } = await beforeReact();
    await fill(page, { ...good, quantity: '١٠٠٠ t' });
    expect(await field(page, 'quantity').inputValue()).toBe('١٠٠٠ t');
    release();
    await expect.poll(() => field(page, 'quantity').inputValue()).toBe('1000');
    expect(await values(page)).toMatchObject({ ...good });
  });

  test('a submit pressed before React is there is held, shown as busy, and honoured', async () => {
    const { page, release } = await beforeReact();
    await fill(page);
    await submit(page).click();
    expect(await page.locator('form').getAttribute('aria-busy')).toBe('true');
    expect(new URL(page.url()).search).toBe('');
    const chat = page.context().waitForEvent('page');
    release();
    expect((await chat).url()).toContain(`https://wa.me/${goodChat}?text=`);
    expect(await page.locator('form').getAttribute('aria-busy')).toBe(null);
    await expect.poll(() => panel(page).isVisible()).toBe(true);
  });

  test('the network fails while React is fetched: the press is not lost', async () => {
    const page = await it.open('/robots.txt');
    await page.route(/assets\/main-/, (route) => route.abort());
    await page.goto(`${it.site()}/en/`);
    await fill(page);
    await submit(page).click();
    await expect.poll(() => it.noise.join()).toContain('ERR_FAILED');
    const chat = page.context().waitForEvent('page');
    await page.unroute(/assets\/main-/);
    expect((await chat).url()).toContain('https://wa.me/');
    it.noise.splice(0);
  });
});

describe('errors', () => {
  test('stand at their fields in whole sentences, and the first one gets the focus', async () => {
    const page = await it.open('/en/');
    await fill(page, { name: 'Laith', email: 'laith@example' });
    await submit(page).click();
    await expect.poll(() => page.locator('[aria-invalid=true]').count()).toBe(3);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('phone');
    for (const [name, sentence] of [
      ['phone', english['errors.phone']],
      ['email', english['errors.emailShape']],
      ['quantity', english['errors.quantity']],
    ] as const) {
      const described = await field(page, name).evaluate((input) =>
        (input.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent)
          .join(' '),
      );
      expect(described).toContain(sentence);
    }
    expect(page.context().pages()).toHaveLength(1);
    await field(page, 'phone').fill('0790000000');
    expect(await field(page, 'phone').getAttribute('aria-invalid')).toBe(null);
    expect(await field(page, 'email').getAttribute('aria-invalid')).toBe('true');
  });

  test('a message that is too long says how much will not fit, and the link holds the rest', async () => {
    const page = await it.open('/en/');
    await hydrate(page);
    await fill(page, { ...good, message: 'ح'.repeat(2000) });
    const note = page.locator('.error');
    await expect.poll(() => note.textContent()).toMatch(/its last \d[\d,]* characters will not fit/);
    const chat = page.context().waitForEvent('page');
    await submit(page).click();
    const url = (await chat).url();
    expect(url.length).toBeLessThanOrEqual(7500);
    expect(new URL(url).searchParams.get('text')).toMatch(/ح…$/);
  });
});
