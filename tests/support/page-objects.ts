import { readFile } from 'node:fs/promises';
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { directions, languageCodes } from '../../widgets/i18n/languages.ts';
import { messageLines, sampleOrder } from './sample-order.ts';

export { messageLines, sampleOrder };

/** The order form, on the site and on a partner's page. Locators also match in the shadow root. */
export class OrderFormPage {
  readonly page: Page;
  readonly form: Locator;
  readonly submitButton: Locator;
  readonly panel: Locator;
  readonly toast: Locator;
  readonly #root: Page | FrameLocator | Locator;

  /** @param root contains one order form; by default the page */
  constructor(page: Page, root: Page | FrameLocator | Locator = page) {
    this.page = page;
    this.#root = root;
    this.form = root.locator('form.form');
    this.submitButton = this.form.locator('[type=submit]');
    this.panel = root.locator('.panel, .opened');
    this.toast = root.locator('.toast');
  }

  /** Opens the form of the site, ready for input. */
  static async open(page: Page, language = 'en', size?: { width: number; height: number }) {
    if (size) await page.setViewportSize(size);
    await page.goto(`/${language}/`);
    const form = new OrderFormPage(page);
    await form.hydrate();
    return form;
  }

  /** A control by its `name` attribute. */
  field(name: string): Locator {
    return this.form.locator(`[name=${name}]`);
  }

  async fill(values: Record<string, string> = sampleOrder): Promise<void> {
    for (const [name, value] of Object.entries(values)) await this.field(name).fill(value);
  }

  async expectValues(values: Record<string, string>): Promise<void> {
    for (const [name, value] of Object.entries(values)) await expect(this.field(name)).toHaveValue(value);
  }

  /** Focuses the form and waits until its interactive parts have loaded. */
  async hydrate(): Promise<void> {
    // The first focus starts hydration; the form notices the next one.
    await expect(async () => {
      await this.field('email').focus();
      await this.field('name').focus();
      const recipient = await this.#root.locator('.recipient').textContent({ timeout: 500 });
      expect(recipient).not.toBe('');
    }).toPass({ intervals: [50] });
  }

  /** The country code and its list. */
  get countryCode(): Locator {
    return this.form.getByRole('combobox').first();
  }

  async chooseCountry(code: string): Promise<void> {
    await this.countryCode.click();
    await this.#root.getByRole('option').filter({ hasText: code }).click();
    await expect(this.field('countryCode')).toHaveValue(code);
  }

  /** Makes the browser block new tabs. */
  async blockTabs(): Promise<void> {
    await this.page.evaluate(() => {
      window.open = () => null;
    });
  }

  /** Clicks the submit button. @returns the tab with the chat */
  async submit(): Promise<Page> {
    const popup = this.page.waitForEvent('popup');
    await this.submitButton.click();
    const chat = await popup;
    await expect(chat).toHaveURL(/^https:\/\/wa\.me\//);
    return chat;
  }

  /** Fills in the form and sends it. @returns the chat link that was opened */
  async send(values?: Record<string, string>): Promise<URL> {
    await this.fill(values);
    return new URL((await this.submit()).url());
  }
}

/** The fifteen pages with their language and direction. */
export const sitePages = languageCodes.flatMap((lang) =>
  ['/', '/company-profile', '/employee-card'].map((route) => ({
    path: `/${lang}${route}`,
    lang,
    dir: directions[lang],
  })),
);

/** Runs in the page: whether React has hydrated an island. */
export const isHydrated = (island: string) =>
  Object.keys(document.querySelector(`[data-island="${island}"] > *`) ?? {}).some((key) =>
    key.startsWith('__reactProps'),
  );

/** A page of the site: header, language and hydration. */
export class SitePage {
  readonly page: Page;
  readonly switcher: Locator;
  readonly menuButton: Locator;

  constructor(page: Page) {
    this.page = page;
    this.switcher = page.locator('.header').getByRole('combobox');
    this.menuButton = page.locator('.header [popovertarget=menu]');
  }

  /** Focuses an island and waits until React has hydrated it. */
  async hydrate(island: string): Promise<void> {
    const control = this.page.locator(`[data-island="${island}"] :is(a, button, input, [tabindex="0"])`);
    await control.first().focus();
    await this.page.waitForFunction(isHydrated, island);
  }

  async chooseLanguage(name: string): Promise<void> {
    await this.switcher.click();
    await this.page.getByRole('option', { name }).click();
  }

  async expectLanguage(lang: string, dir: string): Promise<void> {
    await expect(this.page.locator(`html[lang=${lang}][dir=${dir}]`)).toHaveCount(1);
  }
}

type Point = { x: number; y: number };

/** The gallery with its lightbox, on the site and on a partner's page. Locators also match in the shadow root. */
export class GalleryPage {
  readonly page: Page;
  readonly thumbs: Locator;
  readonly lightbox: Locator;
  readonly counter: Locator;
  /** The image in the middle of the lightbox. */
  readonly image: Locator;

  /** @param root contains one gallery; by default the page */
  constructor(page: Page, root: Page | Locator = page) {
    this.page = page;
    this.thumbs = root.locator('.gallery .thumb');
    this.lightbox = root.locator('dialog.lightbox[open]');
    this.counter = this.lightbox.locator('.counter');
    this.image = this.lightbox.locator('.slide[aria-hidden=false] img');
  }

  thumb(number: number): Locator {
    return this.thumbs.nth(number - 1);
  }

  /** Opens an image, counted from 1, and waits until the opening animation is over. */
  async open(number: number): Promise<void> {
    await this.thumb(number).click();
    await this.settle();
  }

  async expectNumber(number: number): Promise<void> {
    await expect(this.counter).toHaveText(new RegExp(`^\\D*${number}\\D`));
  }

  /** Waits until the lightbox is open and no animation runs in it. */
  async settle(): Promise<void> {
    await expect(this.lightbox).toBeVisible();
    await this.lightbox.evaluate((dialog) =>
      Promise.all(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished.catch(() => {}))),
    );
  }

  /** The number of columns. */
  columns(): Promise<number> {
    return this.thumbs.evaluateAll((thumbs) => {
      const starts = thumbs.map((thumb) => Math.round(thumb.getBoundingClientRect().left));
      return new Set(starts).size;
    });
  }

  /** Moves one or two fingers in a straight line, and waits until the browser has scrolled. */
  async touch(from: Point[], to: Point[]): Promise<void> {
    const session = await this.page.context().newCDPSession(this.page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints });
    await send('touchStart', from);
    for (const part of [0.2, 0.4, 0.6, 0.8, 1]) {
      const between = (start: number, end = start) => start + (end - start) * part;
      const points = from.map(({ x, y }, finger) => ({
        x: between(x, to[finger]?.x),
        y: between(y, to[finger]?.y),
      }));
      await this.page.waitForTimeout(20);
      await send('touchMove', points);
    }
    await send('touchEnd', []);
    await session.detach();
    await this.lightbox.evaluate(untilRest);
  }
}

/** Runs in the page. Resolves when neither the strip nor the visual viewport has moved for a quarter of a second. */
async function untilRest(lightbox: Element): Promise<void> {
  const strip = lightbox.querySelector('.strip');
  const place = () => [strip?.scrollLeft, visualViewport?.scale, visualViewport?.offsetTop].join();
  let last = place();
  let since = performance.now();
  while (performance.now() - since < 250) {
    await new Promise(requestAnimationFrame);
    if (place() === last) continue;
    last = place();
    since = performance.now();
  }
}

/** The company card, on the site and on a partner's page. Locators also match in the shadow root. */
export function businessCard(page: Page) {
  const showButton = page.locator('.business-card [aria-haspopup=dialog]');
  const dialog = page.locator('dialog.business-card-dialog');
  const enlargeButton = dialog.locator('.contact-code');
  const code = enlargeButton.locator('svg[role=img]');
  const open = async () => {
    await showButton.click();
    await expect(code).toBeVisible();
  };
  const enlarged = dialog.locator('dialog.contact-code-enlarged');
  const download = () => downloadFrom(page, dialog.locator('a[download]'));
  return { showButton, dialog, enlargeButton, code, enlarged, open, download };
}

/** Clicks a link. @returns name and text of the downloaded file */
export async function downloadFrom(page: Page, link: Locator): Promise<{ fileName: string; text: string }> {
  const downloading = page.waitForEvent('download');
  await link.click();
  const download = await downloading;
  return { fileName: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

/** Details of an employee by the `name` attributes of the controls. */
export const sampleEmployee = {
  name: 'ليث العبدالله',
  title: 'مدير المبيعات',
  phone: '0790000000',
  email: 'laith@example.com',
};

/** The staff card generator, on the site and on a partner's page. */
export function staffCard(page: Page) {
  /** A control by its `name` attribute. */
  const field = (name: string) => page.locator(`.employee-card form [name=${name}]`);
  const photo = page.locator('.employee-card form img');
  const card = page.locator('.badge');
  /** Fills in the form and generates the card. */
  const generate = async (values: Record<string, string> = sampleEmployee) => {
    for (const [name, value] of Object.entries(values)) await field(name).fill(value);
    await page.locator('.employee-card [type=submit]').click();
    await expect(card.getByRole('img')).toBeVisible();
  };
  const download = () => downloadFrom(page, page.locator('.employee-card a[download]'));
  return { field, photo, card, generate, download };
}
