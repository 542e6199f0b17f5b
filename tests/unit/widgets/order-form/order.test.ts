import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chatLink } from '../../../../widgets/lib/chat-link.ts';
import { sanitizeText } from '../../../../widgets/lib/text.ts';
import { longestPrefix } from '../../../../widgets/lib/truncate.ts';
import { orderChat, orderMessage } from '../../../../widgets/order-form/order/message.ts';
import { orderFrom } from '../../../../widgets/order-form/order/order.ts';
import { orderRows } from '../../../../widgets/order-form/order/rows.ts';
import { filled, order } from '../../../support/sample-order.ts';

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
    ['(Rana) Al-Masri', '\u200E(Rana) Al-Masri'],
    ['100% Agro', '\u200E100% Agro'],
    ['«Élan» & fils', '\u200E«Élan» & fils'],
    ...['Acme', 'Acme 5', 'Café', 'Acme.\u200E', 'E\u0301', '(5)'].map((text) => [text, text]),
    ...['شركة الحقول.', '7 حقول', '5 ABC شركة.'].map((text) => [text, text]),
  ])('keeps the order of %s in an Arabic line', (text, expected) => {
    const lines = orderMessage(orderFrom({ ...filled, name: text ?? '', place: text ?? '' }), text).split(
      '\n',
    );
    for (const label of ['الاسم', 'مكان التسليم', 'عن طريق'])
      expect(lines).toContain(`${label}: ${expected}`);
  });

  test('leaves values with a mark or several lines', () => {
    const lines = orderMessage(orderFrom({ ...filled, email: '7@a.co', message: '1) Thanks.' })).split('\n');
    expect(lines).toContain('البريد الإلكتروني: \u200E7@a.co');
    expect(lines.at(-1)).toBe('الرسالة: 1) Thanks.');
  });

  test('has texts for missing values', () => {
    const message = orderMessage({ ...order, company: '', message: '' });
    expect(message).toContain('الشركة: غير محددة\n');
    expect(message).toMatch(/الرسالة: لا توجد$/);
    const invisible = { company: '\u200C', place: '\u200E', message: '\u200F' };
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
      company: 'a\r\nb\u2028c\u0085d\te',
    });
    const lines = orderMessage(hostile).split('\n');
    expect(lines).toHaveLength(8);
    expect(lines[3]).toBe('الشركة: a b c d e');
  });
});

describe('text that leaves the page', () => {
  test.each([
    ['line breaks become LF', 'a\r\nb\rc\u2028d\u2029e\u0085f', 'a\nb\nc\nd\ne\nf'],
    ['control characters are removed', 'a\u0000b\u0007c\u001Bd\u007Fe\u009Ff', 'abcdef'],
    ['a tab is kept', 'a\tb', 'a\tb'],
    ['bidi overrides and the byte order mark are removed', '\u202Ea\u202Ab\u2066c\u2069\uFEFF', 'abc'],
    [
      'joiners and direction marks are kept',
      'می\u200Cشود \u200D\u200E\u200Fx',
      'می\u200Cشود \u200D\u200E\u200Fx',
    ],
    ['lone surrogates are replaced', 'a\uD800b\uDC00c', 'a\uFFFDb\uFFFDc'],
    ['surrogate pairs are kept', '😀', '😀'],
    ['characters are not normalized', 'm² ﷺ ﬁ', 'm² ﷺ ﬁ'],
  ])('%s', (_, input, expected) => expect(sanitizeText(input)).toBe(expected));

  test('is cut between grapheme clusters', () => {
    const family = '👨‍👩‍👧';
    expect(longestPrefix(`ab${family}c`, (text) => text.length <= 5)).toBe('ab');
    expect(longestPrefix('e\u0301e\u0301', (text) => text.length <= 3)).toBe('e\u0301');
    expect(longestPrefix('abc', () => true)).toBe('abc');
    expect(longestPrefix('abc', (text) => text === '')).toBe('');
  });
});

describe('the link', () => {
  test('has the digits of the number, and a text if there is one', () => {
    expect(chatLink('+962790000000', 'x y')).toBe('https://wa.me/962790000000?text=x%20y');
    expect(chatLink('+962790000000')).toBe('https://wa.me/962790000000');
  });

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
    const typed = Object.fromEntries(orderRows.map(({ name }) => [name, 'ح'.repeat(1000)]));
    const longest = orderFrom({ ...filled, ...typed, email: 'a'.repeat(300), quantity: '9'.repeat(300) });
    const chat = orderChat(longest, '+962790000000', 'ح'.repeat(1000));
    expect(chat.message).not.toContain('…');
    expect(longest.message).toHaveLength(limitOf('message'));
    expect(chat.url.length).toBeLessThanOrEqual(8000);
    expect(textOf(chat.url)).toBe(chat.message);
  });
});
