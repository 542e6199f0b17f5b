import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readNumber } from '../../../../widgets/lib/phone-check.ts';
import { cleanEmail } from '../../../../widgets/lib/text.ts';
import { text } from '../../../support/arbitraries.ts';
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
