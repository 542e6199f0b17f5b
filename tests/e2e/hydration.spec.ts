import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { pageChanges } from '../support/page-changes.ts';

/** Input during hydration: the visitor types while React starts, on pages that other programs have changed. */

const unchanged = { unchanged: () => {} };
const forms = {
  order: { path: '/en/', form: '.order-form > .form' },
  'staff card': { path: '/en/employee-card', form: '.employee-card .form' },
};
const name = 'Laith Haddad of Irbid';

/** React reports that it had to render a part of the page anew. */
const ignoreMismatch = (messages: string[]) =>
  messages.splice(0, Infinity, ...messages.filter((message) => !/#418|#423/.test(message)));

/** Delays the main script. */
const delayReact = (page: Page, milliseconds: number) =>
  page.route(/\/assets\/main-/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await route.continue();
  });

for (const [formName, { path, form }] of Object.entries(forms))
  test.describe(formName, () => {
    for (const [changeName, change] of Object.entries({ ...unchanged, ...pageChanges }))
      for (const delay of [0, 1500])
        test(`${changeName}, React after ${delay} ms › keeps text, focus and caret`, async ({
          page,
          messages,
        }) => {
          if (delay) await delayReact(page, delay);
          await page.goto(path);
          await page.evaluate(change);
          const field = page.locator(`${form} [name=name]`);
          await page.locator(`${form} [name=email]`).evaluate((input: HTMLInputElement) => {
            input.value = 'laith@example.com';
          });
          await field.click();
          await page.keyboard.type(name, { delay: 60 });
          await page.keyboard.press('ArrowLeft');
          await page.keyboard.press('ArrowLeft');
          await page.keyboard.type('?', { delay: 60 });
          await page.waitForTimeout(delay + 300);
          await page.keyboard.type('!', { delay: 60 });
          await expect(field).toBeFocused();
          await expect(field).toHaveValue('Laith Haddad of Irb?!id');
          await expect(page.locator(`${form} [name=email]`)).toHaveValue('laith@example.com');
          ignoreMismatch(messages);
        });
  });
