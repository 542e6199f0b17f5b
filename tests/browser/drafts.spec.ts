import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { noStorage } from '../stage/bad-worlds.ts';
import { field, fill, good, hydrate, partnerForm, submit, untilHydrated, values } from '../stage/form.ts';
import { stage } from '../stage/stage.ts';

const it = stage();
const desktop = { viewport: { width: 1280, height: 800 } };
const patient = { timeout: 30_000 };
const nothingStored = (page: Page) =>
  page.evaluate(() => [sessionStorage.length, localStorage.length, document.cookie]);
const name = (page: Page) => expect.poll(() => field(page, 'name').inputValue(), patient);

describe('a partner’s page, where nothing is stored, gives back what was typed', () => {
  const ways: Record<string, (page: Page) => Promise<unknown>> = {
    'after Back': async (page) => {
      await page.goto('about:blank');
      await page.goBack();
    },
    'after Forward': async (page) => {
      await page.goBack();
      await page.goForward();
    },
  };
  test.each(Object.entries(ways))('%s', async (_, leave) => {
    const page = await partnerForm(it, 'lang="en"');
    await fill(page, { ...good, message: 'Two\nlines' });
    await page.locator('form').getByRole('combobox').click();
    await page.getByRole('option').nth(1).click();
    await leave(page);
    await name(page).toBe(good.name);
    for (const [key, value] of Object.entries({ ...good, countryCode: '+964', message: 'Two\nlines' }))
      expect(await field(page, key).inputValue(), key).toBe(value);
    expect(await nothingStored(page)).toEqual([0, 0, '']);
  });

  test('and a page that comes anew begins empty', async () => {
    const page = await partnerForm(it, 'lang="en"');
    await fill(page);
    await page.goto(page.url());
    await submit(page).waitFor();
    expect(await field(page, 'name').inputValue()).toBe('');
  });
});

const staff = { name: 'Omar', title: 'Sales', phone: '0791111111', email: 'omar@example.com' };
const link = (page: Page, route: string) => page.locator(`footer a[href="${route}"]`);

/** The page of the staff with a card made on it. */
async function madeCard(page: Page) {
  await field(page, 'name').focus();
  await untilHydrated(page, "document.querySelector('form')");
  await fill(page, staff);
  await submit(page).click();
  await page.locator('.badge strong', { hasText: staff.name }).waitFor();
}
async function cardIsThere(page: Page) {
  await page.locator('.badge strong', { hasText: staff.name }).waitFor(patient);
  for (const [key, value] of Object.entries(staff))
    expect(await field(page, key).inputValue(), key).toBe(value);
}
const profile = async (page: Page) => {
  await link(page, '/en/company-profile').click();
  await page.getByRole('heading', { level: 1, name: 'Company profile' }).waitFor();
};

test('the form of the staff and the card made of it survive other routes and a reload', async () => {
  const page = await it.open('/en/employee-card', desktop);
  await madeCard(page);
  await profile(page);
  await page.goBack();
  await cardIsThere(page);
  await page.reload();
  await cardIsThere(page);
});

describe.each(['refused', 'full'])('where storage is %s', (storage) => {
  const open = async (path: string) => {
    const page = await it.open('/robots.txt', desktop);
    if (storage === 'refused') await noStorage(page);
    await page.goto(it.site() + path);
    if (storage === 'full')
      await page.evaluate(() => {
        for (let size = 2 ** 22; size >= 1; size /= 2)
          try {
            for (let n = 0; ; n++) sessionStorage.setItem(`${size} ${n}`, 'x'.repeat(size));
          } catch {
            // A smaller piece may still fit.
          }
      });
    return page;
  };

  test('an order survives other routes', async () => {
    const page = await open('/en/');
    await hydrate(page);
    await fill(page);
    await profile(page);
    await page.goBack();
    await name(page).toBe(good.name);
    expect(await values(page)).toMatchObject(good);
  });

  test('a card of the staff survives other routes', async () => {
    const page = await open('/en/employee-card');
    await madeCard(page);
    await profile(page);
    await page.goBack();
    await cardIsThere(page);
  });
});

test('two tabs keep an order each', async () => {
  const first = await it.open('/en/');
  const second = await first.context().newPage();
  await second.goto(first.url());
  for (const [page, who] of [[first, 'Laith'] as const, [second, 'Omar'] as const]) {
    await page.bringToFront();
    await hydrate(page);
    await field(page, 'name').pressSequentially(who);
  }
  for (const page of [first, second]) await page.reload();
  await name(first).toBe('Laith');
  await name(second).toBe('Omar');
});

describe('what was typed before React is there', () => {
  test('is added to the draft that an earlier visit left, and takes nothing from it', async () => {
    const page = await it.open('/en/');
    await hydrate(page);
    await fill(page, { name: 'Laith', company: 'Acme' });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/assets\/main-/, async (route) => {
      await held;
      await route.continue();
    });
    await page.reload();
    await field(page, 'message').fill('Bags');
    await field(page, 'name').fill('Omar');
    await page.locator('h1').click();
    const kept = () => page.evaluate(() => JSON.parse(sessionStorage.dap_order).fields);
    await expect.poll(kept, patient).toMatchObject({ name: 'Omar', company: 'Acme', message: 'Bags' });
    release();
    await expect.poll(() => field(page, 'company').inputValue(), patient).toBe('Acme');
    expect(await values(page)).toMatchObject({ name: 'Omar', company: 'Acme', message: 'Bags' });
  });

  test('stays under another year, in another time zone', async () => {
    const page = await it.open('/robots.txt', { timezoneId: 'Pacific/Kiritimati' });
    // There it is the next year already.
    await page.clock.setFixedTime(new Date('2030-12-31T12:00:00Z'));
    await page.goto(`${it.site()}/en/`);
    await field(page, 'name').pressSequentially('Laith');
    await hydrate(page);
    expect(await page.evaluate(() => new Date().getFullYear())).toBe(2031);
    expect(await field(page, 'name').inputValue()).toBe('Laith');
  });
});

const foreign = ['{}', '1', '"x"', '[]', '{', '{"fields":null}', '{"opened":true}', '{"fields":{}}'];
test.each([
  ['dap_order', '/en/', 'opened'],
  ['dap_employee', '/en/employee-card', 'made'],
])('a draft of another shape leaves the page standing (%s)', async (key, path, own) => {
  const page = await it.open(path);
  const fields = { ...good, company: '', message: '', title: '', countryCode: 'evil' };
  for (const draft of [...foreign, JSON.stringify({ fields, [own]: false })]) {
    await page.evaluate(([key, draft]) => sessionStorage.setItem(String(key), String(draft)), [key, draft]);
    await page.reload();
    await untilHydrated(page, "document.querySelector('form.form')");
    expect(await page.locator('main h2, main h1').first().isVisible()).toBe(true);
    await field(page, 'name').fill('Laith');
    expect((await values(page)).countryCode).toBe('+962');
    expect(await field(page, 'email').inputValue()).toBe('');
  }
});
