import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readNumber } from '../../../../widgets/lib/phone-check.ts';
import { cleanEmail } from '../../../../widgets/lib/text.ts';
import { readDraft } from '../../../../widgets/order-form/order/draft.ts';
import { orderChat } from '../../../../widgets/order-form/order/message.ts';
import { orderFrom, orderProblems } from '../../../../widgets/order-form/order/order.ts';
import { orderRows } from '../../../../widgets/order-form/order/rows.ts';
import { text, value } from '../../../support/arbitraries.ts';
import { elementClasses } from '../../../support/widgets.tsx';

const parsers = elementClasses.flatMap(({ widget }) =>
  Object.values(widget.attributes).map(({ parse }) => parse),
);

test('no attribute throws for any text, and a number is a positive integer', () => {
  fc.assert(
    fc.property(text, (input) => {
      const numbers = parsers.map((parse) => parse(input)).filter((read) => typeof read === 'number');
      expect(numbers.filter((read) => !Number.isSafeInteger(read) || read <= 0)).toEqual([]);
    }),
  );
});

// A pattern that takes the square of the length would need minutes.
test.each([...',+1٣.', 'xn--', '1,', '%2B'])('400,000 times %j is read at once', async (piece) => {
  const long = piece.repeat(400_000);
  for (const parse of parsers) parse(long);
  readNumber(long, '+962');
  cleanEmail(`a@b.co${long}x`);
  // The time limit of the test takes effect here.
  await new Promise((resolve) => setTimeout(resolve));
});

test('a stored draft gives a valid order or nothing for any value', () => {
  const field = fc.oneof(text, value);
  const fields = fc.record(
    {
      ...Object.fromEntries(orderRows.map(({ name }) => [name, field])),
      countryCode: fc.constantFrom('+962', '+964', 'evil'),
    },
    { requiredKeys: [] },
  );
  const handedOver = fc.oneof(
    value,
    fc.record({ typed: fields, at: fc.oneof(value, fc.constant(Infinity)) }),
  );
  fc.assert(
    fc.property(fc.oneof(value, fc.record({ fields, handedOver })), (stored) => {
      const draft = readDraft(stored);
      for (const content of [draft.fields, draft.handedOver?.typed]) {
        if (!content) continue;
        expect(Object.values(content).filter((one) => typeof one !== 'string')).toEqual([]);
        expect(content.countryCode).toMatch(/^(\+96[24])?$/);
        const order = orderFrom(content);
        orderProblems(order, 500);
        expect(orderChat(order, '+962790000000').url.length).toBeLessThanOrEqual(12_000);
      }
    }),
  );
});
