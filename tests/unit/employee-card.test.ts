import { describe, expect, test } from 'vitest';
import { type EmployeeFields, employeeContact, missingFields } from '../../widgets/employee-card/employee.ts';
import { fitLines } from '../../widgets/employee-card/fit-lines.ts';
import { pictureHead } from '../../widgets/employee-card/picture-size.ts';

const fields: EmployeeFields = {
  name: ' Laith\nAlabdallah ',
  title: 'Sales manager',
  countryCode: '+962',
  phone: '٠٧٩ ١٢٣ ٤٥٦٧',
  email: 'laith@example.com ',
};
const employer = { organisation: 'Company', urls: ['https://dap.example.com'], note: 'Note' };

describe('the contact of an employee', () => {
  test('is what was typed, cleaned, with the company’s own facts', () => {
    expect(employeeContact(fields, employer)).toEqual({
      ...employer,
      name: 'Laith Alabdallah',
      title: 'Sales manager',
      phone: '+962791234567',
      email: 'laith@example.com',
    });
  });

  test.each(['', '0', '+962', '00962', 'none'])('has no phone when %j was typed', (phone) => {
    expect(employeeContact({ ...fields, phone }, employer).phone).toBe('');
  });

  test.each([
    ['', 'Driver', ['name']],
    ['Ali', ' \u200D', ['title']],
    ['\u202E', '\t', ['name', 'title']],
    ['Ali', 'Driver', []],
    ['😀', '課長', []],
  ])('a name %j with the title %j lacks %j', (name, title, missing) => {
    expect(missingFields({ ...fields, name, title })).toEqual(missing);
  });
});

describe('the size of a picture, before it is decoded', () => {
  const bytes = (hex: string, tail = 32) =>
    Uint8Array.from(Buffer.concat([Buffer.from(hex.replace(/ /g, ''), 'hex'), Buffer.alloc(tail)]));

  test.each([
    [
      'PNG',
      '89504e470d0a1a0a 0000000d 49484452 00003e80 00003e80',
      { format: 'png', width: 16000, height: 16000 },
    ],
    ['GIF', '474946383961 0a00 1400', { format: 'gif', width: 10, height: 20 }],
    ['JPEG', 'ffd8 ffe0 0004 0000 ffc0 0011 08 0064 00c8', { format: 'jpeg', width: 200, height: 100 }],
    [
      'progressive JPEG behind a table',
      'ffd8 ffc4 0003 00 ffc2 0011 08 0001 0002',
      { format: 'jpeg', width: 2, height: 1 },
    ],
    ['JPEG without a frame', 'ffd8 ffe0 0004 0000', { format: 'jpeg', width: 0, height: 0 }],
    [
      'WebP with losses',
      '52494646 00000000 57454250 56503820 00000000 000000 9d012a c800 6400',
      { format: 'webp', width: 200, height: 100 },
    ],
    [
      'WebP without losses',
      '52494646 00000000 57454250 5650384c 00000000 2f c7c01800',
      { format: 'webp', width: 200, height: 100 },
    ],
    [
      'extended WebP',
      '52494646 00000000 57454250 56503858 0a000000 00000000 c70000 630000',
      { format: 'webp', width: 200, height: 100 },
    ],
    [
      'BMP, top row first',
      '424d 00000000 00000000 00000000 28000000 c8000000 9cffffff',
      { format: 'bmp', width: 200, height: 100 },
    ],
    [
      'HEIC',
      '00000018 66747970 68656963 00000000 00000014 69737065 00000000 00000fc0 00000bd0',
      { format: 'heif', width: 4032, height: 3024 },
    ],
  ])('%s', (_, hex, head) => expect(pictureHead(bytes(hex))).toEqual(head));

  test('text and SVG are no format known by its bytes', () => {
    expect(pictureHead(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe(undefined);
    expect(pictureHead(new Uint8Array())).toBe(undefined);
  });

  test('a file that ends within its own head is said to be cut', () => {
    expect(pictureHead(bytes('89504e470d0a1a0a', 0))?.format).toBe('cut');
  });
});

describe('text on paper', () => {
  /** Letters as wide as half their size. */
  const measure = (text: string, size: number) => Array.from(text).length * size * 0.5;
  const room = { size: 4, least: 2, lines: 2, width: 20, measure };

  test('stands in one line while it fits', () => {
    expect(fitLines('Ali Hasan', room)).toEqual({ size: 4, shown: ['Ali Hasan'] });
  });

  test('breaks between words before it shrinks', () => {
    expect(fitLines('Ali Hasan Omar', room)).toEqual({ size: 4, shown: ['Ali Hasan', 'Omar'] });
  });

  test('breaks an address before its @', () => {
    expect(fitLines('laith.ali@example.com', { ...room, size: 3 }).shown).toEqual([
      'laith.ali',
      '@example.com',
    ]);
  });

  test('shrinks until it fits, and cuts with “…” only at the smallest size', () => {
    expect(fitLines('Abdurrahman Alhashimi', room).size).toBeLessThan(4);
    const cut = fitLines('x'.repeat(100), room);
    expect(cut.size).toBe(2);
    expect(cut.shown[1]).toMatch(/^x+…$/);
    expect(measure(cut.shown[1] ?? '', cut.size)).toBeLessThanOrEqual(20);
  });

  test('Japanese breaks anywhere', () => {
    const { shown } = fitLines('西日本営業本部第一営業部部長代理', room);
    expect(shown.join('')).toBe('西日本営業本部第一営業部部長代理');
  });
});
