// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { detectLanguage, keepLanguage } from '../../src/language.ts';
import { splitPath } from '../../src/routes.ts';
import { supportedLanguage } from '../../widgets/language/languages.ts';
import { detectedByI18next } from '../stage/i18next-detector.ts';

type Visit = { query?: string; cookie?: string; stored?: string; browser?: string[]; html?: string };

/** What a visitor brings, and the language that follows: the first supported one in the order of `detection`. */
const visits: [expected: string, Visit][] = [
  ['ar', {}],
  ['en', { query: 'en' }],
  ['ja', { query: 'ja-JP', browser: ['en'] }],
  ['fr', { query: 'fr_CA' }],
  ['fa', { query: 'FA' }],
  ['fr', { query: 'de', browser: ['fr'] }],
  ['ar', { query: 'cimode' }],
  ['ar', { query: 'en"><script>' }],
  ['en', { query: '', cookie: 'en' }],
  ['fr', { query: 'fr', cookie: 'en', stored: 'ja', browser: ['fa'] }],
  ['en', { cookie: 'en', stored: 'ja', browser: ['fa'] }],
  ['ja', { cookie: 'de', stored: 'ja', browser: ['fa'] }],
  ['ja', { stored: 'ja', browser: ['fa'] }],
  ['fa', { stored: 'xx', browser: ['fa'] }],
  ['fa', { browser: ['fa-IR'] }],
  ['ar', { browser: ['ar-JO', 'en'] }],
  ['ar', { browser: ['ar-IQ'] }],
  ['en', { browser: ['en-US', 'ja'] }],
  ['fr', { browser: ['de-DE', 'fr-CH', 'en'] }],
  ['ja', { browser: ['zh-CN', 'ko', 'ja-JP'] }],
  ['ar', { browser: ['de', 'zh'] }],
  ['ar', { browser: [] }],
  ['ar', { browser: ['arc'] }],
  ['ar', { html: 'ar', browser: ['tr'] }],
  ['en', { cookie: 'en-GB' }],
  ['fr', { cookie: 'cimode', browser: ['fr'] }],
  ['fa', { query: 'fa', browser: ['ar-JO'] }],
];

const { happyDOM } = window as unknown as { happyDOM: { setURL: (url: string) => void } };

function arrive({ query, cookie, stored, browser = [], html = 'ar' }: Visit): void {
  happyDOM.setURL(
    `https://dap.example.com/${query === undefined ? '' : `?lng=${encodeURIComponent(query)}`}`,
  );
  // biome-ignore lint/suspicious/noDocumentCookie: the scripts under test read it the same way
  document.cookie = cookie ? `dap_lng=${cookie}; path=/` : 'dap_lng=; path=/; max-age=0';
  localStorage.clear();
  if (stored) localStorage.setItem('dap_lng', stored);
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(browser);
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(browser[0] ?? '');
  document.documentElement.lang = html;
}

/** Where the script in the head of the bare routes goes, if anywhere. */
async function goesTo(): Promise<string | undefined> {
  const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => {});
  vi.resetModules();
  await import('../../src/detect-language.ts');
  return replace.mock.calls[0]?.[0] as string | undefined;
}

describe('the language of a bare route', () => {
  beforeEach(() => {
    vi.restoreAllMocks();
  });

  test.each(visits)('is %s for %j, to us as to i18next’s detector', (expected, visit) => {
    arrive(visit);
    expect(detectLanguage()).toBe(expected);
    expect(detectedByI18next()).toBe(expected);
  });

  test.each(visits)('is %s for %j, in the head of the page', async (expected, visit) => {
    arrive(visit);
    expect(await goesTo()).toBe(expected === 'ar' ? undefined : `/${expected}/`);
  });

  test('keeps the rest of the address', async () => {
    happyDOM.setURL('https://dap.example.com/?a=1&lng=en&b=%D8%A7#order-form');
    document.documentElement.lang = 'ar';
    expect(await goesTo()).toBe('/en/?a=1&b=%D8%A7#order-form');
  });
});

test('a choice is kept in the cookie, and nowhere else', () => {
  localStorage.clear();
  const set = vi.spyOn(document, 'cookie', 'set');
  keepLanguage('fr');
  const written = String(set.mock.calls[0]?.[0]);
  expect(written).toMatch(/^dap_lng=fr;/);
  expect(written).toMatch(/path=\//i);
  expect(written).toMatch(/samesite=lax/i);
  const days = (Date.parse(/expires=([^;]+)/i.exec(written)?.[1] ?? '') - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(365);
  expect(localStorage).toHaveLength(0);
});

test.each([
  ['/', '/', undefined],
  ['/fr/', '/', 'fr'],
  ['/fr', '/', 'fr'],
  ['/en/company-profile', '/company-profile', 'en'],
  ['/company-profile', '/company-profile', undefined],
  ['/constructor/', '/constructor/', undefined],
])('%s is the route %s in %s', (path, route, language) => {
  expect(splitPath(path)).toEqual({ route, language });
});

test.each([
  ['fr-CA', 'fr'],
  [' EN_us ', 'en'],
  ['toString', undefined],
  ['', undefined],
  [null, undefined],
])('the tag %j counts as %s', (tag, language) => expect(supportedLanguage(tag)).toBe(language));
