import { describe, expect, test } from 'vitest';
import { readDraft } from '../../../../widgets/order-form/order/draft.ts';
import { orderFrom, orderProblems, withValues } from '../../../../widgets/order-form/order/order.ts';
import { prefilled } from '../../../../widgets/order-form/order/prefill.ts';
import { maxQuantityText } from '../../../../widgets/order-form/order/quantity.ts';
import { nothingTyped } from '../../../../widgets/order-form/order/rows.ts';
import { filled, order, toCompany } from '../../../support/sample-order.ts';

describe('validation errors', () => {
  test('none for a valid order', () => expect(orderProblems(order, 500)).toEqual({}));

  test('each required field of an empty order', () => {
    expect(orderProblems(orderFrom(nothingTyped), 500)).toEqual({
      name: 'missing',
      phone: 'missing',
      email: 'missing',
      quantity: 'missing',
    });
  });

  // Spaces and marks, a Hangul filler, the empty pattern of Braille, a tag, a combining grapheme joiner.
  test.each(['\u200E \u2060\u3000\t', '\u3164', '\u2800', '\u{E0041}', '\u034F'])(
    'a name of invisible characters (%j)',
    (character) => {
      expect(orderProblems({ ...order, name: character.repeat(3) }, 500)).toEqual({ name: 'missing' });
      expect(orderProblems({ ...order, name: `${character}ليث${character}` }, 500)).toEqual({});
    },
  );

  test('a country code without a number', () => {
    expect(orderProblems(orderFrom({ ...filled, phone: '+962' }), 500)).toEqual({ phone: 'missing' });
  });

  // email.test.ts has the rules.
  test.each([
    ['a@b', { email: 'malformed' }],
    ["o'neil+dap@mail.example.jo", {}],
    ['a＠b．co', {}],
  ])('of the email address %s are %j', (email, problems) =>
    expect(orderProblems(orderFrom({ ...filled, email }), 500)).toEqual(problems),
  );

  test.each([
    ['499', 500, 'belowMinimum'],
    ['500', 500, undefined],
    ['0500', 500, undefined],
    ['0', 500, 'belowMinimum'],
    ['9007199254740993', 9007199254740992, undefined],
  ])('%s tons at a minimum of %d: %s', (quantity, minimum, problem) => {
    expect(orderProblems({ ...order, quantity }, minimum).quantity).toBe(problem);
  });
});

describe('a stored draft', () => {
  test('of an older version has empty values', () => {
    const { message: _, ...older } = filled;
    expect(readDraft({ fields: older }).fields).toEqual({ ...filled, message: '' });
  });

  test('has the unit of a quantity of which the browser has restored the digits', () => {
    expect(withValues({ ...filled, quantity: '900' }, { ...filled, quantity: '900 kg' }).quantity).toBe(
      '900 kg',
    );
    expect(withValues({ ...filled, quantity: '800' }, { ...filled, quantity: '900 kg' }).quantity).toBe(
      '800',
    );
  });

  test('has the order that was handed over until it expires', () => {
    const handedOver = { typed: filled, to: toCompany, at: Date.now() - 60_000 };
    expect(readDraft({ handedOver }).handedOver).toEqual({ ...handedOver, isRestored: true });
    for (const at of [Date.now() - 31 * 60_000, Date.now() + 60_000])
      expect(readDraft({ handedOver: { ...handedOver, at } })).toEqual({});
  });
});

describe('the prefill attribute', () => {
  test('fills its fields, also with an unencoded plus, digits of every script and a leading question mark', () => {
    const company = 'company=Acme%20%26%20Sons&message=a%0Ab&phone=+447911123456';
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
  });

  test('warns about unknown fields and values, and ignores them', () => {
    expect(prefilled('__proto__=1&constructor=2&price=3&countryCode=49')).toEqual({
      typed: nothingTyped,
      warnings: [
        expect.stringContaining('Unknown field "__proto__"'),
        expect.stringContaining('Unknown field "constructor"'),
        expect.stringContaining('Unknown field "price"'),
        expect.stringMatching(/^Invalid value "49" for "countryCode" .* "\+962" or .* Using the default\.$/),
      ],
    });
  });

  test('is shortened to the limits of the controls', () => {
    const { typed } = prefilled(
      `name=${'😀'.repeat(200)}&quantity=${'9'.repeat(350)}&place=${'日'.repeat(90)}`,
    );
    expect(typed.name).toBe('😀'.repeat(40));
    expect(typed.quantity).toHaveLength(maxQuantityText);
    expect(typed.place).toBe('日'.repeat(80));
  });
});
