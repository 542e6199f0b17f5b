import { expect, test } from 'vitest';
import * as company from '#company/facts.ts';
import { formatPhone } from '../../../../widgets/lib/phone.ts';
import { digitsOnly } from '../../../../widgets/lib/text.ts';

test.each([
  ['+962790000000', '+962 79 000 0000'],
  ['+96265001234', '+962 6 500 1234'],
  ['+9647701234567', '+964 770 123 4567'],
])('%s is read as %s', (phone, read) => {
  expect(formatPhone(phone).replace(/\u00A0/g, ' ')).toBe(read);
});

test.each(['+81312345678', '+9621', '', 'none'])('%j stays as it is', (phone) => {
  expect(formatPhone(phone)).toBe(phone);
});

test('no line ends inside a number, and no digit is lost', () => {
  expect(formatPhone(company.phone)).not.toMatch(/ /);
  expect(digitsOnly(formatPhone(company.phone))).toBe(digitsOnly(company.phone));
});
