import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CountryCode, countries, formatPhone, toE164 } from '../../../../widgets/lib/phone.ts';
import { checkPhone, codeFromNumber, readNumber } from '../../../../widgets/lib/phone-check.ts';
import { text } from '../../../support/arbitraries.ts';

const jordan = '+962';
const iraq = '+964';

describe('full phone number', () => {
  test.each<[string, CountryCode, string]>([
    // Leading zeros are removed and the selected code is added.
    ['0791234567', jordan, '+962791234567'],
    ['(079) 12-34.567', jordan, '+962791234567'],
    ['00791234567', jordan, '+962791234567'],
    ['07701234567', iraq, '+9647701234567'],
    // Arabic digits; those of other scripts are tested below.
    ['٠٧٩١٢٣٤٥٦٧', jordan, '+962791234567'],
    // A code that was typed wins over the chosen one.
    ['+962 79 123 4567', iraq, '+962791234567'],
    ['+9620791234567', jordan, '+962791234567'],
    ['＋962791234567', jordan, '+962791234567'],
    ['00962791234567', jordan, '+962791234567'],
    ['962791234567', iraq, '+962791234567'],
    // Short enough to be a national number that starts like a code.
    ['962123456', jordan, '+962962123456'],
    ['9641234567', iraq, '+9649641234567'],
    ['+962123', jordan, '+962123'],
    // Another country.
    ['004915112345678', iraq, '+4915112345678'],
    ['+961 3 123 456', iraq, '+9613123456'],
    ['0096131234567', iraq, '+96131234567'],
    // A plus in front of a national number.
    ['+79 123 4567', jordan, '+962791234567'],
    ['+79 123 45', jordan, '+9627912345'],
    // 00 in front of a number that is not longer than a national one.
    ['009613123456', iraq, '+9649613123456'],
    // Long, but neither plus nor 00: the simple rule.
    ['4915112345678', jordan, '+9624915112345678'],
    // Invisible characters.
    ['\u202A+962 79 123 4567\u202C', iraq, '+962791234567'],
    ['tel:\u2060+962\u00AD79\uFE0F1234567', iraq, '+962791234567'],
    // Two numbers: the first.
    ['0791234567 / 0781234567', jordan, '+962791234567'],
    ['0791234567 أو 0781234567', jordan, '+962791234567'],
    ['+962791234567+962781234567', iraq, '+962791234567'],
    ['01 711 2345 / 6', iraq, '+96417112345'],
    ['065001234+0791234567', jordan, '+96265001234'],
    // An extension is no part of it.
    ['٠٦٥٠٠١٢٣٤ تحويلة ٥', jordan, '+96265001234'],
    // Within a number, the same characters separate nothing.
    ['079/123/4567', jordan, '+962791234567'],
    ['+49 151/12345678', jordan, '+4915112345678'],
    ['Tel. 0791234567', jordan, '+962791234567'],
    // Not filled.
    ['abc', jordan, ''],
    ['000', jordan, ''],
    // A country code alone is no number.
    ['+962', jordan, ''],
  ])('%j with %s is %j', (typed, code, expected) => {
    expect(toE164(typed, code)).toBe(expected);
  });

  test('of another country with a plus is never a national number', () => {
    const foreign = fc
      .stringMatching(/^[1-9][0-9]{7,14}$/)
      .filter((digits) => !/^96[24]|^7(\d{8}|\d{9})$/.test(digits));
    fc.assert(
      fc.property(foreign, fc.constantFrom(jordan, iraq), (digits, code) => {
        expect(toE164(`+${digits}`, code)).toBe(`+${digits}`);
      }),
    );
  });

  test('of any text is a valid number or none', () => {
    fc.assert(
      fc.property(text, fc.constantFrom(jordan, iraq), (typed, code) => {
        expect(toE164(typed, code)).toMatch(/^(\+[1-9]\d*)?$/);
      }),
    );
  });
});

test.each([
  ['+962790000000', '+962 79 000 0000'],
  ['+9647701234567', '+964 770 123 4567'],
  ['+971501234567', '+971501234567'],
  ['+96279000', '+96279000'],
])('the phone number %s is shown as %s, in one line', (phone, formatted) => {
  expect(formatPhone(phone)).toBe(formatted.replace(/ /g, '\u00A0'));
});

describe('phone check', () => {
  test.each<[string, CountryCode, string]>([
    ['0791234567 // 0782222222 ', jordan, '0782222222'],
    ['0791234567 mobile +962782222222', jordan, 'mobile +962782222222'],
    ['065001234 ext-5', jordan, 'ext-5'],
    ['0791234567 mobile', jordan, ''],
  ])('of %j with %s ignores %j', (typed, code, ignored) => {
    expect(checkPhone(typed, code)).toEqual({ ignored, problem: undefined });
  });

  test.each<[string, CountryCode, ReturnType<typeof checkPhone>['problem']]>([
    ['', jordan, undefined],
    ['12', jordan, 'shape'],
    ['+962 123456', iraq, 'shape'],
    // No such number in the country.
    ['0201234567', jordan, 'foreign'],
    ['06 12 34 56 78', jordan, 'foreign'],
    ['+9627912345678', iraq, 'elsewhere'],
    ['065001234', jordan, undefined],
    ['0791234567 0782222222', jordan, 'shape'],
    ['+4915112345678', jordan, undefined],
    ['+98 12', jordan, 'foreign'],
    ['07701234567', jordan, 'elsewhere'],
    ['+962 7301234567', jordan, 'elsewhere'],
    ['0791234567', iraq, 'elsewhere'],
    ['041234567', jordan, 'foreign'],
    ['491511234567890', jordan, 'foreign'],
    ['07201234567', jordan, 'foreign'],
    ['989121234567', iraq, 'foreign'],
    // Digits that a spreadsheet has lost, and numbers of services.
    ['9.62791E+11', jordan, 'shape'],
    ['6.5001234E+07', jordan, 'shape'],
    ['٦٫٥٠٠١٢E+٠٧', jordan, 'shape'],
    ['96279123', jordan, 'shape'],
    ['90012345', jordan, 'shape'],
    ['0800 22222', jordan, 'shape'],
    ['087 00 1234', jordan, undefined],
    // Of another country, with a zero that is dialed inside it only, or with too many digits.
    ['+44 (0)20 7946 0958', jordan, 'foreign'],
    ['+1 202 555', jordan, 'foreign'],
    ['+1 202 555 0123', jordan, undefined],
    ['+1 202 555 012', jordan, 'foreign'],
    ['+1 1202 555 0123', jordan, 'foreign'],
    ['+1 202 555 01234', jordan, 'foreign'],
    ['+491511234567890', jordan, undefined],
    ['+4420794609581234', jordan, 'foreign'],
    ['+39 06 698 1234', jordan, undefined],
    ['+241 06 12 34 56', jordan, undefined],
  ])('of %j with %s finds the problem %s', (typed, code, problem) => {
    expect(checkPhone(typed, code).problem).toBe(problem);
  });

  test('suggests the other country for its mobile numbers', () => {
    expect(checkPhone('07701234567', jordan).elsewhere?.code).toBe(iraq);
    expect(checkPhone('0791234567', iraq).elsewhere?.code).toBe(jordan);
  });

  test('finds nothing wrong with the examples', () => {
    for (const { code, example, mobile } of countries) {
      expect(checkPhone(example, code)).toEqual({ ignored: '', problem: undefined });
      expect(toE164(example, code).slice(code.length)).toMatch(mobile);
    }
  });
});

describe('number of an attribute', () => {
  test.each<[string, CountryCode | '', string]>([
    ['079 555 1234', jordan, '+962795551234'],
    ['+962 79 555 1234', iraq, '+962795551234'],
    ['962795551234', iraq, '+962795551234'],
    ['00971 50 123 4567', '', '+971501234567'],
    ['+962 (0)79 555 1234', '', '+962795551234'],
    ['+962 800 22222', '', '+96280022222'],
    // Encoded once or twice; a third time is refused.
    ['%2B962791112223', '', '+962791112223'],
    ['%252B962791112223', '', '+962791112223'],
    ['&#43;962791112223', '', '+962791112223'],
    ['%26plus%3B971501234567', '', '+971501234567'],
    ['%25252B962791112223', '', ''],
    ['2B962791112223', '', ''],
    // A local number has no country, and a number of another country no plus.
    ['079 555 1234', '', ''],
    ['971501234567', '', ''],
    ['9613123456', iraq, ''],
    // White space in the attribute, and a complete second number.
    [`\n${' '.repeat(40)}+962791112223`, '', '+962791112223'],
    ['079 555 1234 / 65001234', jordan, '+962795551234'],
    // Incomplete, of another country, or with digits that are no part of it.
    ['1234', jordan, ''],
    ['00 971 1234', '', ''],
    ['0770 123 4567', jordan, ''],
    ['079 555 12345', jordan, ''],
    ['96279123', jordan, ''],
    ['9.62791E+11', jordan, ''],
    ['1) 0795551234', jordan, ''],
    ['Tel. +0491511234567', '', ''],
    ['+44 (0)20 7946 0958', '', ''],
    ['+39 06 698 1234', '', '+39066981234'],
    ['+9715012345/67', '', ''],
    ['+97150123456\u2466', '', ''],
    ['wa.me/962791112223', '', ''],
    ['call me', jordan, ''],
  ])('%j with %j is %j', (text, code, expected) => {
    expect(readNumber(text, code)).toBe(expected);
  });

  describe('in any spelling is the number or none', () => {
    const numbers = [
      ...['+962 795551234', '+962 65001234', '+964 7701234567', '+964 17112345'],
      ...['+971 501234567', '+44 2079460958'],
    ];
    const digits = fc.constantFrom('0', '٠', '۰', '０', '०');
    const separator = fc.constantFrom('', '', ' ', '-', '.', '\u00A0', '\u2011', ' (', ') ', '\u200E');
    const plus = fc.constantFrom('+', '＋', '%2B', '&#x2b;', '%252B', '&amp;#43;', '00', '%EF%BC%8B', '');
    const before = fc.constantFrom('', 'tel:', 'Mobile: ', '\u202A', '“', ' ');
    const after = fc.constantFrom('', ' ', '”', '\u202C', '?', ' (GSM)');
    const remains = fc.constantFrom(...'%2B &#43; 43; 2B u002B 1) 00 %25 %252525'.split(' '));
    const inserted = fc.oneof(
      fc.constantFrom(...'& ; E+ e x + ,,, / = \n'.split(' ')),
      fc.integer({ min: 0, max: 20_000 }).map((length) => '.'.repeat(length)),
      text.filter((any) => !/[\p{Nd}%]/u.test(any)),
    );
    const number = fc.constantFrom(...numbers);
    const parts = fc.tuple(number, digits, separator, plus, before, after);
    /** A number, in any spelling. */
    const spelling = parts.map(([number, digits, separator, plus, before, after]) => {
      const [code = '', national = ''] = number.slice(1).split(' ');
      const groups = [code, ...(national.match(/.{1,3}/g) ?? [])].join(separator);
      const zero = digits.codePointAt(0) ?? 0;
      const inScript = groups.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
      const isNamed = /^\+96[24]/.test(number) || plus !== '';
      return { full: number.replace(' ', ''), text: before + plus + inScript + after, isNamed };
    });

    test('with its country code', () => {
      fc.assert(
        fc.property(spelling, ({ full, text, isNamed }) => {
          expect(readNumber(text, '')).toBe(isNamed ? full : '');
        }),
      );
    });

    test('with the remains of an encoding before it, or other characters in it', () => {
      const country = fc.constantFrom(jordan, iraq, '');
      fc.assert(
        fc.property(spelling, remains, inserted, fc.nat(30), country, (number, before, other, at, code) => {
          const { full, text } = number;
          for (const spoiled of [before + text, text.slice(0, at) + other + text.slice(at)])
            expect(['', full]).toContain(readNumber(spoiled, code));
        }),
        { numRuns: 2000 },
      );
    });
  });
});

test.each([
  ['+44 20 7946 0958', '+962', '+44'],
  ['+98 912 123 4567', '+964', '+98'],
  ['962791234567', '+964', '+962'],
  ['+962 79 123 4567', '+962', ''],
  ['079 123 4567', '+962', ''],
  ['', '+962', ''],
] as const)('the code typed in %j with the selected code %s is %j', (typed, code, expected) => {
  expect(codeFromNumber(typed, code)).toBe(expected);
});

test('the calling code of every other country is read from the number', () => {
  const codes = [
    '1 7 20 27 211 212 213 216 218 220 221 222 223 224 225 226 227 228 229 230 231 232 233 234 235 236 237 238 239',
    '240 241 242 243 244 245 246 247 248 249 250 251 252 253 254 255 256 257 258 260 261 262 263 264 265 266 267',
    '268 269 290 291 297 298 299 30 31 32 33 34 36 39 350 351 352 353 354 355 356 357 358 359 370 371 372 373 374',
    '375 376 377 378 380 381 382 383 385 386 387 389 40 41 43 44 45 46 47 48 49 420 421 423 51 52 53 54 55 56 57',
    '58 500 501 502 503 504 505 506 507 508 509 590 591 592 593 594 595 596 597 598 599 60 61 62 63 64 65 66 670',
    '672 673 674 675 676 677 678 679 680 681 682 683 685 686 687 688 689 690 691 692 81 82 84 86 850 852 853 855',
    '856 880 886 90 91 92 93 94 95 98 960 961 963 965 966 967 968 970 971 972 973 974 975 976 977 992 993 994 995',
    '996 998',
  ];
  for (const code of codes.flatMap((line) => line.split(' ')))
    expect(codeFromNumber(`+${code}234567890`, jordan)).toBe(`+${code}`);
});
