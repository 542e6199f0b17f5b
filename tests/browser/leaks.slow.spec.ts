import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { fill, panel, submit } from '../stage/form.ts';
import { partnerPage } from '../stage/partner-page.ts';
import { wake } from '../stage/site-page.ts';
import { people } from '../stage/staff-card.ts';
import { stage } from '../stage/stage.ts';

/*
 * What a page holds after fifty rounds of opening and closing is what it held after ten: Chromium counts for it, when it
 * has thrown away what nobody holds.
 */
const it = stage();

/** What the browser itself counts, and how much each may grow after the first rounds, in all. */
const growth = { Nodes: 12, JSEventListeners: 4, Documents: 0 };
/**
 * And its memory, in bytes a round: the engine keeps more of the code that has run more often, up to nine kilobytes a
 * round whatever is opened. One widget that stays is at least twenty-five.
 */
const warming = 15_000;
type Count = Record<keyof typeof growth | 'JSHeapUsedSize', number>;

/** @returns what is left of a page, or of all pages of its browser process, when all is collected that can be */
async function counting(page: Page): Promise<() => Promise<Count>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return async () => {
    // What still comes or waits for a moment has its time.
    await page.waitForTimeout(1500);
    for (let times = 0; times < 3; times++) {
      await session.send('HeapProfiler.collectGarbage');
      await page.waitForTimeout(50);
    }
    const { metrics } = await session.send('Performance.getMetrics');
    return Object.fromEntries(metrics.map(({ name, value }) => [name, value])) as Count;
  };
}

/** Goes through rounds and compares what the page holds after the first of them with the last. */
async function holdsStill(page: Page, round: (number: number) => Promise<unknown>, first = 10, last = 50) {
  const count = await counting(page);
  for (let number = 1; number <= first; number++) await round(number);
  const before = await count();
  for (let number = first + 1; number <= last; number++) await round(number);
  const grown = async () => {
    const after = await count();
    return Object.entries({ ...growth, JSHeapUsedSize: warming * (last - first) })
      .map(([name, most]) => ({ name, by: after[name as keyof Count] - before[name as keyof Count], most }))
      .filter(({ by, most }) => by > most);
  };
  // A picture that is still on its way is kept until it is there, in the page or not; what stays for good is never let go.
  await expect.poll(grown, { timeout: 20_000 }).toEqual([]);
}

type Rounds = {
  at?: string;
  width?: number;
  before?: (page: Page) => Promise<unknown>;
  round: (page: Page) => Promise<unknown>;
};
const opened = (page: Page, selector: string) => page.locator(selector).first().waitFor();
const gone = (page: Page, selector: string) => page.locator(selector).first().waitFor({ state: 'hidden' });
/** Opens something by a press, and closes it with Escape. */
const escaped = (button: string, what: string) => async (page: Page) => {
  await page.locator(button).first().click();
  await opened(page, what);
  await page.keyboard.press('Escape');
  await gone(page, what);
};

const onSite: Record<string, Rounds> = {
  'list of country codes': { round: escaped('.order-form [role=combobox]', '[role=listbox]') },
  'list of languages': { round: escaped('.header [role=combobox]', '[role=listbox]') },
  menu: { width: 390, round: escaped('.header [aria-haspopup=menu]', '[role=menu]') },
  lightbox: {
    round: async (page) => {
      await page.locator('.thumb').nth(1).click();
      await opened(page, 'dialog.lightbox[open]');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Escape');
      await gone(page, 'dialog.lightbox[open]');
    },
  },
  'window of the card, with its code enlarged': {
    round: async (page) => {
      await page.locator('.business-card [aria-haspopup=dialog]').click();
      await page.locator('.card-dialog .ways button').last().click();
      await opened(page, '.enlarged svg');
      await page.keyboard.press('Escape');
      await gone(page, '.enlarged');
      await page.keyboard.press('Escape');
      await gone(page, '.card-dialog');
    },
  },
  toast: {
    before: (page) => fill(page, { name: 'Laith', phone: '0790000000', email: 'a@b.co', quantity: '1' }),
    round: async (page) => {
      await submit(page).click();
      await page.locator('.toast button').click();
      await gone(page, '.toast');
    },
  },
  'facts of trade': {
    before: async (page) => {
      await fill(page);
      await page.locator('.trade-facts summary').click();
      await opened(page, '.trade-facts [type=checkbox]');
    },
    round: async (page) => {
      await page.locator('.trade-facts summary').click();
      await gone(page, '.trade-facts [type=checkbox]');
      await page.locator('.trade-facts summary').click();
      await opened(page, '.trade-facts [type=checkbox]');
    },
  },
  'staff card, printed': {
    at: '/en/employee-card',
    before: async (page) => {
      // A window without a screen prints nothing, so it never says that it has.
      await page.addInitScript(() => {
        window.print = () => void dispatchEvent(new Event('afterprint'));
      });
      await page.reload();
      await wake(page);
      await fill(page, people.en);
    },
    round: async (page) => {
      await submit(page).click();
      await page.getByRole('button', { name: 'Print' }).click();
      await page.locator('iframe').waitFor({ state: 'detached' });
      await page.locator('.preview .ways button').first().click();
      await opened(page, '.enlarged svg');
      await page.keyboard.press('Escape');
      await gone(page, '.enlarged');
    },
  },
};

describe('fifty rounds on the site', () => {
  test.each(Object.entries(onSite))(
    '%s',
    { timeout: 120_000 },
    async (_, { at = '/en/', width = 1280, before, round }) => {
      const page = await it.open(at, { viewport: { width, height: 900 }, reducedMotion: 'reduce' });
      await wake(page);
      await before?.(page);
      await holdsStill(page, () => round(page));
    },
  );
});

/** Puts a tag into the page, waits until it shows, and takes it out. */
const mounted = (page: Page, tag: string) =>
  page.evaluate(
    (name) =>
      new Promise<void>((done) => {
        const element = document.createElement(name);
        element.setAttribute('loading', 'eager');
        element.addEventListener('dap-ready', () =>
          requestAnimationFrame(() => {
            element.remove();
            done();
          }),
        );
        document.body.append(element);
      }),
    tag,
  );
/** Gone again before its code is there, before it is near, and from one place to another. */
const hurried = (page: Page, tag: string) =>
  page.evaluate((name) => {
    for (const loading of ['eager', 'lazy']) {
      const element = document.createElement(name);
      element.setAttribute('loading', loading);
      document.body.append(element);
      document.body.prepend(element);
      element.remove();
    }
  }, tag);

describe('fifty widgets come and go on a partner’s page', () => {
  const comeAndGo = async (tag: string) => {
    const page = await partnerPage(it, { body: '<p>Partner</p>' });
    await holdsStill(page, async () => {
      await mounted(page, tag);
      await hurried(page, tag);
    });
  };
  const names = ['order-form', 'business-card', 'employee-card', 'language-switcher'];
  test.each(names.map((name) => `dap-${name}`))('<%s>', { timeout: 120_000 }, comeAndGo);
  // Chromium keeps every lazy picture with `sizes="auto"` whose ancestor is taken out, with its whole tree, in any page.
  test.fails('<dap-gallery>', { timeout: 120_000, retry: 0 }, () => comeAndGo('dap-gallery'));

  test('in a frame', { timeout: 120_000 }, async () => {
    const page = await partnerPage(it, { body: '<p>Partner</p>' });
    await holdsStill(page, async () => {
      await page.evaluate((address) => {
        const frame = document.createElement('iframe');
        frame.src = address;
        document.body.append(frame);
      }, `${it.site()}/embed/language-switcher/?lang=en`);
      await page.frameLocator('iframe').getByRole('combobox').waitFor();
      await page.evaluate(() => document.querySelector('iframe')?.remove());
    });
  });
});

test('one page lives through two hundred orders, all languages and pages', { timeout: 400_000 }, async () => {
  const page = await it.open('/en/', { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  await page.clock.install();
  await page.reload();
  await wake(page);
  await page.evaluate(() => Reflect.set(window, 'marked', true));
  // Two hundred tabs of another program say nothing of this page.
  await page.evaluate(() => Object.assign(window, { open: () => ({ opener: null }) }));
  const languages = ['fr', 'ja', 'fa', 'ar', 'en'];
  const order = async (number: number) => {
    await fill(page);
    await submit(page).click();
    await page.locator('.panel.opened').waitFor();
    // The button is busy for a second, the toast stays for five.
    await page.clock.fastForward(7000);
    await panel(page).locator('[data-waiting=false] > button').nth(1).click();
    if (number % 10) return;
    const language = languages[(number / 10) % languages.length] ?? 'en';
    await page.locator(`.footer [hreflang=${language}]`).click();
    await page.locator(`html[lang=${language}]`).waitFor();
    for (const path of ['company-profile', 'employee-card', '#order-form']) {
      await page.locator(`.footer a[href$="${path}"]`).first().click();
      await page.waitForURL(`**/${path}`);
    }
  };
  await holdsStill(page, order, 40, 200);
  expect(await page.evaluate(() => Reflect.get(window, 'marked'))).toBe(true);
});
