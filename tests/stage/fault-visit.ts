import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Spoiled } from './faults.ts';
import { good } from './form.ts';
import { hydrated } from './hydrated.ts';
import { onePage } from './servers.ts';

/** A page that a visitor has open, and what it has done. */
export type Visit = {
  page: Page;
  /** Where it began. */
  home: string;
  /** The chats it opened. */
  chats: string[];
  /** Warnings in the console. */
  warnings: string[];
  /** What no page may say: errors that nobody caught, and breaches of its policy. */
  errors: string[];
};

/** A part of a page that comes in files of its own. */
export type Part = {
  name: string;
  /** Nothing is ever wrong with a part that has none. */
  files?: RegExp;
  /** The parts of the same row of visits fail together; none of them takes another along. */
  row?: number;
  /** The page itself stands and falls with it, so the other parts are not asked. */
  whole?: true | undefined;
  /** Parts without which there is no way to this one. */
  behind?: string[];
  act?: ((visit: Visit) => Promise<unknown>) | undefined;
  /** What comes of it by what is seen then, what ought to come first. */
  ends: Record<string, (visit: Visit) => Promise<unknown>>;
  /** Puts away what was opened. */
  leave?: ((visit: Visit) => Promise<unknown>) | undefined;
};

/** A page with all its parts in the order in which a visitor meets them. */
export type Place = {
  where: 'site' | 'partner';
  /** A path of the site, or what stands on a partner's page. */
  at: string;
  /** Behind the address of a partner's page. */
  query?: string;
  /** When all that the page begins with is there. */
  ready: (visit: Visit) => Promise<unknown>;
  /** Of the window, where not that of a phone. */
  width?: number;
  serviceWorkers?: 'allow';
  parts: Part[];
};

export const shown = (visit: Visit, selector: string) => visit.page.locator(selector).first().isVisible();
/** As a hand that comes near, and then presses: what the hint fetched has come or failed by then. */
export async function press({ page }: Visit, selector: string): Promise<void> {
  const target = page.locator(selector).first();
  await target.hover();
  await page.waitForTimeout(400);
  await target.click();
}
/** The order form, with all that must be said in it. */
export async function write({ page }: Visit): Promise<void> {
  for (const [name, value] of Object.entries(good))
    await page.locator(`.order-form [name=${name}]`).fill(value);
}
export const send = ({ page }: Visit) => page.locator('.order-form [type=submit]').click();
/** Whether a chat has been opened with the order in it. */
export const ordered = async ({ chats }: Visit) =>
  chats.some((url) => decodeURIComponent(url.replaceAll('+', ' ')).includes(good.quantity));

export async function open(
  browser: Browser,
  place: Place,
  origin: string,
): Promise<Visit & { close: () => void }> {
  const context = await browser.newContext({
    viewport: { width: place.width ?? 390, height: 844 },
    reducedMotion: 'reduce',
    serviceWorkers: place.serviceWorkers ?? 'block',
  });
  const visit: Omit<Visit, 'page' | 'home'> = { chats: [], warnings: [], errors: [] };
  await context.route(
    ({ hostname }) => hostname === 'wa.me',
    (route) => {
      visit.chats.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<title>WhatsApp</title>' });
    },
  );
  const partner = place.where === 'site' ? undefined : await onePage(place.at.replaceAll('ORIGIN', origin));
  const home = partner ? `${partner.url}/${place.query ?? ''}` : origin + place.at;
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  // A page in the place of a classic script is an error that nobody can catch.
  page.on('pageerror', ({ message }) => message === "Unexpected token '<'" || visit.errors.push(message));
  page.on('console', (message) => message.type() === 'warning' && visit.warnings.push(message.text()));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      // A picture alone is a page that the browser itself gives a style.
      if (document.contentType !== 'text/html') return;
      setTimeout(() => {
        throw new Error(`policy: ${violatedDirective} ${blockedURI}`);
      });
    });
  });
  await page.goto(home);
  return {
    ...visit,
    page,
    home,
    close: async () => {
      await context.close();
      partner?.close();
    },
  };
}

/** Looks until something is seen, or as many milliseconds are over. */
async function until(look: () => Promise<unknown>, wait: number): Promise<void> {
  for (const end = Date.now() + wait; Date.now() < end; await new Promise((later) => setTimeout(later, 50)))
    if (await look().catch(() => false)) return;
}

/** Wakes a page of the site; a reload afterwards would be noticed. */
export async function awake({ page }: Visit): Promise<void> {
  await page.locator('.logo').focus();
  await until(() => page.evaluate(hydrated("document.querySelector('header')")), 30_000);
  await page.evaluate(() => Reflect.set(window, 'marked', true));
}

/** How long what ought to come may take: a retry or a slow line, or nothing that would help. */
const patience = { coming: 12_000, failing: 2500, other: 15_000 };

/**
 * Meets one part of a page.
 * @param spoiled what is wrong with it, if anything
 * @returns what comes of it
 */
export async function meet(visit: Visit, part: Part, spoiled?: Spoiled): Promise<string> {
  await part.act?.(visit);
  const [[first = '', look] = [], ...others] = Object.entries(part.ends);
  if (!look) throw new Error(`${part.name} has no end.`);
  const hopeless = spoiled && !spoiled.once && spoiled.fault !== 'slow';
  let end = '';
  const oneOf = async (ends: typeof others) => {
    for (const [name, seen] of ends) if (!end && (await seen(visit).catch(() => false))) end = name;
    return end;
  };
  await until(() => oneOf([[first, look]]), hopeless ? patience.failing : patience.coming);
  if (!end) await until(() => oneOf([[first, look], ...others]), patience.other);
  if (!spoiled || end !== first) return end || 'nothing';
  if (spoiled.fault === 'slow') return `${first}, late`;
  const again = Array.from(spoiled.asked).some(([path, times]) => part.files?.test(path) && times > 1);
  return again ? `${first}, asked for again` : first;
}

/** Visits a place with one row of its parts spoiled. @returns what came of each of these */
export async function visitSpoiled(
  browser: Browser,
  place: Place,
  row: number,
  origin: string,
  spoiled: Spoiled,
): Promise<Record<string, string>> {
  const visit = await open(browser, place, origin);
  const here = place.parts.filter((part) => part.row === row);
  const names = here.map(({ name }) => name);
  const told: Record<string, string> = {};
  try {
    const whole = here.find((part) => part.whole);
    if (whole) told[whole.name] = await meet(visit, whole, spoiled);
    else {
      await place.ready(visit);
      for (const part of place.parts) {
        if (part.whole || part.behind?.some((name) => names.includes(name))) continue;
        if (visit.page.url().split('#')[0] !== visit.home && !visit.home.includes(visit.page.url())) {
          await visit.page.goto(visit.home);
          await place.ready(visit);
        }
        const mine = part.row === row;
        const end = await meet(visit, part, mine ? spoiled : undefined);
        if (mine) told[part.name] = end;
        else expect(end, `${part.name}, beside ${names.join()}`).toBe(Object.keys(part.ends)[0]);
        await part.leave?.(visit);
      }
    }
    expect(visit.errors).toEqual([]);
    const asked = Array.from(spoiled.asked.keys());
    const met = here.filter(({ files }) => asked.some((path) => files?.test(path)));
    expect(
      met.map(({ name }) => name),
      'parts that were spoiled',
    ).toEqual(names);
    expect(Object.keys(told).sort()).toEqual(names.sort());
    return told;
  } finally {
    await visit.close();
  }
}
