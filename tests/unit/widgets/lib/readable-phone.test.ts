import { expect, test } from 'vitest';
import * as company from '#company/facts.ts';
import { formatPhone } from '../../../../widgets/lib/phone.ts';
import { digitsOnly } from '../../../../widgets/lib/text.ts';

test.each([
  ['+962790000000', '+962 79 000 0000'],
  ['+96265001234', '+962 6 500 1234'],
  ['+9647701234567', '+964 770 123 4567'],
])('%s is formatted as %s', (phone, read) => {
  expect(formatPhone(phone).replace(/\u00A0/g, ' ')).toBe(read);
});

test.each(['+81312345678', '+9621', '', 'none'])('%j is not changed', (phone) => {
  expect(formatPhone(phone)).toBe(phone);
});

test('a formatted number does not break and keeps every digit', () => {
  expect(formatPhone(company.phone)).not.toMatch(/ /);
  expect(digitsOnly(formatPhone(company.phone))).toBe(digitsOnly(company.phone));
});
