import type { BrowserContextOptions, Page } from 'playwright-core';

/** A world in which sending is hard, as a person on a phone meets it. */
export type World = {
  options?: BrowserContextOptions;
  /** Before the page is opened. */
  before?: (page: Page) => Promise<unknown>;
  /** When the form is filled in. */
  after?: (page: Page) => Promise<unknown>;
  /** The beginnings of addresses by which an order can leave there, or a code to be scanned. */
  ways: ('https://wa.me/' | 'sms:' | 'mailto:')[] | 'code';
  /** No script of ours runs, so another form is filled in. */
  plain?: true;
};

/** As where a name cannot be resolved. */
const unreachable = (page: Page, hosts: RegExp) =>
  page.context().route(
    ({ hostname }) => hosts.test(hostname),
    (route) => route.abort('namenotresolved'),
  );

/** As extensions against pop-ups do it, before any script of the page runs. */
const noTabs = (page: Page) => page.addInitScript(() => void Object.assign(window, { open: () => null }));

/** An app without tabs: what would open one is dropped, and the page is told that all went well. */
const droppedTabs = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { open: () => ({ opener: null }) });
    addEventListener('click', (event) => {
      const link = event.composedPath().find((one) => one instanceof HTMLAnchorElement);
      if (link?.target === '_blank') event.preventDefault();
    });
  });

/**
 * Lists hide by how a link begins (`https://wa.me/?text=`, `https://api.whatsapp.com/send`, `whatsapp://send`) and by
 * ids and classes such as `share-buttons` and `whatsapp-link`. This hides whatever any of them could, in shadow roots
 * as well, which few blockers reach.
 */
const hiding = (page: Page) =>
  page.addInitScript(() => {
    const named = ['whatsapp', 'social', 'share', 'follow'].flatMap((word) => [
      `[class*="${word}" i]`,
      `[id*="${word}" i]`,
    ]);
    const hidden = new CSSStyleSheet();
    hidden.replaceSync(`[href*="wa.me"], [href*="whatsapp"], ${named} { display: none !important }`);
    document.adoptedStyleSheets.push(hidden);
    const { attachShadow } = Element.prototype;
    Element.prototype.attachShadow = function (init) {
      const root = attachShadow.call(this, init);
      // The element gives its root other sheets when its look has come.
      setInterval(() => {
        if (!root.adoptedStyleSheets.includes(hidden)) root.adoptedStyleSheets.push(hidden);
      }, 50);
      return root;
    };
  });

export const noStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'caches', 'indexedDB'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('refused', 'SecurityError');
        },
      });
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} });
  });

const facebook =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [FBAN/FBIOS;FBAV/468.0.0.33.71]';

/** All but Chromium 106, which is a browser of its own. */
export const worlds: Record<string, World> = {
  'pop-up blocked': { before: noTabs, ways: ['https://wa.me/'] },
  '`wa.me` unreachable': { before: (page) => unreachable(page, /^wa\.me$/), ways: ['sms:'] },
  'all of WhatsApp unreachable': {
    before: (page) => unreachable(page, /(^|\.)(wa\.me|whatsapp\.(com|net))$/),
    ways: ['mailto:'],
  },
  'no data at all': {
    after: async (page) => {
      // The network goes while the form is filled in; what its first field asked for has come.
      await page.locator('.recipient', { hasText: /./ }).waitFor();
      await page.context().setOffline(true);
    },
    ways: ['sms:'],
  },
  'desktop without WhatsApp': {
    options: { viewport: { width: 1280, height: 900 }, hasTouch: false },
    ways: 'code',
  },
  'browser inside another app': {
    options: { userAgent: facebook },
    before: droppedTabs,
    ways: ['sms:', 'mailto:'],
  },
  'our script missing': {
    before: (page) => page.context().route(/\.js$/, (route) => route.abort()),
    ways: ['https://wa.me/'],
    plain: true,
  },
  'blocker that hides social links': {
    before: async (page) => Promise.all([hiding(page), noTabs(page)]),
    ways: ['sms:', 'mailto:'],
  },
  'storage refused': { before: noStorage, ways: ['https://wa.me/'] },
};
