import { expect, test } from 'vitest';
import { columnsOf, contactsFile, csvFile, rowsOf } from '../../../../src/order-book/orders.ts';
import type { FoundOrder } from '../../../../src/order-book/read-orders.ts';
import { orderFields } from '../../../../widgets/order-form/order.ts';

const first: FoundOrder = {
  name: 'ليث',
  company: '',
  phone: '+962790000000',
  email: 'laith@example.com',
  quantity: '1000',
  message: '=HYPERLINK("x")\nسطر ثان',
  partner: '@Acme',
  date: '2027-03-05 16:40',
  sender: '-Laith',
};
const later = { ...first, date: '2027-03-06 09:00' };
const more = { ...first, date: '2027-03-07 09:00', quantity: '1500', month: 'آذار 2027' };
const another = { ...first, phone: '+964770000000', email: 'ali@example.com' };

test('rows stand by date; what a buyer says again or changes is marked, and others are not his', () => {
  const undated = { ...another, date: '' };
  const rows = rowsOf([undated, more, later, first]);
  expect(rows.map(({ mark, changed }) => [mark, ...changed])).toEqual([
    ['first'],
    ['again'],
    ['changed', 'quantity', 'month'],
    ['first'],
  ]);
  expect(rows.at(-1)?.order).toBe(undated);
});

test('one who writes from another number is known by his address', () => {
  expect(rowsOf([first, { ...later, phone: another.phone }])[1]).toMatchObject({ changed: ['phone'] });
});

test('the table begins with the mark of UTF-8, and no cell of it is a formula', () => {
  const columns = columnsOf(orderFields.filter(({ since }) => since === 1));
  const csv = csvFile(rowsOf([first]), ['ملاحظة', 'التاريخ'], () => 'جديد', columns);
  expect(csv).toBe(
    '\uFEFF"ملاحظة","التاريخ"\r\n' +
      `"جديد","2027-03-05 16:40","'-Laith","ليث","","'+962790000000","laith@example.com","1000",` +
      `"","","","","","'=HYPERLINK(""x"")\nسطر ثان","'@Acme"\r\n`,
  );
});

test('every buyer is one contact, as his last order says', () => {
  const file = contactsFile(rowsOf([first, { ...more, company: 'الحقول' }, another]));
  expect(file.match(/^TEL.*$/gm)).toEqual([
    'TEL;TYPE=WORK,VOICE:+962790000000',
    'TEL;TYPE=WORK,VOICE:+964770000000',
  ]);
  expect(file.match(/^ORG.*$/gm)).toEqual(['ORG:الحقول']);
});
