// @vitest-environment happy-dom
import fc from 'fast-check';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { detectLanguage } from '../../src/language.ts';
import { languageCodes } from '../../widgets/language/languages.ts';
import { text } from '../stage/anything.ts';

const { happyDOM } = window as unknown as { happyDOM: { setURL: (url: string) => void } };
const origin = 'https://dap.example.com';
afterAll(() => void vi.restoreAllMocks());

/** Close to a cookie of ours among others. */
const cookies = fc.oneof(
  text,
  fc
    .array(fc.tuple(fc.constantFrom('dap_lng', 'x', ''), text))
    .map((all) => all.map(([name, value]) => `${name}=${value}`).join('; ')),
);
/** A language may be among what is not one. */
const tag = fc.oneof(text, fc.constantFrom(...languageCodes), fc.constantFrom('__proto__', 'constructor'));
const visit = fc.record({
  path: fc.webPath(),
  query: fc.oneof(
    fc.webQueryParameters(),
    tag.map((one) => `lng=${encodeURIComponent(one.toWellFormed())}`),
  ),
  fragment: fc.webFragments(),
  cookie: cookies,
  stored: fc.option(tag),
  browser: fc.array(tag, { maxLength: 3 }),
});

describe('a visit with any address, cookie, storage and browser', () => {
  test('leads to a page of ours in a language that we speak, or stays, and both detections agree', async () => {
    await fc.assert(
      fc.asyncProperty(visit, async ({ path, query, fragment, cookie, stored, browser }) => {
        happyDOM.setURL(`${origin}/${path.replace(/^\/+/, '')}?${query}#${fragment}`);
        vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookie);
        vi.spyOn(Storage.prototype, 'getItem').mockReturnValue(stored);
        vi.spyOn(navigator, 'languages', 'get').mockReturnValue(browser);
        document.documentElement.lang = 'ar';
        const replace = vi
          .spyOn(window.location, 'replace')
          .mockReset()
          .mockImplementation(() => {});
        vi.resetModules();
        await import('../../src/detect-language.ts');
        const detected = detectLanguage();
        expect(languageCodes).toContain(detected);
        const goes = replace.mock.calls[0]?.[0];
        const { origin: there, pathname } = new URL(String(goes ?? '/ar/'), window.location.href);
        expect([there, pathname.split('/')[1]]).toEqual([origin, detected]);
      }),
    );
  });
});
