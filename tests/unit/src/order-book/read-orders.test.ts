import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readOrders } from '../../../../src/order-book/read-orders.ts';
import { isVisible, sanitizeLine } from '../../../../widgets/lib/text.ts';
import { type Order, orderFrom, orderMessage, orderProblems } from '../../../../widgets/order-form/order.ts';

const order: Order = {
  name: 'علی‌رضا کریمی',
  company: 'شركة الحقول',
  phone: '+962790000000',
  email: 'laith@example.com',
  quantity: '1000',
  packaging: 'أكياس 50 كغم',
  month: 'آذار 2027',
  message: 'أكياس 50 كغم\n\nالاسم: ليس هنا',
};
const found = { ...order, partner: 'Acme', date: '', sender: '' };
const message = orderMessage(order, 'Acme');

describe('the head of an exported chat contains day, time and sender', () => {
  test.each([
    ['an iPhone', '[05/03/2027, 4:40:12 PM] Ali Karimi: ', '2027-03-05 16:40', 'Ali Karimi'],
    [
      'an iPhone, name not saved',
      '\u200E[05/03/2027, 16:40:12] ~\u202FAli: \u200E',
      '2027-03-05 16:40',
      'Ali',
    ],
    ['an Arabic iPhone', '[٥/٣/٢٠٢٧، ٤:٤٠:١٢ م] \u2068علي\u2069: ', '2027-03-05 16:40', 'علي'],
    ['Android', '05/03/2027, 16:40 - Ali: ', '2027-03-05 16:40', 'Ali'],
    [
      'Arabic Android',
      '٥‏/٣‏/٢٠٢٧، ١٢:٠٥ ص - \u202A+962 79 000 0000\u202C: ',
      '2027-03-05 00:05',
      '+962 79 000 0000',
    ],
    ['a French one', '05/03/2027 à 16:40 - Ali: ', '2027-03-05 16:40', 'Ali'],
    ['a Japanese one', '2027/03/05 16:40 - 田中: ', '2027-03-05 16:40', '田中'],
    ['a copied chat', '[4:40 PM, 05/03/2027] Ali: ', '2027-03-05 16:40', 'Ali'],
    ['an American one', '12/31/26, 4:40\u202FPM - Ali: ', '2026-12-31 16:40', 'Ali'],
  ])('%s', (_, head, date, sender) => {
    expect(readOrders(`${head}${message}\r\n${head}شكرا`)).toEqual([{ ...found, date, sender }]);
  });
});

test('the note of WhatsApp that a message was edited is not part of the order', () => {
  expect(readOrders(`${message} \u200E<This message was edited>`)).toEqual([found]);
});

test('a title without all required lines is not an order', () => {
  const lines = message.split('\n');
  expect(readOrders([...lines.slice(0, 3), ...lines.slice(4)].join('\n'))).toEqual([]);
});

const marks = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g;
/** A text without invisible characters. */
const visible = (text: string) => text.replace(marks, '').trim();

const edgeCases = [
  ...message.split('\n').slice(0, 6),
  ...[
    'الرسالة: لا توجد',
    'التعبئة: ',
    'الوثائق: x',
    ' ',
    'می‌خواهم',
    '五百トン',
    'l’été : 5',
    '=1+1',
    'عن طريق: x',
    '\u2067x\u2069',
  ],
];
const line = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...edgeCases));
const text = fc.array(line, { maxLength: 5 }).map((lines) => lines.join('\n'));
const validOrder = fc
  .record({
    ...{ name: line, company: line, message: text, packaging: line, delivery: line, place: line },
    ...{ month: line, documents: line, quantity: fc.integer({ min: 500, max: 99_999 }).map(String) },
    ...{
      phone: fc.constantFrom('0790000000', '٠٧٩٠٠٠٠٠٠٠'),
      email: fc.constantFrom('a@b.co', 'x+y@example.com'),
    },
  })
  .map((fields) => orderFrom({ ...fields, countryCode: '+962' }))
  .filter((order) => !Object.keys(orderProblems(order, 500)).length)
  .filter(
    ({ company, message }) => !visible(company).startsWith('غير محددة') && visible(message) !== 'لا توجد',
  );
const partner = fc.oneof(fc.constant(''), fc.string({ unit: 'binary', maxLength: 20 })).filter((name) => {
  return !name || isVisible(sanitizeLine(name));
});
const foreign = fc.constantFrom(
  'صباح الخير',
  'الاسم: سعر الطن؟',
  '*طلب جديد لكمية كبيرة*',
  '500 t?\n\nمرحبا',
  '',
);

test('every message that the form writes is read back completely, also between other messages', () => {
  const head = '05/03/2027, 16:40 - Ali: ';
  fc.assert(
    fc.property(fc.array(fc.tuple(validOrder, partner, foreign), { maxLength: 4 }), (chat) => {
      // A message whose last line has the form of the partner line is ambiguous.
      fc.pre(chat.every(([order, by]) => by || !/\nعن طريق: .*$/.test(visible(order.message))));
      const texts = chat.flatMap(([order, by, other]) => [orderMessage(order, by), other]);
      const expected = chat.map(([order, by]) => {
        const facts = Object.entries(order).map(([key, value]) => [key, visible(value)] as const);
        const filled = facts.filter(([key, value]) => value || ['company', 'message'].includes(key));
        return {
          ...Object.fromEntries(filled),
          partner: visible(sanitizeLine(by)),
          date: '2027-03-05 16:40',
          sender: 'Ali',
        };
      });
      expect(readOrders(texts.map((text) => head + text).join('\n'))).toEqual(expected);
    }),
    { numRuns: 500 },
  );
});

const fixture = (name: string) =>
  readFileSync(new URL(`../../fixtures/${name}.txt`, import.meta.url), 'utf8');

describe('messages of version 1 still parse', () => {
  const minimal = {
    name: 'ليث العبدالله',
    company: '',
    phone: '+962790000000',
    email: 'laith@example.com',
    quantity: '1000',
    message: '',
    partner: '',
    date: '',
    sender: '',
  };
  const complete = {
    ...minimal,
    name: 'علی‌رضا کریمی',
    company: 'Acme & Sons',
    phone: '+9647701234567',
    quantity: '1250',
    packaging: 'أكياس 50 كغم، سائب',
    delivery: 'ميناء العقبة',
    place: 'معبر طريبيل',
    month: 'آذار 2027',
    documents: 'شهادة منشأ',
    message: 'السطر الأول\n\nالاسم: ليس هنا',
    partner: 'Agro',
  };

  test('with the required lines only', () => {
    expect(readOrders(fixture('order-minimal-v1'))).toEqual([minimal]);
  });

  test('with every line', () => {
    expect(readOrders(fixture('order-complete-v1'))).toEqual([complete]);
  });

  test('in an exported chat', () => {
    expect(readOrders(fixture('chat-v1'))).toEqual([
      { ...minimal, date: '2027-03-05 16:40', sender: 'Ali' },
      { ...complete, date: '2027-03-06 09:00', sender: 'Huda' },
    ]);
  });
});
