import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanEmail, isEmailAddress } from '../../../../widgets/lib/text.ts';

test.each([
  // As our own order message writes it.
  ['\u200Elaith@example.com', 'laith@example.com'],
  ['la\u2060ith@exam\u00ADple.com', 'laith@example.com'],
  ['laith@example.com\u{E0041}\uFE0F', 'laith@example.com'],
  ['MailTo: laith@example.com?subject=DAP', 'laith@example.com'],
  ['<laith@example.com>', 'laith@example.com'],
  // Japanese and Arabic keyboards.
  ['ｌａｉｔｈ７＠ｅｘａｍｐｌｅ。ｃｏｍ', 'laith7@example.com'],
  ['ali@farm.jo،', 'ali@farm.jo'],
  ['ali@farm.jo.', 'ali@farm.jo'],
  ['ali@farm۷.jo', 'ali@farm7.jo'],
  // The same from Chromium's `type=email`, and a foreign name.
  ['ali@farm.xn--jo-1qd', 'ali@farm.jo'],
  ['ali@xn--farm-t0g.jo', 'ali@farm7.jo'],
  ['ali@xn--mgbayh7gpa.xn--mgbaam7a8h', 'ali@xn--mgbayh7gpa.xn--mgbaam7a8h'],
  ['ali@xn--9.jo', 'ali@xn--9.jo'],
  ['not-an-email', 'not-an-email'],
])('the email address %j is %j', (typed, cleaned) => {
  expect(cleanEmail(typed)).toBe(cleaned);
});

test('an email address stays, wherever an invisible mark is', () => {
  const mark = fc.constantFrom(...'\u200B\u200C\u200D\u200E\u200F\u2060\u2064\u061C\u00AD\uFEFF\u202A\u2066');
  const address = fc.emailAddress().filter((one) => isEmailAddress(one) && !one.includes('?'));
  fc.assert(
    fc.property(address, mark, fc.nat(), (one, mark, at) => {
      const place = at % (one.length + 1);
      const marked = one.slice(0, place) + mark + one.slice(place);
      expect(cleanEmail(marked)).toBe(one);
      expect(cleanEmail(`mailto:${marked}`)).toBe(one);
    }),
  );
});

test.each(['laith', 'a@b', 'a b@example.com', 'a@b..com', 'a@-b.com', 'rana@société'])(
  'the email address %s is malformed',
  (typed) => expect(isEmailAddress(cleanEmail(typed))).toBe(false),
);

test('a domain can have the letters of any language', () => {
  for (const typed of ['rana@société.example', 'rana@مثال.إختبار؟', 'rana@xn--mgbh0fb.xn--kgbechtv'])
    expect(isEmailAddress(cleanEmail(typed)), typed).toBe(true);
});
