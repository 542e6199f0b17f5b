// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { storeLanguage, visitorLanguage } from '../../../src/client/visitor-language.ts';
import { formatNumber, formatYear, localeOf } from '../../../widgets/i18n/i18n.ts';
import { languageCodes, splitPath } from '../../../widgets/i18n/languages.ts';

type Visit = { query?: string; cookie?: string; stored?: string; browser?: string[]; html?: string };

const { happyDOM } = window as unknown as { happyDOM: { setURL: (url: string) => void } };
const origin = 'https://dap.example.com';
const root = document.documentElement;

/** Opens a path and runs the script in the head of the page. @returns the path after it */
async function open(
  address: string,
  { cookie, stored, browser = [], html = 'ar' }: Visit = {},
  route = splitPath(new URL(address, origin).pathname).route,
) {
  happyDOM.setURL(origin + address);
  root.dataset.route = route;
  // biome-ignore lint/suspicious/noDocumentCookie: the code under test reads it the same way
  document.cookie = cookie ? `dap_lng=${cookie}; path=/` : 'dap_lng=; path=/; max-age=0';
  localStorage.clear();
  if (stored) localStorage.setItem('dap_lng', stored);
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(browser);
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(browser[0] ?? '');
  root.lang = html;
  const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => {});
  vi.resetModules();
  await import('../../../src/client/head-script.ts');
  return replace.mock.calls[0]?.[0] ?? location.href.slice(origin.length);
}

beforeEach(() => {
  root.hidden = false;
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('language of a URL without a language', () => {
  /** The first supported language of query, cookie, local storage, browser and page. */
  const visits: [expected: string, Visit][] = [
    ['ar', {}],
    ['ja', { query: 'ja-JP', browser: ['en'] }],
    ['en', { query: ' EN_us ' }],
    ['fr', { query: 'fr', cookie: 'en', stored: 'ja', browser: ['fa'] }],
    ['en', { cookie: 'en', stored: 'ja', browser: ['fa'] }],
    ['ja', { cookie: 'xx', stored: 'ja', browser: ['fa'] }],
    ['fa', { stored: 'xx', browser: ['fa'] }],
    ['ar', { browser: ['ar-JO', 'en'] }],
    ['fr', { browser: ['xx-XX', 'fr-CH', 'en'] }],
    ['fr', { cookie: 'cimode', browser: ['fr'] }],
    ['ar', { browser: ['ckb-IQ', 'en'] }],
  ];

  test.each(visits)('is %s for %j', async (expected, visit) => {
    const query = visit.query === undefined ? '' : `?lng=${encodeURIComponent(visit.query)}`;
    const address = await open(`/${query}`, visit);
    expect(visitorLanguage()).toBe(expected);
    // The unprefixed page is in Arabic.
    expect(address).toBe(expected === 'ar' ? `/${query}` : `/${expected}/`);
    expect(root.hidden).toBe(expected !== 'ar');
  });

  test('keeps route, query and fragment', async () => {
    const address = await open('/company-profile?a=1&lng=en&b=%D8%A7#order-form');
    expect(address).toBe('/en/company-profile?a=1&b=%D8%A7#order-form');
  });
});

describe('?lng= on a URL with a language', () => {
  test.each([
    ['/en/?lng=fr', 'en', '/fr/'],
    ['/en/company-profile?x=1&lng=ja#top', 'en', '/ja/company-profile?x=1#top'],
    ['/fa/employee-card?lng=ar-JO', 'fa', '/ar/employee-card'],
  ])('%s redirects to the URL of that language', async (from, html, to) => {
    expect(await open(from, { html, cookie: 'fa' })).toBe(to);
    expect(root.hidden).toBe(true);
  });

  test.each([
    ['/en/?lng=en&x=1#contact', 'en', '/en/?x=1#contact'],
    ['/?lng=ar', 'ar', '/ar/'],
  ])('%s only changes the URL if the page is already in that language', async (from, html, to) => {
    expect(await open(from, { html, cookie: 'fa' })).toBe(to);
    expect(root.hidden).toBe(false);
  });

  test('is ignored when the language is not supported', async () => {
    expect(await open('/en/?lng=xx', { html: 'en', cookie: 'fr' })).toBe('/en/?lng=xx');
  });

  test('does not change the address of a web archive', async () => {
    const archived = '/web/2026/https://dap.example.com/en/company-profile';
    expect(await open(archived, { html: 'en', cookie: 'fr' }, '/company-profile')).toBe(archived);
    expect(root.hidden).toBe(false);
  });

  test('does not cause a loop if a translation service has changed <html lang>', async () => {
    expect(await open('/en/', { html: 'xx' })).toBe('/en/');
    expect(root.hidden).toBe(false);
  });
});

test('the language of the path wins over cookie, local storage and browser', async () => {
  const address = await open('/en/', { html: 'en', cookie: 'fr', stored: 'ja', browser: ['fa'] });
  expect(address).toBe('/en/');
});

test('blocked cookies and storage count as empty', async () => {
  await open('/', { browser: ['fr'] });
  for (const [object, name] of [
    [document, 'cookie'],
    [window, 'localStorage'],
  ] as const)
    vi.spyOn(object as Document & Window, name as 'cookie', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
  expect(visitorLanguage()).toBe('fr');
});

test('a choice is stored in the cookie for one year, and nowhere else', () => {
  localStorage.clear();
  const set = vi.spyOn(document, 'cookie', 'set');
  storeLanguage('fr');
  const written = String(set.mock.calls[0]?.[0]);
  expect(written).toMatch(/^dap_lng=fr;/);
  expect(written).toMatch(/path=\//i);
  expect(written).toMatch(/samesite=lax/i);
  expect(written).toMatch(/max-age=31536000;/);
  expect(localStorage).toHaveLength(0);
});

test.each([
  ['/', '/', undefined],
  ['/constructor/', '/constructor', undefined],
  ['/en/company-profile/', '/company-profile', 'en'],
  ['/employee-card/index.html', '/employee-card', undefined],
  ['/ja/index.html', '/', 'ja'],
  ['/%65n/company%2Dprofile', '/company-profile', 'en'],
  ['/en/%', '/%', 'en'],
])('%s is route %s in %s', (path, route, language) => {
  expect(splitPath(path)).toEqual({ route, language });
});

test.each(languageCodes)('numbers that are formatted without Intl look the same in %s', (language) => {
  const intl = new Intl.NumberFormat(localeOf(language));
  for (const n of [0, 500, 1000, 25_000]) expect(formatNumber(n, language)).toBe(intl.format(n));
});

test('numbers are written as each language reads them', () => {
  const written = ['ar', 'en', 'fa', 'fr'].map((language) => formatNumber(1000, language));
  expect(written).toEqual(['1,000', '1,000', '۱٬۰۰۰', '1\u202F000']);
  expect(['ar', 'fa'].map((language) => formatYear(2027, language))).toEqual(['2027', '۲۰۲۷']);
});
