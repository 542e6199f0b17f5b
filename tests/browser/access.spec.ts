import { readFileSync, writeFileSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languageCodes } from '../../widgets/language/languages.ts';
import { reached } from '../stage/reach.ts';
import { ourSite, type Place } from '../stage/servers.ts';
import { spoken, together } from '../stage/spoken.ts';
import { type State, states } from '../stage/states.ts';
import { launchOptions } from '../support/chromium.ts';

let browser: Browser;
let site: Place;
beforeAll(async () => {
  [browser, site] = await Promise.all([chromium.launch(launchOptions()), ourSite()]);
});
afterAll(async () => {
  await browser.close();
  site.close();
});

/** A state that others name, at the place wanted here. */
const state = (name: string, at?: string): State => {
  const found = states.find((one) => one.name === name);
  if (!found) throw new Error(`No state is called ${name}.`);
  return { ...found, ...(at && { at }) };
};
const form = 'dap-order-form';
const card = state("open company card on a partner's page");
/** What does not fit into the small code differs by language, and so whether a note says so. */
const withoutNote: State['reach'] = async (page, context) => {
  await card.reach?.(page, context);
  await page.locator('.contact-code-note').evaluateAll((notes) => {
    for (const note of notes) (note as HTMLElement).style.display = 'none';
  });
};
const told: [what: string, state: State, selector: string][] = [
  ['the form', state("order form on a partner's page"), form],
  ['its errors', state('errors', form), form],
  ['the toast', state('too little', form), `${form} .toast`],
  ['the list of countries', state('country codes', form), `${form} [role=listbox]`],
  ['the window of the company card', { ...card, reach: withoutNote }, 'dialog[open]'],
  ['a picture', state("picture on a partner's page"), 'dialog[open]'],
];

/** What is told of a state in each language, as one tree; several when the languages differ. */
async function trees(pages: Page[], selector: string): Promise<string> {
  const all = await Promise.all(pages.map((page, at) => spoken(page, selector, languageCodes[at] ?? 'ar')));
  const roles = new Set(all.map((lines) => lines.map(({ role, said }) => `${role} ${said}`).join('\n')));
  return roles.size > 1 ? Array.from(roles).join('\n\n') : `${together(all)}\n`;
}

// `WRITE=1 npm test -- access.spec` writes the trees; a name is the text of ours that it is in all languages, or `…`.
test.each(told)(
  'a screen reader is told the same of %s in five languages',
  {
    timeout: 180_000,
  },
  async (what, at, selector) => {
    const opened = await Promise.all(languageCodes.map((code) => reached(browser, site.url, code, at)));
    const pages = opened.map(({ page }) => page);
    const file = new URL(`access/${what.replaceAll(' ', '-')}.txt`, import.meta.url);
    if (process.env.WRITE) {
      await Promise.all(pages.map((page) => page.waitForLoadState('networkidle')));
      writeFileSync(file, await trees(pages, selector));
    }
    const stands = readFileSync(file, 'utf8');
    await expect.poll(() => trees(pages, selector), { timeout: 20_000 }).toBe(stands);
    await Promise.all(opened.map(({ close }) => close()));
  },
);

/** What WCAG 1.4.12 lets a reader set, in the page and in every shadow root. */
function spread(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
  );
  const roots = Array.from(document.querySelectorAll('*'), ({ shadowRoot }) => shadowRoot ?? []).flat();
  for (const root of [document, ...roots]) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}

/** Words that their own box cuts off, and what is wider than the page. */
function lost(): string[] {
  const roots = [
    document,
    ...Array.from(document.querySelectorAll('*'), (one) => one.shadowRoot ?? []).flat(),
  ];
  const cut = roots
    .flatMap((root) => Array.from(root.querySelectorAll<HTMLElement>('*')))
    .filter((element) => {
      const { overflowX, overflowY, clipPath, visibility } = getComputedStyle(element);
      const hides = [overflowX, overflowY].some((one) => ['hidden', 'clip'].includes(one));
      const words = Array.from(element.childNodes).some(
        (node) => node.nodeType === 3 && node.nodeValue?.trim(),
      );
      const small = element.clientWidth < 3 || clipPath !== 'none' || visibility === 'hidden';
      const over =
        element.scrollWidth - element.clientWidth > 1 || element.scrollHeight - element.clientHeight > 1;
      return hides && words && !small && over;
    })
    .map(
      (element) => `${element.localName}.${element.className}: ${element.textContent?.trim().slice(0, 40)}`,
    );
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? [...cut, `${scrollWidth} px wide`] : cut;
}

const everywhere = [
  ...['home', 'errors', 'blocked', 'company profile', 'staff card'].map((name) => state(name)),
  state('errors', form),
  state("open company card on a partner's page"),
  state("picture on a partner's page"),
];

describe('nothing is cut off or wider than the page', () => {
  test.each(everywhere.map((one) => [`${one.name} (${one.at})`, one] as const))(
    'with wider letters, words and lines: %s',
    async (_, at) => {
      for (const language of ['ar', 'fr']) {
        const { page, close } = await reached(browser, site.url, language, at);
        await page.evaluate(spread);
        expect(await page.evaluate(lost).finally(close), language).toEqual([]);
      }
    },
  );

  test.each(everywhere.map((one) => [`${one.name} (${one.at})`, one] as const))(
    'at 400 per cent, which leaves 320 by 256 pixels: %s',
    async (_, at) => {
      for (const language of ['ar', 'fr']) {
        const viewport = { width: 320, height: 256 };
        const { page, close } = await reached(browser, site.url, language, at, { viewport });
        expect(await page.evaluate(lost).finally(close), language).toEqual([]);
      }
    },
  );
});

/** The control that has the focus, and what says so. */
const focus = (page: Page) =>
  page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    if (!active || active === document.body) return undefined;
    const { outlineStyle, outlineWidth } = getComputedStyle(active);
    const { width, height } = active.getBoundingClientRect();
    const seen = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && width > 0 && height > 0;
    return { at: `${active.localName} ${active.getAttribute('name') ?? active.textContent?.trim()}`, seen };
  });

test.each(['active', 'none'] as const)(
  'every stop of the Tab key shows that it has the focus (forced colours: %s)',
  async (forcedColors) => {
    for (const at of [state('home'), state('employee card'), state("order form on a partner's page")]) {
      const { page, close } = await reached(browser, site.url, 'ar', at, { forcedColors });
      const stops = new Map<string, boolean>();
      for (let presses = 0; presses < 60; presses++) {
        await page.keyboard.press('Tab');
        const here = await focus(page);
        if (!here) break;
        stops.set(here.at, here.seen);
      }
      await close();
      expect(stops.size).toBeGreaterThan(7);
      expect([...stops].filter(([, seen]) => !seen).map(([stop]) => stop)).toEqual([]);
    }
  },
);

test('who asks for less motion sees nothing move', async () => {
  const moved = () =>
    [document, ...Array.from(document.querySelectorAll('*'), (one) => one.shadowRoot ?? []).flat()].flatMap(
      (root) =>
        root
          .getAnimations()
          .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 10)
          .filter(({ effect }) =>
            (effect as KeyframeEffect)
              .getKeyframes()
              .some((frame) => ['transform', 'translate', 'scale', 'rotate'].some((name) => name in frame)),
          )
          .map((one) => String((one as CSSAnimation).animationName ?? one.id)),
    );
  for (const at of everywhere) {
    const { page, close } = await reached(browser, site.url, 'en', at);
    expect(await page.evaluate(moved).finally(close), at.name).toEqual([]);
  }
});

test('the first stop of a page leads past its header', async () => {
  const { page, close } = await reached(browser, site.url, 'ar', state('company profile'));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => location.hash)).toBe('#main');
  await page.keyboard.press('Tab');
  const inside = () => page.evaluate(() => document.activeElement?.closest('main, footer') !== null);
  await expect.poll(inside).toBe(true);
  await close();
});

test('fields about the visitor say what they are for', async () => {
  const { page, close } = await reached(browser, site.url, 'ar', state("order form on a partner's page"));
  const purposes = { name: 'name', company: 'organization', phone: 'tel-national', email: 'email' };
  for (const [name, purpose] of Object.entries(purposes))
    expect(await page.locator(`[name=${name}]`).getAttribute('autocomplete')).toBe(purpose);
  await close();
});

test('words of another language say which', async () => {
  const { page, close } = await reached(browser, site.url, 'fr', state('facts of trade and preview'));
  const arabic = () =>
    page.evaluate(() => {
      const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const unsaid: string[] = [];
      while (nodes.nextNode()) {
        const { nodeValue, parentElement } = nodes.currentNode;
        const language = parentElement?.closest('[lang]')?.getAttribute('lang');
        const foreign = /[\u0621-\u064A]/.test(nodeValue ?? '') && !['ar', 'fa'].includes(language ?? '');
        const seen = parentElement?.checkVisibility() && !parentElement.closest('script, style');
        if (foreign && seen) unsaid.push(String(nodeValue).trim());
      }
      return unsaid;
    });
  expect(await arabic().finally(close)).toEqual([]);
});
