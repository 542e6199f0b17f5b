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

test('rows are sorted by date and marked if they repeat or change an order of the same buyer', () => {
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

test('a buyer with another phone number is recognized by the email address', () => {
  expect(rowsOf([first, { ...later, phone: another.phone }])[1]).toMatchObject({ changed: ['phone'] });
});

test('the CSV table starts with a byte order mark, and no cell is a formula', () => {
  const columns = columnsOf(orderFields.filter((field) => !('since' in field)));
  const csv = csvFile(rowsOf([first]), ['ملاحظة', 'التاريخ'], () => 'جديد', columns);
  expect(csv).toBe(
    '\uFEFF"ملاحظة","التاريخ"\r\n' +
      `"جديد","2027-03-05 16:40","'-Laith","ليث","","'+962790000000","laith@example.com","1000",` +
      `"","","","","","'=HYPERLINK(""x"")\nسطر ثان","'@Acme"\r\n`,
  );
});

test('every buyer is one contact, with the data of the last order', () => {
  const file = contactsFile(rowsOf([first, { ...more, company: 'الحقول' }, another]));
  expect(file.match(/^TEL.*$/gm)).toEqual([
    'TEL;TYPE=WORK,VOICE:+962790000000',
    'TEL;TYPE=WORK,VOICE:+964770000000',
  ]);
  expect(file.match(/^ORG.*$/gm)).toEqual(['ORG:الحقول']);
});
