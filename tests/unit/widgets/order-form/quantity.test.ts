import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  maxQuantityLength,
  orderSize,
  readQuantity,
  TypedQuantity,
} from '../../../../widgets/order-form/order/quantity.ts';

describe('quantity', () => {
  test.each<[typed: string, tons: string, ignored?: string]>([
    // Only digits are kept.
    ['500', '500'],
    ['0500', '500'],
    // Larger than the largest safe integer of JavaScript.
    ['9007199254740993', '9007199254740993'],
    ['5t00', '500', 't'],
    ['1_000', '1000'],
    ['\u200E500\u202C', '500'],
    ['', ''],
    // Words and signs before, between and instead of digits.
    ['about 500 tons', '500', 'about'],
    ['ألف و500 طن', '500', 'ألف و'],
    ['-500', '500', '-'],
    ['2 × 500', '2500', '×'],
    ['1000 (2000)', '10002000', '('],
    [' five hundred ', '', 'five hundred'],
    ['about 500bags jumbo ', '500', 'about bags jumbo'],
    ['"(quantity: 500', '500', 'quantity'],
    ['No.500', '500', 'No'],
    // Digits of every script, and keycap emoji.
    ['۵۰۰ تن', '500'],
    ['5️⃣0️⃣0️⃣', '500'],
    // Thousands separators of every country.
    ['1.000', '1000'],
    ["1'000", '1000'],
    ['١٬٠٠٠', '1000'],
    // A decimal part is ignored.
    ['500.5', '500', '.5'],
    ['٥٠٠٫٥', '500', '٫5'],
    ['1,000.00', '1000'],
    ['1.000,50', '1000', ',50'],
    ['1,0000', '1', ',0000'],
    ['about .5', '', 'about .5'],
    ['.750', '', '.750'],
    ['500.', '500'],
    // Three digits that cannot be thousands.
    ['0.750', '0', '.750'],
    ['1000.500', '1000', '.500'],
    ['1,000  500', '1000', '500'],
    ['١٢٫٥٠٠', '12', '٫500'],
    ['1,250.500', '1250', '.500'],
    // So is a second number after a range sign.
    ['500-600', '500', '600'],
    ['500\t2', '500', '2'],
    ['500.00\t600', '500', '600'],
    ['12\t000', '12000', ''],
    ['500 – ~600.00', '500', '600.00'],
    ['５００～６００', '500', '600'],
    ['٥٠٠ إلى ٦٠٠', '500', 'إلى 600'],
    ['٥٠٠ أو ٦٠٠', '500', 'أو 600'],
    // A word is ignored; a unit is not worth mentioning.
    ['500/month', '500', 'month'],
    ['٧ أطنان', '7'],
    ['500 total', '500', 'total'],
  ])('reads %j as %j', (typed, tons, ignored = '') => {
    expect(readQuantity(typed)).toMatchObject({ tons, ignored, kilograms: false });
  });

  test.each([
    ...['t', 'mt', 'ton', 'tonne', 'metric tons', 'tonne métrique', 'tonnes métriques'],
    ...['طنًا', 'تن متری', 'تن متریک', 'トン'],
  ])('takes %s for metric tons', (unit) => {
    const units = { kilograms: false, bags: false };
    expect(readQuantity(`500 ${unit}`)).toEqual({ tons: '500', ignored: '', ...units });
  });

  test.each(['500,000 KGS', '٥٠٠٠٠٠ كغم', '500 كجم', '500 کیلوگرم', '500 کگ', '500キロ', '500㎏'])(
    'notices kilograms in %j',
    (typed) => {
      expect(readQuantity(typed).kilograms).toBe(true);
    },
  );

  test.each(['bag', 'bags', 'sack', 'sacks', 'sac', 'sacs', 'كيس', 'أكياس', 'کیسه', '袋'])(
    'notices bags in 500 %s',
    (unit) => {
      expect(readQuantity(`500 ${unit}`)).toMatchObject({ bags: true, kilograms: false });
    },
  );

  test('shows digits beyond the limit as ignored', () => {
    const longest = '9'.repeat(maxQuantityLength);
    expect(readQuantity(`${longest}12`)).toMatchObject({ tons: longest, ignored: '12' });
  });

  test('reads a number with the thousands separators of any language', () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom('en', 'fr', 'de', 'fa', 'de-CH', 'ar-EG'), (n, locale) => {
        expect(readQuantity(new Intl.NumberFormat(locale).format(n)).tons).toBe(String(n));
      }),
    );
  });

  test('reads three digits that cannot be thousands as decimals', () => {
    const thousands = fc.constantFrom(',', '.', "'", '\u00A0', '٬', '،');
    const decimals = fc.constantFrom(',', '.', '٫', '،');
    const group = fc.stringMatching(/^[0-9]{3}$/);
    fc.assert(
      fc.property(
        ...[fc.integer({ min: 1, max: 999 }), fc.array(group, { maxLength: 3 }), group, thousands, decimals],
        (first, groups, decimal, separator, sign) => {
          fc.pre(sign !== separator && (groups.length > 0 || sign === '٫'));
          const { tons, ignored } = readQuantity([first, ...groups].join(separator) + sign + decimal);
          expect(tons).toBe([first, ...groups].join(''));
          expect(ignored).toBe(decimal === '000' ? '' : sign + decimal);
          expect(readQuantity(`0${sign}${decimal}`).tons).toBe('0');
        },
      ),
    );
  });

  test('returns digits without leading zeros for any text', () => {
    const likely = fc.constantFrom('0', '5', '٠', '٩', '.', ',', '٬', ' ', '-', 'a', 'kg', '000', '\u200E');
    const pieces = fc.array(fc.oneof(fc.string({ unit: 'binary', maxLength: 3 }), likely), { maxLength: 12 });
    fc.assert(
      fc.property(pieces, (typed) => {
        const { tons } = readQuantity(typed.join(''));
        expect(tons).toMatch(/^(|0|[1-9]\d{0,99})$/);
        expect(readQuantity(tons)).toEqual({ tons, ignored: '', kilograms: false, bags: false });
      }),
      { numRuns: 60 },
    );
  });
});

describe('quantity while typing', () => {
  /** Types key by key at the end of the control. */
  const typeKeys = (keys: string) => {
    const quantity = new TypedQuantity();
    for (const key of keys) quantity.follow(quantity.shown + key, key);
    return quantity;
  };
  const ignored = ({ text }: TypedQuantity) => readQuantity(text).ignored;

  test('remembers what was ignored until the field is left', () => {
    const quantity = typeKeys('500.5');
    expect(ignored(quantity)).toBe('.5');
    quantity.end();
    expect(ignored(quantity)).toBe('.5');
    quantity.follow('5000', '0');
    expect(quantity.shown).toBe('5000');
    expect(ignored(quantity)).toBe('');
  });

  test('keeps words without a digit until the form is cleared', () => {
    const quantity = typeKeys('five');
    expect(quantity.shown).toBe('');
    quantity.follow('');
    quantity.end();
    expect(ignored(quantity)).toBe('five');
    quantity.fill('');
    expect(ignored(quantity)).toBe('');
  });

  test('forgets words, but not a decimal sign, in front of the first digit', () => {
    expect(ignored(typeKeys('abc2'))).toBe('');
    expect(typeKeys('.5').shown).toBe('');
  });

  test('forgets what it ignored when the same number replaces the text', () => {
    const quantity = typeKeys('500.5');
    quantity.follow('500', '500');
    expect(quantity.shown).toBe('500');
    expect(ignored(quantity)).toBe('');
  });

  test('takes a digit but no sign or letter between digits', () => {
    const quantity = typeKeys('500');
    for (const key of ['x', '.']) {
      quantity.follow(`5${key}00`, key);
      expect([quantity.shown, ignored(quantity)]).toEqual(['500', '']);
    }
    quantity.follow('5700', '7');
    expect(quantity.shown).toBe('5700');
    // Typed or pasted over a part of it.
    quantity.follow('.00', '.');
    expect(quantity.shown).toBe('');
    quantity.fill('5700');
    quantity.follow('.5.00', '.5');
    expect(quantity.shown).toBe('');
  });
});

describe('the size of an order', () => {
  test('counts bags of 50 kg, and 40 of them on a pallet, also on one that is not full', () => {
    expect(orderSize('750')).toEqual({ bags: 15_000n, pallets: 375n });
    expect(orderSize('1')).toEqual({ bags: 20n, pallets: 1n });
  });

  test('counts nothing else', () => {
    expect(orderSize('600', 'bags')).toEqual(orderSize('600'));
    for (const packaging of ['jumbo,bags', 'jumbo,loose', 'loose'])
      expect(orderSize('600', packaging)).toBeUndefined();
  });
});
