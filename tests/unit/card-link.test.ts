import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardLink, linkedPerson } from '../../widgets/cards/card-link.ts';
import type { Contact } from '../../widgets/text/vcard.ts';

const origin = 'https://dap.example.com';
const fragmentOf = (person: Contact) => cardLink(origin, person)?.split('#')[1];
/** What becomes of a person on the way through a link. */
const throughLink = (person: Contact) => linkedPerson(fragmentOf(person) ?? '');
const laith = {
  name: 'ليث العبدالله',
  title: 'مدير المبيعات',
  phone: '+962790000000',
  email: 'l@example.com',
};

describe('the link of a card', () => {
  test('of the company is the page alone', () => expect(cardLink(origin)).toBe(`${origin}/c/`));

  test.each([
    laith,
    { name: 'علی رضایی‌نژاد', title: 'گرداننده', phone: '+9647900000000', email: '' },
    { name: 'Hélène Noël', title: 'Gérante', phone: '', email: 'helene@example.com' },
    { name: '佐藤 花子', title: '課長', phone: '+962790000000', email: 'sato@example.com' },
    { name: 'Ali 😀', title: '', phone: '', email: '' },
  ])('brings $name back whole', (person) => expect(throughLink(person)).toEqual(person));

  test('holds one sign and a half for each Arabic letter, so that its code is small', () => {
    const letters = Object.values(laith).join('').length;
    expect(fragmentOf(laith)?.length).toBeLessThan(letters * 1.6 + 8);
  });

  test('is signs and digits alone, and read whether or not an app has made them small', () => {
    expect(fragmentOf(laith)).toMatch(/^[0-9A-Z]+$/);
    expect(linkedPerson(fragmentOf(laith)?.toLowerCase() ?? '')).toEqual(laith);
  });

  test('is not there for facts that no small code holds', () => {
    expect(cardLink(origin, { ...laith, title: 'م'.repeat(200), name: 'ن'.repeat(200) })).toBeUndefined();
  });

  test('brings every clean person back, or is not there', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 60 }),
        fc.string({ unit: 'binary' }),
        (name, title) => {
          const person = { ...laith, name: `x${name}`, title };
          const back = throughLink(person);
          if (fragmentOf(person) === undefined) return;
          expect(back?.phone).toBe(laith.phone);
          expect(throughLink(back as Contact)).toEqual(back);
        },
      ),
    );
  });
});

describe('a link that somebody else wrote', () => {
  test.each(['', '#', 'A B', '-1', '0', '00', 'order-form', '%41', 'Z'.repeat(401), '١٢٣', '1n'])(
    '#%s shows nobody',
    (fragment) => expect(linkedPerson(fragment)).toBeUndefined(),
  );

  test('that lost its end shows nobody', () => {
    const whole = fragmentOf(laith) ?? '';
    for (let end = 0; end < whole.length; end++) expect(linkedPerson(whole.slice(0, end))).toBeUndefined();
  });

  /** Octets as a link holds them. */
  const link = (kind: number, text: string) =>
    BigInt(`0x0${kind}${Buffer.from(text).toString('hex')}`).toString(36);

  test.each([
    ['a forged line', 'Ali\nx\n+1\na@b.c\nmore'],
    ['a turned reading direction', 'Ali\u202Egnp\nx\n+1\na@b.c'],
    ['a number that calls nobody', 'Ali\nx\njavascript:alert(1)\na@b.c'],
    ['a name that nobody sees', '\u200B\nx\n+1\na@b.c'],
    ['a control character', 'A\u0007li\nx\n+1\na@b.c'],
    ['half of it', 'Ali\nx'],
  ])('with %s shows nobody', (_, text) => expect(linkedPerson(link(2, text))).toBeUndefined());

  test('whatever it holds, nothing is thrown and only clean lines come out', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.stringMatching(/^[12][0-9A-Z]{0,399}$/),
          fc.string().map((text) => link(1, text)),
        ),
        (fragment) => {
          const person = linkedPerson(fragment);
          if (!person) return;
          for (const fact of Object.values(person)) {
            expect(fact).not.toMatch(/[\u0000-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uFEFF]/);
          }
          expect(person.phone).toMatch(/^(\+\d+)?$/);
        },
      ),
      { numRuns: 2000 },
    );
  });
});
