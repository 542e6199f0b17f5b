import { spawnSync } from 'node:child_process';
import jsQR from 'jsqr';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { brand } from '#company/colors.ts';
import { toBrand } from '../../../../src/build/company/brand.ts';
import { capacity, qrText, scannable } from '../../../../widgets/contact-card/contact-card.tsx';
import { QrCode } from '../../../../widgets/contact-card/qr-code.tsx';
import { qrPath } from '../../../../widgets/contact-card/qr-path.ts';
import { type Contact, utf8Length, vcardText } from '../../../../widgets/lib/vcard.ts';
import { isInstalled } from '../../../support/debian.ts';

const site = 'https://dap.example.com';
const contact: Contact = {
  name: 'ليث العبدالله',
  organization: 'اسم الشركة',
  title: 'مدير المبيعات',
  phone: '+962790000000',
  mobile: '+962790000001',
  email: 'laith@example.com',
  address: { street: 'شارع مكة', city: 'عمّان', country: 'الأردن' },
  urls: [site, 'https://www.facebook.com/example', 'https://www.instagram.com/example'],
  note: 'سماد داب (DAP 18-46-0) الأصلي للأردن والعراق.',
};
const properties = (text = '') => text.split('\r\n').map((line) => line.split(/[:;]/)[0]);

describe('text of a QR code', () => {
  test('contains the complete contact if it fits', () => {
    const text = vcardText(contact);
    expect(qrText(contact, utf8Length(text))).toBe(text);
  });

  const { note: _note, ...withoutNote } = contact;
  const { urls: _urls, ...required } = withoutNote;
  test.each([
    ['NOTE', withoutNote],
    ['NOTE and the social URLs', { ...withoutNote, urls: [site] }],
    ['NOTE and all URLs', required],
  ])('leaves out %s, and no more than it must', (_, rest: Contact) => {
    const text = vcardText(rest);
    expect(qrText(contact, utf8Length(text))).toBe(text);
    expect(qrText(contact, utf8Length(text) - 1)).not.toBe(text === vcardText(required) ? '' : text);
  });

  test('always has name, title, organization, phones, email and address, even if too long to scan', () => {
    expect(properties(qrText(contact, 10))).toEqual([
      ...['BEGIN', 'VERSION', 'N', 'FN', 'ORG', 'TITLE', 'TEL', 'TEL', 'EMAIL', 'ADR', 'END', ''],
    ]);
  });

  test('an Arabic staff card keeps company and email at 128 pixels', () => {
    const { mobile, address, ...staff } = contact;
    const text = qrText({ ...staff, urls: [site] }, scannable[128]);
    expect(properties(text)).toEqual(expect.arrayContaining(['ORG', 'TITLE', 'TEL', 'EMAIL']));
  });

  test('is missing if no QR code can contain it', () => {
    expect(qrText({ name: 'ن'.repeat(400) }, capacity)).toBeUndefined();
  });
});

const markup = (text: string, size = 220, logo = false) =>
  renderToStaticMarkup(<QrCode text={text} size={size} label="Ali" logo={logo} />);

describe('drawing of a QR code', () => {
  test('is an SVG path on a white square with a quiet zone of four modules', () => {
    const svg = markup('BEGIN:VCARD', 128);
    const size = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
    expect(svg).toContain('width="128" height="128"');
    expect(svg).toContain(`<rect width="${size}" height="${size}" fill="#fff"></rect>`);
    const runs = [...svg.matchAll(/M(\d+) (\d+)h(\d+)/g)].map((run) => run.slice(1).map(Number));
    expect(Math.min(...runs.flatMap(([x = 0, y = 0]) => [x, y]))).toBe(4);
    expect(Math.max(...runs.map(([x = 0, , width = 0]) => x + width))).toBe(size - 4);
    expect(svg).not.toMatch(/<image|<img|<canvas|style=/);
  });

  test('has a contrast of at least 5:1', () => {
    const color = /<path d="[^"]*" fill="(#\w{6})"/.exec(markup('x'))?.[1] ?? '';
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
      const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
      return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    expect(1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)).toBeGreaterThan(5);
    const original = '#0f6b3a';
    expect(color).toBe(brand === original ? '#0b4f2b' : toBrand('#0b4f2b', original, brand));
  });

  test('has the company logo on 40 of 220 pixels', () => {
    const svg = markup('x', 220, true);
    const size = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
    const logo = Number(/<g[^>]*>.*?<svg[^>]* width="([\d.]+)"/.exec(svg)?.[1]);
    expect((logo / size) * 220).toBeCloseTo(40);
  });

  test('is empty if the text is empty or too long, and never throws', () => {
    expect(markup('')).toBe('');
    expect(markup('a'.repeat(capacity + 1))).toBe('');
    expect(qrPath('é'.repeat(Math.floor(capacity / 2)), 'H')?.size).toBe(185);
  });
});

/** The text that jsQR reads from an SVG at four pixels per module. */
async function readWithJsqr(svg: string): Promise<string | undefined> {
  const modules = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
  const { data, info } = await pixels(svg, modules * 4)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

/** The text that ZBar reads from an SVG of a width in device pixels. */
async function readWithZbar(svg: string, width: number): Promise<string> {
  const input = await pixels(svg, width).png().toBuffer();
  const options = ['-q', '--raw', '-Sdisable', '-Sqrcode.enable', '-'];
  return spawnSync('zbarimg', options, { input }).stdout.toString().slice(0, -1);
}

function pixels(svg: string, width: number) {
  const image = svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
  return sharp(Buffer.from(image), { density: 400 }).resize(width, width);
}

describe('a scanner reads the contact', () => {
  const latin: Contact = { ...contact, name: 'Laith Alabdallah', organization: 'Company', title: 'Sales' };
  const long = {
    ...contact,
    name: 'عبد الرحمن محمد سليمان الخصاونة',
    title: 'مدير المبيعات الإقليمية والخدمات',
  };
  const people: [string, Contact][] = [
    [
      'Latin',
      {
        ...latin,
        note: 'Original DAP',
        address: { street: 'Mecca Street', city: 'Amman', country: 'Jordan' },
      },
    ],
    ['Arabic', contact],
    ['a long Arabic name', long],
    ['Persian', { ...contact, name: 'آرش می‌خواهد' }],
    ['French', { ...latin, name: 'Hélène Lefèvre-Noël' }],
    ['Japanese', { ...latin, name: '山田 太郎', title: '営業部長' }],
  ];

  test.each(people)('jsQR: %s, with the logo on it', async (_, person) => {
    for (const limit of [scannable[220], capacity]) {
      const text = qrText(person, limit) ?? '';
      expect(await readWithJsqr(markup(text, 220, true))).toBe(text);
    }
  });

  // ZBar guesses the encoding and misreads some French and Japanese names: `qrcode` cannot write an ECI header.
  test.skipIf(!isInstalled('zbarimg')).each(people.slice(0, 4))(
    'ZBar: %s, on screens with two pixels per CSS pixel (needs the Debian package zbar-tools)',
    async (_, person) => {
      const text = qrText(person, scannable[220]) ?? '';
      expect(await readWithZbar(markup(text, 220, true), 2 * 220)).toBe(text);
      const { address, mobile, urls: _urls, ...staff } = person;
      const small = qrText(staff, scannable[128]) ?? '';
      expect(await readWithZbar(markup(small, 128), 3 * 128)).toBe(small);
    },
  );
});
