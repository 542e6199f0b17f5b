import type { BrowserContext, Page } from 'playwright-core';
import { fill, good } from './form.ts';

/** Something that a visitor can bring about and read. */
export type State = {
  name: string;
  /** A path behind the language, or the tag that a partner's page shows. */
  at: string;
  /** What the visitor does there. */
  reach?: ((page: Page, context: BrowserContext) => Promise<unknown>) | undefined;
  userAgent?: string;
};

const widths = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 900 } };
export const screens = Object.entries(widths).map(([name, viewport]) => ({ name, viewport }));

const submit = (page: Page) => page.locator('form[novalidate] [type=submit]').click();
const order = (page: Page) =>
  page.locator('form[novalidate]').filter({ has: page.locator('[name=quantity]') });

/** Until all that comes with the first touch is there; a touch before React is there fetches nothing. */
async function begin(page: Page, values: Record<string, string> = good) {
  const name = order(page).locator('[name=name]');
  const facts = page.locator('.trade-facts summary');
  while (!(await facts.isVisible())) {
    await name.blur();
    await name.focus();
    await page.waitForTimeout(200);
  }
  await fill(page, values);
}

async function blocked(page: Page, values: Record<string, string> = good) {
  await page.evaluate(() => {
    window.open = () => null;
  });
  await begin(page, values);
  await submit(page);
  await page.locator('.panel .ways').waitFor();
}

/** Every part that a form brings about by itself, at the place of the form. */
const orderStates = (at: string): State[] => [
  {
    name: 'errors',
    at,
    reach: async (page) => {
      await begin(page, { name: '', email: 'x' });
      await submit(page);
      await page.locator('.error:visible').first().waitFor();
    },
  },
  {
    name: 'too little',
    at,
    reach: async (page) => {
      await begin(page, { ...good, quantity: '12' });
      await submit(page);
      await page.locator('.toast').waitFor();
    },
  },
  {
    name: 'kilograms',
    at,
    reach: async (page) => {
      await begin(page, { ...good, quantity: '600000.5' });
      await page.locator('.understood button').waitFor();
    },
  },
  {
    name: 'facts of trade and preview',
    at,
    reach: async (page) => {
      await begin(page, { ...good, message: 'x'.repeat(8000) });
      await page.locator('.trade-facts summary').click();
      await page.locator('.trade-facts [type=checkbox]').first().check();
      await page.locator('.form-send > details > summary').last().click();
    },
  },
  { name: 'blocked', at, reach: (page) => blocked(page) },
  {
    name: 'not copied',
    at,
    reach: async (page) => {
      await page.evaluate(() => {
        for (const name of ['clipboard', 'share'])
          Object.defineProperty(navigator, name, { value: undefined });
        document.execCommand = () => false;
      });
      await blocked(page);
      await page.locator('.panel .ways button').first().click();
    },
  },
  {
    name: 'opened',
    at,
    reach: async (page) => {
      await begin(page);
      await submit(page);
      await page.locator('.panel.opened').waitFor();
      await page.locator('.toast').waitFor();
      await page.locator('.panel summary').click();
    },
  },
  {
    name: 'offline',
    at,
    reach: async (page, context) => {
      await begin(page);
      await context.setOffline(true);
      await submit(page);
      await page.locator('.panel.failed').waitFor();
    },
  },
  {
    name: 'country codes',
    at,
    reach: async (page) => {
      await order(page).getByRole('combobox').click();
      await page.getByRole('option').last().waitFor();
    },
  },
];

const cardStates = (at: string): State[] => [
  {
    name: 'staff errors',
    at,
    reach: async (page) => {
      await page.locator('[name=title]').click();
      await submit(page);
      await page.locator('.error:visible').first().waitFor();
    },
  },
  {
    name: 'staff card',
    at,
    reach: async (page) => {
      await fill(page, {
        name: 'Laith Al-Masri',
        title: 'Sales',
        phone: '0790000000',
        email: 'l@example.com',
      });
      await submit(page);
      await page.locator('a[download]').waitFor();
    },
  },
];

const open =
  (button: string): State['reach'] =>
  async (page) => {
    await page.locator(button).first().click();
    await page.getByRole('dialog').waitFor();
  };
const inApp =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 [FBAN/FBIOS]';

export const states: State[] = [
  { name: 'home', at: '/' },
  {
    name: 'questions',
    at: '/',
    reach: (page) =>
      page.locator('#questions details, .questions details').evaluateAll((all) => {
        for (const one of all) one.setAttribute('open', '');
      }),
  },
  {
    name: 'menu',
    at: '/',
    reach: async (page) => {
      const button = page.locator('header [aria-haspopup=menu]');
      if (!(await button.first().isVisible())) return;
      await button.first().click();
      await page.getByRole('menu').waitFor();
    },
  },
  ...orderStates('/'),
  { name: 'company card', at: '/', reach: open('.business-card .button') },
  { name: 'company card in an app', at: '/', reach: open('.business-card .button'), userAgent: inApp },
  { name: 'picture', at: '/', reach: open('.thumb') },
  { name: 'company profile', at: '/company-profile' },
  { name: 'employee card', at: '/employee-card' },
  ...cardStates('/employee-card'),
  { name: 'shared card', at: '/c/' },
  { name: 'broken card', at: '/c/#x' },
  { name: 'missing page', at: '/no-such-page' },
  ...orderStates('dap-order-form')
    .filter(({ name }) => ['errors', 'opened'].includes(name))
    .map((state) => ({ ...state, name: `${state.name}, on a partner's page` })),
  { name: "order form on a partner's page", at: 'dap-order-form' },
  { name: "gallery on a partner's page", at: 'dap-gallery' },
  { name: "picture on a partner's page", at: 'dap-gallery', reach: open('.thumb') },
  { name: "company card on a partner's page", at: 'dap-business-card' },
  {
    name: "open company card on a partner's page",
    at: 'dap-business-card',
    reach: open('.business-card .button'),
  },
  { name: "languages on a partner's page", at: 'dap-language-switcher' },
];
