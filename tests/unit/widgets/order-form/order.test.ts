import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { currentDraft } from '../../../../widgets/order-form/order/draft.ts';
import { orderChat, orderDetail, orderMessage } from '../../../../widgets/order-form/order/message.ts';
import { fillEmpty, orderFrom, orderProblems } from '../../../../widgets/order-form/order/order.ts';
import { prefilled } from '../../../../widgets/order-form/order/prefill.ts';
import { maxQuantityText } from '../../../../widgets/order-form/order/quantity.ts';
import { nothingTyped, orderRows } from '../../../../widgets/order-form/order/rows.ts';
import { filled, order, toCompany } from '../../../support/sample-order.ts';

const limitOf = (name: string) => orderRows.find((row) => row.name === name)?.limit ?? 0;
const textOf = (url: string) => new URL(url).searchParams.get('text') ?? '';

describe('the message', () => {
  test('has one fact per line, with a left-to-right mark before phone and email', () => {
    expect(orderMessage(order)).toBe(
      [
        '*طلب جديد لكمية كبيرة*',
        '',
        'الاسم: ليث العبدالله',
        'الشركة: شركة الحقول',
        'رقم الهاتف: \u200E+962790000000',
        'البريد الإلكتروني: \u200Elaith@example.com',
        'الكمية المطلوبة: 1000 طن',
        'الرسالة: أكياس 50 كغم',
      ].join('\n'),
    );
  });

  test.each([
    ['Rafidain Trading Co.', 'Rafidain Trading Co.\u200E'],
    ['Ali (Baghdad)', 'Ali (Baghdad)\u200E'],
    ['7 Hills Trading Co.', '\u200E7 Hills Trading Co.\u200E'],
    ['«Élan» & fils', '\u200E«Élan» & fils'],
    ...['Acme 5', 'Acme.\u200E', 'E\u0301', '(5)', '7 حقول', '5 ABC شركة.', 'شركة ABC Co.'].map((text) => [
      text,
      text,
    ]),
  ])('keeps the order of %s in an Arabic line', (text, expected) => {
    const lines = orderMessage(orderFrom({ ...filled, name: text ?? '', place: text ?? '' }), text).split(
      '\n',
    );
    for (const label of ['الاسم', 'مكان التسليم', 'عن طريق'])
      expect(lines).toContain(`${label}: ${expected}`);
  });

  test('adds nothing else to an address and to the text of the message field', () => {
    const message = orderMessage({ ...order, email: '7ali@farm.jo', message: '2 trucks.' });
    expect(message).toContain(': \u200E7ali@farm.jo\n');
    expect(message).toMatch(/: 2 trucks\.$/);
  });

  test('has texts for missing values', () => {
    const message = orderMessage({ ...order, name: '', company: '', message: '' });
    expect(message).toContain('الاسم: \nالشركة: غير محددة\n');
    expect(message).toMatch(/الرسالة: لا توجد$/);
    const invisible = { name: '\u200D', company: '\u200C', place: '\u200E', message: '\u200F' };
    expect(orderMessage(orderFrom({ ...filled, ...invisible }), '\u200C')).toBe(message);
  });

  test('has a line for each chosen trade term between the quantity and the message', () => {
    const chosen = orderFrom({
      ...filled,
      packaging: 'bags,loose',
      delivery: 'aqaba',
      place: 'معبر طريبيل\nالسعر: 1',
      month: '2027-03',
      documents: 'origin',
    });
    expect(orderMessage(chosen).split('\n').slice(6)).toEqual([
      'الكمية المطلوبة: 1000 طن',
      'التعبئة: أكياس 50 كغم، سائب',
      'التسليم: ميناء العقبة',
      'مكان التسليم: معبر طريبيل السعر: 1',
      'الشهر المطلوب: آذار 2027',
      'الوثائق: شهادة منشأ',
      'الرسالة: أكياس 50 كغم',
    ]);
    expect(orderMessage(orderFrom({ ...filled, place: 'الزرقاء' }))).toContain(
      '1000 طن\nمكان التسليم: الزرقاء\nالرسالة',
    );
  });

  test('ends with the partner, if there is one', () => {
    expect(orderMessage(order, 'Acme')).toMatch(/\nعن طريق: Acme$/);
    expect(orderMessage(order, ' \n ')).toBe(orderMessage(order));
    expect(orderMessage(order, 'A\nالكمية المطلوبة: 1 طن').split('\n')).toHaveLength(9);
  });

  test('a single-line field cannot add a line to the message', () => {
    const hostile = orderFrom({
      ...filled,
      name: 'x\nالكمية المطلوبة: 1 طن',
      company: 'a\r\n\r\nb\u2028c\u0085d\te',
    });
    const lines = orderMessage(hostile).split('\n');
    expect(lines).toHaveLength(8);
    expect(lines[3]).toBe('الشركة: a b c d e');
  });
});

test('the order for the host page has every field, and the trade terms that are given', () => {
  const typed = { ...filled, countryCode: '+962' as const, company: '', packaging: 'bags' };
  const { order } = orderDetail(typed, '+962790000000', '');
  const names = ['name', 'company', 'phone', 'email', 'quantity', 'packaging', 'message'];
  expect(Object.keys(order)).toEqual(names);
});

describe('the link', () => {
  test('contains every character of the message', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 60 });
    fc.assert(
      fc.property(text, text, text, (name, company, message) => {
        const cleaned = orderFrom({ ...filled, name, company, message });
        const chat = orderChat(cleaned, '+962790000000');
        expect(textOf(chat.url)).toBe(chat.message);
        expect(chat.message).toBe(orderMessage(cleaned));
      }),
    );
  });

  test('fits for the longest Arabic values of all controls', () => {
    const typed = Object.fromEntries(orderRows.map(({ name, limit = 0 }) => [name, 'ح'.repeat(limit)]));
    const longest = orderFrom({ ...filled, ...typed, email: 'a'.repeat(300), quantity: '9'.repeat(300) });
    const chat = orderChat(longest, '+962790000000', 'ح'.repeat(1000));
    expect(chat.message).not.toContain('…');
    expect(longest.message).toHaveLength(limitOf('message'));
    expect(chat.url.length).toBeLessThanOrEqual(8000);
    expect(textOf(chat.url)).toBe(chat.message);
  });
});

describe('validation errors', () => {
  test('each required field of an empty order', () => {
    expect(orderProblems(orderFrom(nothingTyped), 500)).toEqual({
      name: 'missing',
      phone: 'missing',
      email: 'missing',
      quantity: 'missing',
    });
  });

  // Spaces and marks, a Hangul filler, the empty pattern of Braille.
  test.each(['\u200E \u2060\u3000\t', '\u3164', '\u2800'])(
    'a name of invisible characters (%j)',
    (character) => {
      expect(orderProblems({ ...order, name: character.repeat(3) }, 500)).toEqual({ name: 'missing' });
      expect(orderProblems({ ...order, name: `${character}ليث${character}` }, 500)).toEqual({});
    },
  );

  test('a country code without a number', () => {
    expect(orderProblems(orderFrom({ ...filled, phone: '+962' }), 500)).toEqual({ phone: 'missing' });
  });

  test('an email address without a domain', () => {
    expect(orderProblems(orderFrom({ ...filled, email: 'a@b' }), 500)).toEqual({ email: 'malformed' });
    expect(orderProblems(orderFrom({ ...filled, email: 'a＠b．co' }), 500)).toEqual({});
  });

  test.each([
    ['499', 500, 'belowMinimum'],
    ['500', 500, undefined],
    ['0500', 500, undefined],
    ['9007199254740993', 9007199254740992, undefined],
  ])('%s tons at a minimum of %d: %s', (quantity, minimum, problem) => {
    expect(orderProblems({ ...order, quantity }, minimum).quantity).toBe(problem);
  });
});

describe('a stored draft', () => {
  test('of an older version has empty values', () => {
    const { message: _, ...older } = filled;
    const { typed, prefilled } = currentDraft({ fields: older as typeof filled });
    expect({ typed, prefilled }).toEqual({ typed: { ...filled, message: '' }, prefilled: '' });
  });

  test('has the opened order until it expires', () => {
    const opened = {
      typed: { ...filled, countryCode: '+962' as const },
      to: toCompany,
      at: Date.now() - 60_000,
    };
    expect(currentDraft({ opened }).opened).toEqual({ ...opened, isRestored: true });
    for (const at of [Date.now() - 31 * 60_000, Date.now() + 60_000])
      expect(currentDraft({ opened: { ...opened, at } }).opened).toBeUndefined();
  });
});

test('a country code that was chosen belongs to the number typed after it, and not to another number', () => {
  const brought = { ...nothingTyped, phone: '0790000000', countryCode: '+962' as const };
  expect(fillEmpty({ ...nothingTyped, countryCode: '+964' }, brought).countryCode).toBe('+962');
  const typed = { ...nothingTyped, phone: '0770 123 4567', countryCode: '+964' as const };
  expect(fillEmpty(typed, brought)).toEqual(typed);
  // Typed under the default code.
  const domestic = { ...typed, countryCode: '' as const };
  expect(fillEmpty(domestic, brought)).toEqual(domestic);
  expect(orderFrom(typed).phone).toBe('+9647701234567');
  expect(orderFrom({ ...typed, countryCode: '' }).phone).toBe('+9627701234567');
});

describe('the prefill attribute', () => {
  test('fills its fields, also with an unencoded plus, digits of every script and a leading question mark', () => {
    const company = 'company=+Acme%20%26%20Sons&amp;message=a%0Ab&phone=+447911123456';
    expect(prefilled(`?countryCode=+964&quantity=١٠٠٠ طن&${company}`)).toEqual({
      typed: {
        ...nothingTyped,
        quantity: '١٠٠٠ طن',
        company: 'Acme & Sons',
        phone: '+447911123456',
        countryCode: '+964',
        message: 'a\nb',
      },
      warnings: [],
    });
    expect(prefilled('phone=079 123 4567').typed.phone).toBe('079 123 4567');
  });

  test('warns about unknown fields and values, and ignores them', () => {
    expect(prefilled('__proto__=1&constructor=2&price=3&countryCode=49&month=2027-03,2027-04')).toEqual({
      typed: nothingTyped,
      warnings: [
        expect.stringContaining('Unknown field "__proto__"'),
        expect.stringContaining('Unknown field "constructor"'),
        expect.stringContaining('Unknown field "price"'),
        expect.stringMatching(/^Invalid value "49" for "countryCode" .* "\+962" or .* Using the default\.$/),
        expect.stringContaining('Invalid value "2027-03,2027-04" for "month"'),
      ],
    });
  });

  test('is shortened to the limits of the fields, with a warning for each', () => {
    const { typed, warnings } = prefilled(
      `name=${'😀'.repeat(200)}&quantity=${'9'.repeat(350)}&place=${'日'.repeat(90)}`,
    );
    expect(typed.name).toBe('😀'.repeat(40));
    expect(typed.quantity).toHaveLength(maxQuantityText);
    expect(typed.place).toBe('日'.repeat(80));
    const tooLong = (name: string, limit: number) =>
      `"${name}" in "prefill" is too long. Using its first ${limit} characters.`;
    expect(warnings).toEqual([
      tooLong('name', 80),
      tooLong('quantity', maxQuantityText),
      tooLong('place', 80),
    ]);
  });
});
