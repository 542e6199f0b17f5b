import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { longestQuantity, readQuantity } from '../../widgets/order-form/quantity.ts';

describe('what a buyer writes for a quantity', () => {
  test.each<[string, string, string?]>([
    // Whole tons, with and without words, zeros and signs around them.
    ['500', '500'],
    ['0500', '500'],
    ['0', '0'],
    ['500 طن', '500'],
    ['500t', '500'],
    ['about 500 tons', '500'],
    ['-500', '500'],
    ['\u200E500\u202C', '500'],
    // Thousands, as each country parts them.
    ['1.000', '1000'],
    ['1,000', '1000'],
    ['1 000', '1000'],
    ['1\u202F000', '1000'],
    ["1'000", '1000'],
    ['1’000', '1000'],
    ['١٬٠٠٠', '1000'],
    ['١،٠٠٠', '1000'],
    ['１，０００', '1000'],
    ['1,000,000', '1000000'],
    ['1.000.000', '1000000'],
    ['1,00,000', '100000'],
    ['1 000 000', '1000000'],
    // Decimals end the number.
    ['500.5', '500', '.5'],
    ['500,5', '500', ',5'],
    ['٥٠٠٫٥', '500', '٫5'],
    ['1.5', '1', '.5'],
    ['.5', '', '.5'],
    ['1,000.00', '1000'],
    ['1.000,00', '1000'],
    ['1,000.500', '1000', '.500'],
    ['1 000,500', '1000', ',500'],
    ['1000.500', '1000', '.500'],
    ['0.500', '0', '.500'],
    ['1,0000', '1'],
    ['1.00,5', '1', '.00,5'],
    ['1٫000', '1'],
    // So does a second number.
    ['500-600', '500', '-600'],
    ['500–600', '500', '–600'],
    ['500 to 600', '500', 'to 600'],
    ['500 إلى 600', '500', 'إلى 600'],
    ['500/600', '500', '/600'],
    ['1000 (max 2000)', '1000', '(max 2000)'],
    ['1000 2000', '1000', '2000'],
    ['1000 200', '1000', '200'],
    ['500t600', '500', 't600'],
    ['5e3', '5', 'e3'],
    ['1e9', '1', 'e9'],
    // A word that is no unit of weight is said to be left out; the units are not.
    ['500k', '500', 'k'],
    ['2 thousand', '2', 'thousand'],
    ['٢ ألف طن', '2', 'ألف طن'],
    ['5 هزار تن', '5', 'هزار تن'],
    ['2 mille tonnes', '2', 'mille tonnes'],
    ['3千トン', '3', '千トン'],
    ['10000 كيس', '10000', 'كيس'],
    ['500/month', '500', '/month'],
    ['1,000.00 MT', '1000'],
    ['500 metric tons', '500'],
    ['500 tonnes', '500'],
    ['٧ أطنان', '7'],
    ['۵۰۰ تن', '500'],
    ['500トン', '500'],
    // A letter that slipped in does not.
    ['5a00', '500'],
    // Digits of every script.
    ['۱٬۰۰۰ تن', '1000'],
    ['५००', '500'],
    ['৫০০', '500'],
    ['๕๐๐', '500'],
    ['𝟓𝟎𝟎', '500'],
    // Not filled.
    ['', ''],
    ['طن', ''],
    ['½', ''],
  ])('%j is %j tons', (typed, tons, dropped = '') => {
    expect(readQuantity(typed)).toMatchObject({ tons, dropped });
  });

  test.each([
    '500 000 kg',
    '500000kg',
    '500,000 KGS',
    '٥٠٠٠٠٠ كغم',
    '500000 کیلوگرم',
    '500000キロ',
    '500000.0 kg',
  ])('%j is noticed to be kilograms', (typed) => {
    expect(readQuantity(typed)).toMatchObject({ tons: '500000', kilograms: true });
  });

  test.each(['500 t', '500', '500 tonnes', '500 طن'])('%j is not', (typed) => {
    expect(readQuantity(typed).kilograms).toBe(false);
  });

  test('a number written with the thousands sign of any language comes back whole', () => {
    fc.assert(
      fc.property(
        fc.nat(),
        fc.constantFrom('en', 'fr', 'de', 'fa', 'de-CH', 'hi', 'ar-EG', 'bn'),
        (n, locale) => {
          expect(readQuantity(new Intl.NumberFormat(locale).format(n)).tons).toBe(String(n));
        },
      ),
    );
  });

  test('a decimal part never makes it larger', () => {
    const sign = fc.constantFrom('.', ',', '٫');
    fc.assert(
      fc.property(fc.integer({ min: 1000 }), sign, fc.stringMatching(/^\d{1,6}$/), (n, point, part) => {
        expect(readQuantity(n + point + part).tons).toBe(String(n));
      }),
    );
  });

  test('whatever is typed, it is digits without a zero in front, no more than fit, and read the same again', () => {
    const anything = fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code));
    const likely = fc.constantFrom('0', '5', '٠', '٩', '.', ',', '٬', ' ', '-', 'a', 'kg', '000', '\u200E');
    fc.assert(
      fc.property(fc.array(fc.oneof(anything, likely, likely), { maxLength: 30 }), (pieces) => {
        const { tons } = readQuantity(pieces.join(''));
        expect(tons).toMatch(/^(|0|[1-9]\d*)$/);
        expect(tons.length).toBeLessThanOrEqual(longestQuantity);
        expect(readQuantity(tons)).toEqual({ tons, dropped: '', kilograms: false });
      }),
    );
  });
});
