import { describe, expect, test } from 'vitest';
import { sanitizeLine, sanitizeText } from '../../../../widgets/lib/text.ts';
import { type Contact, vcardFile, vcardHref, vcardText } from '../../../../widgets/lib/vcard.ts';

const plain: Contact = {
  name: 'Laith Alabdallah',
  organization: 'Company Name',
  title: 'Sales manager',
  phone: '+962790000000',
  mobile: '+962790000001',
  email: 'laith@example.com',
  address: { street: 'Mecca Street', city: 'Amman', country: 'Jordan' },
  urls: ['https://dap.example.com', 'https://www.facebook.com/example'],
  note: 'Original DAP 18-46-0 fertilizer.',
};

/** Input of people and attackers; each is tested in every field of a contact. */
const hostile = {
  'a backslash before n': 'C:\\new',
  'a backslash at the end': 'end\\',
  'backslashes and commas': '\\,\\\\,\\;',
  'a Windows line break': 'Ali\r\nHasan',
  'a second card': 'Ali\r\nEND:VCARD\r\nBEGIN:VCARD\r\nVERSION:3.0\r\nFN:Eve',
  'a folded property': 'Ali\r\n TEL:+1900',
  'a line separator': 'Ali\u2028Hasan\u2029x',
  'NEL and form feed': 'Ali\u0085Hasan\u000C\u000Bx',
  'NUL and escape': 'A\u0000l\u001Bi\u007F\u009F',
  'a tab': 'Ali\tHasan',
  'an override of direction': 'Ali\u202Egpj.exe',
  'half a surrogate pair': 'Ali \uD83D Hasan \uDE00',
  'a family of emoji, joined': '👨‍👩‍👧‍👦 Hasan 🏳️‍🌈',
  'Persian with a zero-width non-joiner': 'می‌خواهم',
  Arabic: 'ليث العبدالله مدير المبيعات الإقليمية في عمّان والعقبة وإربد',
  'a percent sign': '100 % %0D%0ATEL:1 %',
  'composed and decomposed letters': 'e\u0301 é ² ½ ﬁ',
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
  test('has its properties in a fixed order', () => {
    expect(vcardText(plain)).toBe(
      [
        'BEGIN:VCARD',
        'VERSION:3.0',
        'N:;Laith Alabdallah;;;',
        'FN:Laith Alabdallah',
        'ORG:Company Name',
        'TITLE:Sales manager',
        'TEL;TYPE=WORK,VOICE:+962790000000',
        'TEL;TYPE=CELL:+962790000001',
        'EMAIL;TYPE=INTERNET:laith@example.com',
        'ADR;TYPE=WORK:;;Mecca Street;Amman;;;Jordan',
        'URL:https://dap.example.com',
        'URL:https://www.facebook.com/example',
        'NOTE:Original DAP 18-46-0 fertilizer.',
        'END:VCARD',
        '',
      ].join('\r\n'),
    );
  });

  test('leaves out empty fields', () => {
    const card = vcardText({ name: 'Ali', title: ' ', phone: '', email: '\u202E', note: '\n', urls: [] });
    expect(card).toBe('BEGIN:VCARD\r\nVERSION:3.0\r\nN:;Ali;;;\r\nFN:Ali\r\nEND:VCARD\r\n');
  });

  test.each([
    ['javascript:alert(1)', undefined],
    ['not an address', undefined],
    ['https://example.com/', 'https://example.com'],
    ['https://example.com/a;b,c', 'https://example.com/a%3Bb%2Cc'],
    ['https://example.com/\r\nTEL:1', 'https://example.com/TEL:1'],
    ['https://example.com/مرحبا', 'https://example.com/%D9%85%D8%B1%D8%AD%D8%A8%D8%A7'],
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
