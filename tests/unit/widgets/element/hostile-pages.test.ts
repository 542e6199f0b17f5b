import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { imagesFromProperty } from '../../../../widgets/gallery/images.ts';
import { readNumber } from '../../../../widgets/lib/phone-check.ts';
import { cleanEmail } from '../../../../widgets/lib/text.ts';
import { readDraft } from '../../../../widgets/order-form/order/draft.ts';
import { orderChat } from '../../../../widgets/order-form/order/message.ts';
import { orderFrom, orderProblems } from '../../../../widgets/order-form/order/order.ts';
import { prefilled } from '../../../../widgets/order-form/order/prefill.ts';
import { orderRows } from '../../../../widgets/order-form/order/rows.ts';
import { text, value } from '../../../support/arbitraries.ts';
import { elementClasses } from '../../../support/element-classes.ts';

const widgets = elementClasses.map(({ widget }) => widget);

describe('attribute', () => {
  const all = widgets.flatMap(({ tag, attributes }) =>
    Object.entries(attributes).map(([name, attribute]) => [`${tag} ${name}`, attribute] as const),
  );

  test.each(all)('%s has a valid value or undefined for any text', (_, { initial, parse, expected = '' }) => {
    fc.assert(
      fc.property(text, (input) => {
        const read = parse(input);
        if (read === undefined) return;
        const words = expected.match(/"[^"]+"/g)?.map((word) => word.slice(1, -1)) ?? [];
        if (typeof initial === 'boolean') expect(typeof read).toBe('boolean');
        else if (expected === 'a whole number')
          expect(Number.isSafeInteger(read) && Number(read) > 0).toBe(true);
        else if (expected.startsWith('a number such'))
          expect(readNumber(read as string, '+962')).toMatch(/^(|\+[1-9]\d{7,14})$/);
        else if (expected.startsWith('an address')) expect(read).toMatch(/^[^\s?&]+$/);
        else if (words.length) expect(words).toContain(read);
        else expect(read).toBe(input);
      }),
    );
  });

  // A pattern that takes the square of the length would need minutes.
  test.each([...',+1٣.', 'xn--', '1,', '%2B'])('of 400,000 times %j is read at once', async (piece) => {
    const long = piece.repeat(400_000);
    for (const [, { parse }] of all) parse(long);
    readNumber(long, '+962');
    cleanEmail(`a@b.co${long}x`);
    // The time limit of the test takes effect here.
    await new Promise((resolve) => setTimeout(resolve));
  });

  test('prefill fills only fields of the form, within their limits', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), text, (query, more) => {
        const { typed } = prefilled(`${query}&name=${encodeURIComponent(more)}&${more}`);
        const known = [...orderRows.map(({ name }) => name), 'countryCode'];
        expect(Object.keys(typed).filter((name) => !known.includes(name))).toEqual([]);
        expect(typed.name?.length ?? 0).toBeLessThanOrEqual(80);
      }),
    );
  });
});

test('the property images gives images with a URL, or the default ones', () => {
  fc.assert(
    fc.property(
      fc.oneof(value, fc.array(fc.oneof(value, fc.record({ src: value, width: text, alt: value })))),
      (images) => {
        for (const { src, alt, width = 1 } of imagesFromProperty(images) ?? []) {
          expect(src.trim()).not.toBe('');
          expect(typeof alt).toBe('string');
          expect(width).toBeGreaterThan(0);
        }
      },
    ),
  );
});

describe('stored drafts', () => {
  test('give a valid order or nothing for any value', () => {
    const field = fc.oneof(text, value);
    const fields = fc.record(
      {
        ...Object.fromEntries(orderRows.map(({ name }) => [name, field])),
        countryCode: fc.constantFrom('+962', '+964', 'evil'),
        packaging: field,
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
});
