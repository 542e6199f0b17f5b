import { assert, property, record, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainLine, plainText } from '../../widgets/text/plain-text.ts';
import { type Contact, vcardFile, vcardHref, vcardText } from '../../widgets/text/vcard.ts';
import {
  asIcal,
  type Read,
  readWithIcal,
  readWithVcf,
  readWithVobject,
  vobjectThere,
} from '../stage/vcard-readers.ts';

const plain: Contact = {
  name: 'Laith Alabdallah',
  organisation: 'Company Name',
  title: 'Sales manager',
  phone: '+962790000000',
  mobile: '+962790000001',
  email: 'laith@example.com',
  address: { street: 'Mecca Street', city: 'Amman', country: 'Jordan' },
  urls: ['https://dap.example.com', 'https://www.facebook.com/example'],
  note: 'Original DAP 18-46-0 fertilizer.',
};

/** What people and attackers type; each goes into every field of a card. */
const hostile = {
  'a semicolon': 'Ali; Sons',
  'a comma': 'Haddad, Omar',
  'a backslash': 'C:\\cards\\new',
  'a backslash before n': 'C:\\new',
  'a backslash at the end': 'end\\',
  'a backslash before a semicolon': 'a\\;b',
  'backslashes and commas': '\\,\\\\,\\;',
  'a line break': 'Ali\nHasan',
  'a Windows line break': 'Ali\r\nHasan',
  'an old Mac line break': 'Ali\rHasan',
  'a second property': 'Ali\r\nTEL:+1900\r\nNOTE:x',
  'a second card': 'Ali\r\nEND:VCARD\r\nBEGIN:VCARD\r\nVERSION:3.0\r\nFN:Eve',
  'a folded property': 'Ali\r\n TEL:+1900',
  'a line separator': 'Ali\u2028Hasan\u2029x',
  'NEL and form feed': 'Ali\u0085Hasan\u000C\u000Bx',
  'NUL and escape': 'A\u0000l\u001Bi\u007F\u009F',
  'a tab': 'Ali\tHasan',
  'an override of direction': 'Ali\u202Egpj.exe',
  'isolates and embeddings': '\u2066Ali\u2069 \u202AHasan\u202C',
  'a byte order mark': '\uFEFFAli\uFEFF',
  'half a surrogate pair': 'Ali \uD83D Hasan \uDE00',
  'an emoji': 'Ali 😀',
  'a family of emoji, joined': '👨‍👩‍👧‍👦 Hasan 🏳️‍🌈',
  'Persian with a zero-width non-joiner': 'می‌خواهم',
  'Arabic with marks of direction': 'علي \u200E+962\u200F',
  Arabic: 'ليث العبدالله مدير المبيعات الإقليمية في عمّان والعقبة وإربد',
  Japanese: '山田 太郎、営業部長（東京・大阪）を担当しています。よろしくお願いいたします。',
  French: 'Hélène Lefèvre-Noël, « directrice » des ventes',
  apostrophes: "Siobhán O'Connor “the boss” ’",
  'a colon and equals': 'NOTE:x=3D;ENCODING=QUOTED-PRINTABLE:=0D=0A',
  'a percent sign': '100 % %0D%0ATEL:1 %',
  'markup and templates': '<img src=x onerror=alert(1)> {{name}} $t(card.title)',
  'composed and decomposed letters': 'e\u0301 é ² ½ ﬁ',
  'one long word': 'a'.repeat(500),
  'ten thousand letters': 'ن'.repeat(10_000),
  'ten thousand emoji': '😀'.repeat(5000),
  'three octets at every break': '𝒳語a'.repeat(60),
};

const fields = ['name', 'organisation', 'title', 'email', 'note'] as const;
const rows = Object.entries(hostile).flatMap(([what, text]) =>
  fields.map((field) => ({ what, field, contact: { ...plain, [field]: text } as Contact })),
);

function expected(contact: Contact): Read {
  const line = (text = '') => plainLine(text.replace(/\t/g, ' '));
  const { street, city, country } = contact.address ?? { street: '', city: '', country: '' };
  return {
    name: line(contact.name),
    fullName: line(contact.name),
    organisation: line(contact.organisation),
    title: line(contact.title),
    phones: [contact.phone, contact.mobile].map(line).filter(Boolean),
    email: line(contact.email),
    address: contact.address ? ['', '', street, city, '', '', country].map(line) : [],
    urls: contact.urls ?? [],
    note: plainText((contact.note ?? '').replace(/\t/g, ' ')),
    properties: 0,
  };
}

/** Every property line of the card that was read, and no other. */
function check(read: Read, contact: Contact, shown = expected(contact)): void {
  const properties = vcardText(contact).split('\r\n').length - 3;
  expect(read).toEqual({ ...shown, properties });
}

function checkTwo(contact: Contact, file: string): void {
  check(readWithVcf(file), contact);
  const read = readWithIcal(file);
  const shown = asIcal(expected(contact));
  if (shown.name.includes('\\')) shown.name = read.name;
  check(read, contact, shown);
}

/** RFC 2426: CRLF alone, lines of at most 75 octets, characters whole, no byte order mark. */
function checkFile(file: string): void {
  expect(file.startsWith('BEGIN:VCARD\r\nVERSION:3.0\r\nN:;')).toBe(true);
  expect(file.endsWith('\r\nEND:VCARD\r\n')).toBe(true);
  const lines = file.split('\r\n').slice(0, -1);
  for (const line of lines) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line).not.toMatch(/[\u0000-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uFEFF]/);
    expect(Buffer.from(line, 'utf8').toString('utf8')).toBe(line);
  }
  expect(lines.filter((line) => /^(BEGIN|END):VCARD$/.test(line))).toHaveLength(2);
}

test('there are at least 150 hostile rows', () => expect(rows.length).toBeGreaterThan(150));

describe('three programs read back what was typed', () => {
  test.each(rows)('ical.js and vcf: $what in $field', ({ contact }) => {
    const file = vcardFile(contact);
    checkFile(file);
    checkTwo(contact, file);
  });

  test.skipIf(!vobjectThere)('vobject (needs the Debian package python3-vobject): every row', () => {
    const read = readWithVobject(rows.map(({ contact }) => vcardFile(contact)));
    for (const [index, row] of rows.entries()) check(read[index] as Read, row.contact);
  });

  const anything = record({
    name: string({ unit: 'binary', minLength: 1 }).filter((name) => plainLine(name) !== ''),
    organisation: string({ unit: 'binary' }),
    title: string({ unit: 'grapheme' }),
    email: string({ unit: 'binary-ascii' }),
    note: string({ unit: 'binary', size: 'large' }),
  });

  test('ical.js and vcf: whatever can be typed', () => {
    assert(
      property(anything, (contact) => {
        const file = vcardFile(contact);
        checkFile(file);
        checkTwo(contact, file);
      }),
      { numRuns: 500 },
    );
  });

  test.skipIf(!vobjectThere)('vobject: whatever can be typed', () => {
    const contacts: Contact[] = [];
    assert(
      property(anything, (contact) => void contacts.push(contact)),
      { numRuns: 500 },
    );
    const read = readWithVobject(contacts.map(vcardFile));
    for (const [index, contact] of contacts.entries()) check(read[index] as Read, contact);
  });
});

describe('the card', () => {
  test('has its properties in their fixed order', () => {
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

  test('leaves out what is empty', () => {
    const card = vcardText({ name: 'Ali', title: ' ', phone: '', email: '\u202E', note: '\n', urls: [] });
    expect(card).toBe('BEGIN:VCARD\r\nVERSION:3.0\r\nN:;Ali;;;\r\nFN:Ali\r\nEND:VCARD\r\n');
  });

  test.each([
    ['javascript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['not an address', undefined],
    ['//evil.example', undefined],
    ['ftp://example.com/', undefined],
    ['https://example.com/', 'https://example.com'],
    ['https://example.com/a;b,c', 'https://example.com/a%3Bb%2Cc'],
    ['https://example.com/\r\nTEL:1', 'https://example.com/TEL:1'],
    ['https://example.com/مرحبا', 'https://example.com/%D9%85%D8%B1%D8%AD%D8%A8%D8%A7'],
    ['http://127.0.0.1:4173', 'http://127.0.0.1:4173'],
  ])('writes the address %j as %j', (url, written) => {
    expect(/URL:(.*)\r/.exec(vcardText({ name: 'A', urls: [url] }))?.[1]).toBe(written);
  });

  test('the address of the download holds the file whole', () => {
    const file = vcardFile(rows[130]?.contact ?? plain);
    const href = vcardHref(file);
    expect(href.startsWith('data:text/vcard;charset=utf-8,')).toBe(true);
    expect(decodeURIComponent(href.slice(href.indexOf(',') + 1))).toBe(file);
  });
});
