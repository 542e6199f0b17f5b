import type { Page } from 'playwright-core';
import { good } from './form.ts';

/** A way in which something is there, in the words of the table; a test whether the page shows it. */
type Seen = [words: string, there: (page: Page) => Promise<boolean>];

/** Files that do one thing, how a visitor asks for it, and what may be seen then, the best first. */
export type Part = {
  what: string;
  file: RegExp;
  /** A path of the site, or what a partner wrote. */
  at: string;
  act?: (page: Page) => Promise<unknown>;
  seen: Seen[];
  /** On a wide screen, since phones keep their own type. */
  wide?: true;
};

const shown = (selector: string) => (page: Page) => page.locator(selector).first().isVisible();
const inside: Seen = ['what stands inside the tag', shown('.inside')];
const tag = (name: string) =>
  `<dap-${name} loading="eager"><a class="inside" href="https://wa.me/1">WhatsApp</a></dap-${name}>`;

const order = async (page: Page) => {
  const form = page.locator('form:has([name=quantity])').first();
  if (!(await form.isVisible())) return;
  for (const [name, value] of Object.entries(good)) await form.locator(`[name=${name}]`).fill(value);
  await form.locator('[type=submit]').click();
};
const chat: Seen = [
  'it works',
  async (page) =>
    page
      .context()
      .pages()
      .some((one) => one.url().includes('wa.me')),
];
const letter: Seen = ['a letter to be sent by hand', shown('form[action] textarea')];
const blocked = async (page: Page) => {
  await page.evaluate(() => void Object.assign(window, { open: () => null }));
  await order(page);
};
const link: Seen = ['a link with the order', shown('a[href*="Laith"]')];
const file: Seen = ['the picture as a file', async (page) => /\/pictures\/.+\.jpg$/.test(page.url())];
const click = (selector: string) => async (page: Page) => {
  const wanted = page.locator(selector).first();
  if (await wanted.isVisible()) await wanted.click({ timeout: 2000 }).catch(() => {});
};
const works = (selector: string): Seen => ['it works', shown(selector)];
const words = (page: Page) => page.locator('.thumb .missing').first().isVisible();
const painted = (selector: string) => (page: Page) =>
  page
    .locator(selector)
    .first()
    .evaluate((image: HTMLImageElement) => image.naturalWidth > 0, null, { timeout: 500 });
const menu = 'header [aria-haspopup=menu]';

export const parts: Record<'site' | 'partner', Part[]> = {
  partner: [
    {
      what: 'the script itself',
      file: /\/embed\.js$/,
      at: tag('order-form'),
      seen: [works('[name=quantity]'), inside],
    },
    {
      what: 'what all widgets share',
      file: /\/embed\/view-/,
      at: tag('order-form'),
      seen: [works('[name=quantity]'), inside],
    },
    {
      what: 'the order form',
      file: /\/embed\/order-form\.view-/,
      at: tag('order-form'),
      seen: [works('[name=quantity]'), inside],
    },
    {
      what: 'its words',
      file: /\/embed\/en-/,
      at: tag('order-form'),
      seen: [works('[name=quantity]'), inside],
    },
    {
      what: 'the list of countries',
      file: /\/embed\/select-listbox-/,
      at: tag('order-form'),
      act: click('[role=combobox]'),
      seen: [works('[role=listbox]'), ['a press chooses the next', changed]],
    },
    {
      what: 'what comes while one writes',
      file: /\/embed\/(order-late|en\.order|trade-facts)/,
      at: tag('order-form'),
      act: order,
      seen: [chat, link],
    },
    {
      what: 'the same, the tab blocked',
      file: /\/embed\/(order-late|en\.order)/,
      at: tag('order-form'),
      act: blocked,
      seen: [works('.panel .ways'), link],
    },
    {
      what: 'the gallery',
      file: /\/embed\/gallery\.view-/,
      at: tag('gallery'),
      seen: [works('.thumb'), inside],
    },
    {
      what: 'its pictures',
      file: /\/pictures\//,
      at: tag('gallery'),
      seen: [
        ['it works', painted('.thumb img')],
        ['words for the pictures', words],
      ],
    },
    {
      what: 'the lightbox',
      file: /\/embed\/lightbox-/,
      at: tag('gallery'),
      act: click('.thumb'),
      seen: [works('dialog[open]'), file],
    },
    {
      what: 'the company card',
      file: /\/embed\/(business-card\.view|cards|en\.cards)-/,
      at: tag('business-card'),
      seen: [works('.business-card .button'), inside],
    },
    {
      what: 'its code',
      file: /\/embed\/(qr-code|qr-path)-/,
      at: tag('business-card'),
      act: click('.business-card .button'),
      seen: [works('dialog[open] [role=img]'), ['the contact file', shown('dialog[open] a[download]')]],
    },
    {
      what: 'the staff card',
      file: /\/embed\/employee-card\.view-/,
      at: tag('employee-card'),
      seen: [works('[name=title]'), inside],
    },
    {
      what: 'the language switcher',
      file: /\/embed\/language-switcher\.view-/,
      at: tag('language-switcher'),
      seen: [works('[role=combobox]'), inside],
    },
  ],
  site: [
    {
      what: 'the first script',
      file: /\/assets\/index-.*\.js$/,
      at: '/en/',
      act: order,
      seen: [chat, letter],
    },
    {
      what: 'React and the page’s code',
      file: /\/assets\/(react|main|home|faces|first)-/,
      at: '/en/',
      act: order,
      seen: [chat, letter],
    },
    { what: 'its words', file: /\/assets\/en-/, at: '/en/', act: order, seen: [chat, letter] },
    {
      what: 'what comes while one writes',
      file: /\/assets\/(order-late|en\.order|trade-facts)/,
      at: '/en/',
      act: order,
      seen: [chat, link],
    },
    {
      what: 'the same, the tab blocked',
      file: /\/assets\/(order-late|en\.order)/,
      at: '/en/',
      act: blocked,
      seen: [works('.panel .ways'), link],
    },
    {
      what: 'the lightbox',
      file: /\/assets\/lightbox-/,
      at: '/en/',
      act: click('.thumb'),
      seen: [works('dialog[open]'), file],
    },
    {
      what: 'the menu',
      file: /\/assets\/menu-list-/,
      at: '/en/',
      act: click(menu),
      seen: [works('[role=menu]'), ['the same links in the footer', at('#quick-links')]],
    },
    {
      what: 'another page',
      file: /\/assets\/company-profile-/,
      at: '/en/',
      act: click('footer a[href$="company-profile"]'),
      seen: [['it works', at('/company-profile')]],
    },
    {
      what: 'another language',
      file: /\/assets\/fr-/,
      at: '/en/',
      act: click('footer [hreflang=fr]'),
      seen: [works('html[lang=fr] h1')],
    },
    {
      what: 'pictures',
      file: /\/pictures\//,
      at: '/en/',
      seen: [
        ['it works', painted('.hero-picture > img')],
        ['a ground of its colour, and words', shown('.hero-picture')],
      ],
    },
    {
      what: 'the font',
      file: /\/fonts\//,
      at: '/fa/',
      wide: true,
      seen: [['the words, in the phone’s own type', shown('h1')]],
    },
  ],
};

/** Whether the country's code is another one than the first. */
async function changed(page: Page): Promise<boolean> {
  return (await page.locator('[name=countryCode]').first().inputValue()) !== '+962';
}

function at(end: string) {
  return async (page: Page) => page.url().endsWith(end) && (await page.locator('h1').first().isVisible());
}
