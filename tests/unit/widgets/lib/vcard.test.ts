import { describe, expect, test } from 'vitest';
import { sanitizeLine, sanitizeText } from '../../../../widgets/lib/text.ts';
import {
  type Contact,
  contactFileName,
  vcardFile,
  vcardHref,
  vcardText,
} from '../../../../widgets/lib/vcard.ts';

const plain: Contact = {
  name: 'Laith Alabdallah',
  organization: 'Company Name',
  title: 'Sales manager',
  phone: '+962790000000',
  email: 'laith@example.com',
};

/** Input of people and attackers; each is tested in every field of a contact. */
const hostile = {
  'a backslash before n': 'C:\\new',
  'backslashes and commas': '\\,\\\\,\\;',
  'a Windows line break': 'Ali\r\nHasan',
  'a second card': 'Ali\r\nEND:VCARD\r\nBEGIN:VCARD\r\nVERSION:3.0\r\nFN:Eve',
  'a folded property': 'Ali\r\n TEL:+1900',
  'NEL, form feed and tab': 'Ali\u0085Hasan\u000C\u000B\tx',
  'NUL and escape': 'A\u0000l\u001Bi\u007F\u009F',
  'an override of direction': 'Ali\u202Egpj.exe',
  'half a surrogate pair': 'Ali \uD83D Hasan \uDE00',
  'a family of emoji, joined': '👨‍👩‍👧‍👦 Hasan 🏳️‍🌈',
  'Persian with a zero-width non-joiner': 'می‌خواهم',
  'a percent sign': '100 % %0D%0ATEL:1 %',
  'three octets at every break': '𝒳語a'.repeat(60),
};

test('a line of exactly 75 bytes is not folded', () => {
  const name = 'a'.repeat(75 - 'FN:'.length);
  expect(vcardFile({ name })).toContain(`\r\nFN:${name}\r\n`);
});

/** RFC 2426: CRLF only, lines of at most 75 bytes, complete characters, no byte order mark. */
function checkFormat(file: string): void {
  expect(file.startsWith('BEGIN:VCARD\r\nVERSION:3.0\r\nN:;')).toBe(true);
  expect(file.endsWith('\r\nEND:VCARD\r\n')).toBe(true);
  const lines = file.split('\r\n').slice(0, -1);
  for (const one of lines) {
    expect(Buffer.byteLength(one)).toBeLessThanOrEqual(75);
    expect(one).not.toMatch(/[\u0000-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uFEFF]/);
    expect(Buffer.from(one, 'utf8').toString('utf8')).toBe(one);
  }
  expect(lines.filter((one) => /^(BEGIN|END):VCARD$/.test(one))).toHaveLength(2);
}

/** The value of a property as a reader finds it: unfolded and without escapes. */
function valueIn(file: string, property: string): string | undefined {
  const [, value] = new RegExp(`\r\n${property}[^:\r]*:(.*)\r`).exec(file.replace(/\r\n /g, '')) ?? [];
  return value?.replace(/\\(.)/g, (_, escaped) => (escaped === 'n' ? '\n' : escaped));
}

test.each(Object.entries(hostile))('a vCard reader finds exactly the input: %s', (_, text) => {
  for (const [field, property] of Object.entries({
    name: 'FN',
    organization: 'ORG',
    title: 'TITLE',
    email: 'EMAIL',
  })) {
    const file = vcardFile({ ...plain, [field]: text });
    checkFormat(file);
    expect(valueIn(file, property)).toBe(sanitizeLine(text));
  }
  const file = vcardFile({ ...plain, note: text, address: { street: text, city: '', country: text } });
  checkFormat(file);
  expect(valueIn(file, 'NOTE')).toBe(sanitizeText(text.replace(/\t/g, ' ')));
  expect(valueIn(file, 'ADR')).toBe(`;;${sanitizeLine(text)};;;;${sanitizeLine(text)}`);
});

describe('vCard', () => {
  test('leaves out empty fields', () => {
    const card = vcardText({ name: 'Ali', title: ' ', phone: '', email: '\u202E', note: '\n', urls: [] });
    expect(vcardText({ name: 'Ali' })).toBe(card);
    expect(card).toBe('BEGIN:VCARD\r\nVERSION:3.0\r\nN:;Ali;;;\r\nFN:Ali\r\nEND:VCARD\r\n');
  });

  test.each([
    ['javascript:alert(1)', undefined],
    ['example.com', undefined],
    ['https://example.com/', 'https://example.com'],
    ['https://example.com/a;b,c', 'https://example.com/a%3Bb%2Cc'],
    ['https://example.com/\r\nTEL:1', 'https://example.com/TEL:1'],
    ['http://127.0.0.1:4173', 'http://127.0.0.1:4173'],
  ])('writes the URL %j as %j', (url, written) => {
    expect(/URL:(.*)\r/.exec(vcardText({ name: 'A', urls: [url] }))?.[1]).toBe(written);
  });

  test('download URL contains the file', () => {
    const file = vcardFile({ ...plain, name: hostile['a percent sign'] });
    const href = vcardHref(file);
    expect(href.startsWith('data:text/vcard;charset=utf-8,')).toBe(true);
    expect(decodeURIComponent(href.slice(href.indexOf(',') + 1))).toBe(file);
  });
});

test.each([
  ['می‌خواهم', 'می‌خواهم.vcf'],
  ["Siobhán O'Connor", "Siobhán O'Connor.vcf"],
  ['a/b\\c:d*e?f"g<h>i|j', 'a_b_c_d_e_f_g_h_i_j.vcf'],
  ['../../etc/passwd', '_.._etc_passwd.vcf'],
  ['...', 'contact.vcf'],
  ['\u200D\u200E', 'contact.vcf'],
  ['Ali\r\nHasan', 'Ali Hasan.vcf'],
  ['\u202Efcv.exe', 'fcv.exe.vcf'],
  ['CON', '_CON.vcf'],
  ['PRN.txt', '_PRN.txt.vcf'],
  ['COM²', '_COM².vcf'],
  ['COM10', 'COM10.vcf'],
  ['Falcon', 'Falcon.vcf'],
  ['a'.repeat(121), `${'a'.repeat(120)}.vcf`],
  [`${'x'.repeat(110)}👨‍👩‍👧‍👦`, `${'x'.repeat(110)}.vcf`],
  [`${'x'.repeat(118)}. y`, `${'x'.repeat(118)}.vcf`],
])('contact file of %j is named %j', (name, file) => expect(contactFileName(name)).toBe(file));
