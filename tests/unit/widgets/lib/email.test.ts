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
  // The same from Chromium's `type=email`.
  ['ali@farm.xn--jo-1qd', 'ali@farm.jo'],
  ['ali@xn--farm-t0g.jo', 'ali@farm7.jo'],
  ['ali@xn--mgbayh7gpa.xn--mgbaam7a8h', 'ali@xn--mgbayh7gpa.xn--mgbaam7a8h'],
  ['not-an-email', 'not-an-email'],
  ['Rana@مثال.إختبار؟', 'Rana@xn--mgbh0fb.xn--kgbechtv'],
  ['rana@xn--mgbh0fb.xn--egblgdjxy', 'rana@xn--mgbh0fb.xn--kgbechtv'],
  ['rana@SOCIÉTÉ.Example', 'rana@xn--socit-esab.example'],
  ['rana@société。ｅｘａｍｐｌｅ', 'rana@xn--socit-esab.example'],
  // A number that belongs to the name, and no IPv4 address.
  ['rana@دانشگاه۱.ایران', 'rana@xn--mgbawv3gi04esq.xn--mgba3a4f16a'],
  ['rana@①.②', 'rana@1.2'],
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

test.each([
  ...['laith', 'a@b', 'a b@example.com', 'a@b..com', 'a@-b.com'],
  'rana@société.ex%61mple.com',
  'rana@société.example/x',
  'rana@société.example:80',
  'rana@société.example?x',
  'rana@société@b.example',
  'rana@société..example',
  'rana@so_ciété.example',
  'rana@soci℀été.example',
  'rana@soci été.example',
  'rana@société',
  'رنا@société.example',
])('the email address %s is malformed', (typed) => expect(isEmailAddress(cleanEmail(typed))).toBe(false));

test('every browser gives the same address, also if it has encoded the domain', () => {
  const label = fc.string({
    unit: fc.constantFrom(...'éüñøŁабвמלשبتثپچژ日本語いろはक一々'),
    minLength: 1,
    maxLength: 12,
  });
  fc.assert(
    fc.property(fc.array(label, { minLength: 1, maxLength: 3 }), (labels) => {
      const domain = `${labels.join('.')}.com`;
      fc.pre(URL.canParse(`https://${domain}`));
      const encoded = `rana@${new URL(`https://${domain}`).hostname}`;
      expect([cleanEmail(`rana@${domain}`), cleanEmail(encoded)]).toEqual([encoded, encoded]);
    }),
  );
});
