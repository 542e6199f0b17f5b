import { domainToASCII, domainToUnicode } from 'node:url';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodePunycode } from '../../../../widgets/lib/punycode.ts';
import {
  asciiDigits,
  cleanEmail,
  isEmailAddress,
  longestPrefix,
  sanitizeText,
} from '../../../../widgets/lib/text.ts';

describe('text that leaves the page', () => {
  test.each([
    ['line breaks become LF', 'a\r\nb\rc\u2028d\u2029e\u0085f', 'a\nb\nc\nd\ne\nf'],
    ['control characters are removed', 'a\u0000b\u0007c\u001Bd\u007Fe\u009Ff', 'abcdef'],
    ['bidi overrides and the byte order mark are removed', '\u202Ea\u202Ab\u2066c\u2069\uFEFF', 'abc'],
    ['joiners and marks stay', 'می\u200Cشود \u200D\u200E\u200Fx', 'می\u200Cشود \u200D\u200E\u200Fx'],
    ['lone surrogates are replaced', 'a\uD800b\uDC00c😀', 'a\uFFFDb\uFFFDc😀'],
    ['characters are not normalized', 'a\tm² ﷺ ﬁ', 'a\tm² ﷺ ﬁ'],
  ])('%s', (_, input, expected) => expect(sanitizeText(input)).toBe(expected));

  test('is cut between grapheme clusters', () => {
    expect(longestPrefix('ab👨‍👩‍👧c', (text) => text.length <= 5)).toBe('ab');
    expect(longestPrefix('e\u0301e\u0301', (text) => text.length <= 3)).toBe('e\u0301');
  });
});

test('digits of every script become ASCII, and nothing else changes', () => {
  const systems = Intl.supportedValuesOf('numberingSystem').map((system) =>
    new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false, minimumIntegerDigits: 10 }).format(
      123456789,
    ),
  );
  const written = systems.filter((digits) => /^\p{Nd}{10}$/u.test(digits));
  expect(written.length).toBeGreaterThan(60);
  for (const digits of written) expect(asciiDigits(`أ${digits} 0-9²`)).toBe('أ0123456789 0-9²');
});

describe('an email address', () => {
  test.each([
    // As our own order message writes it.
    ['\u200Elaith@example.com', 'laith@example.com'],
    ['laith@example.com\u{E0041}\uFE0F', 'laith@example.com'],
    ['MailTo: laith@example.com?subject=DAP', 'laith@example.com'],
    ['< laith@example.com >', 'laith@example.com'],
    // Text before it stays, so that the form asks about it.
    ['e-mailto:laith@example.com', 'e-mailto:laith@example.com'],
    // Japanese and Arabic keyboards.
    ['ｌａｉｔｈ７＠ｅｘａｍｐｌｅ。ｃｏｍ', 'laith7@example.com'],
    ['ali@farm.jo،', 'ali@farm.jo'],
    ['ali@farm۷.jo', 'ali@farm7.jo'],
    // The same from Chromium's `type=email`, and a foreign name.
    ['ali@farm.xn--jo-1qd', 'ali@farm.jo'],
    ['ali@xn--farm-t0g.jo', 'ali@farm7.jo'],
    ['ali@xn--mgbayh7gpa.xn--mgbaam7a8h', 'ali@xn--mgbayh7gpa.xn--mgbaam7a8h'],
    ['ali@xn--mller-kva.de', 'ali@xn--mller-kva.de'],
    ['ali@xn--9.jo', 'ali@xn--9.jo'],
    ['ali@xn--99999999.jo', 'ali@xn--99999999.jo'],
    ['not-an-email', 'not-an-email'],
  ])('%j is read as %j', (typed, cleaned) => {
    expect(cleanEmail(typed)).toBe(cleaned);
  });

  test('stays, wherever an invisible mark is', () => {
    const mark = fc.constantFrom(
      ...'\u200B\u200C\u200D\u200E\u200F\u2060\u2064\u061C\u00AD\uFEFF\u202A\u2066',
    );
    const address = fc.emailAddress().filter((one) => isEmailAddress(one) && !one.includes('?'));
    fc.assert(
      fc.property(address, mark, fc.nat(), (one, mark, at) => {
        const place = at % (one.length + 1);
        const marked = one.slice(0, place) + mark + one.slice(place);
        expect(cleanEmail(marked)).toBe(one);
        expect(cleanEmail(`mailto:${marked}`)).toBe(one);
      }),
    );
  });

  test.each([
    ...['laith', 'a@b', 'a b@example.com', 'a@b..com', 'a@-b.com'],
    ...['a@b_c.com', 'a@b.c_m', 'a@b.com!', 'a@b.com (office)'],
  ])('%s is malformed', (typed) => expect(isEmailAddress(cleanEmail(typed))).toBe(false));

  test('can have a domain with the letters of any language', () => {
    const typed = ['rana@société.example', 'rana@مثال.إختبار؟', 'rana@xn--mgbh0fb.xn--kgbechtv'];
    for (const one of [...typed, 'rana@हिन्दी.भारत', 'rana@mail.x.jo'])
      expect(isEmailAddress(cleanEmail(one)), one).toBe(true);
  });

  test('has the domain that a URL parser decodes', () => {
    const label = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).map(domainToASCII);
    fc.assert(
      fc.property(label, (encoded) => {
        fc.pre(/^xn--[^.]+$/.test(encoded));
        expect(decodePunycode(encoded.slice(4))).toBe(domainToUnicode(encoded));
      }),
    );
  });
});
