import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { capacity, qrText, scannable } from '../../../widgets/contact-card/contact-card.tsx';
import { QrCode } from '../../../widgets/contact-card/qr-code.tsx';
import { qrPath } from '../../../widgets/contact-card/qr-path.ts';
import { type Contact, utf8Length, vcardText } from '../../../widgets/lib/vcard.ts';
import { measureCode } from '../../support/qr.ts';

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
  ])('leaves out %s, and nothing else if the rest fits', (_, rest: Contact) => {
    const text = vcardText(rest);
    expect(qrText(contact, utf8Length(text))).toBe(text);
  });

  test('always has name, title, organization, phones, email and address, even if too long to scan', () => {
    expect(properties(qrText(contact, 10))).toEqual(
      'BEGIN VERSION N FN ORG TITLE TEL TEL EMAIL ADR END '.split(' '),
    );
  });

  test('leaves out the note before one of two equal numbers', () => {
    const equal = { ...contact, mobile: contact.phone ?? '' };
    const names = properties(qrText(equal, utf8Length(vcardText(equal)) - 1));
    expect(names.filter((name) => name === 'TEL')).toHaveLength(2);
    expect(names).not.toContain('NOTE');
  });

  test('is missing if no QR code can contain it', () => {
    expect([scannable[128], scannable[220], capacity]).toEqual([250, 300, 1273]);
    expect(qrText({ name: 'ن'.repeat(400) }, capacity)).toBeUndefined();
  });
});

const markup = (text: string, size = 220, logo = false) =>
  renderToStaticMarkup(<QrCode text={text} size={size} label="Ali" logo={logo} />);

describe('drawing of a QR code', () => {
  test('has its size and a quiet zone of four modules around it', () => {
    for (const size of [128, 220]) {
      const svg = markup('BEGIN:VCARD', size);
      const code = measureCode(svg);
      expect(code.size).toBeCloseTo(size);
      expect(code.margin).toBeGreaterThanOrEqual(4 * code.module - 0.001);
      expect(svg).toMatch(/<rect [^>]*fill="#fff"><\/rect><path /);
      expect(svg).not.toMatch(/<image|<img|<canvas|style=/);
    }
  });

  test('has a contrast of at least 5:1', () => {
    const color = /<path d="[^"]*" fill="(#\w{6})"/.exec(markup('x'))?.[1] ?? '';
    const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255);
    const [red = 0, green = 0, blue = 0] = channels.map((value) => ((value + 0.055) / 1.055) ** 2.4);
    expect(1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)).toBeGreaterThan(5);
  });

  test('has the company logo on 40 of 220 pixels', () => {
    const svg = markup('x', 220, true);
    const logo = Number(/<g[^>]*>.*?<svg[^>]* width="([\d.]+)"/.exec(svg)?.[1]);
    expect((logo / measureCode(svg).modules) * 220).toBeCloseTo(40);
  });

  test('is empty if the text is empty or too long, and never throws', () => {
    expect(markup('')).toBe('');
    expect(markup('a'.repeat(capacity + 1))).toBe('');
    expect(qrPath('é'.repeat(Math.floor(capacity / 2)))?.size).toBe(185);
  });
});

describe('a scanner reads the contact', () => {
  const people: [string, Contact][] = [
    [
      'the longest Arabic',
      {
        ...contact,
        name: 'عبد الرحمن محمد سليمان الخصاونة',
        title: 'مدير المبيعات الإقليمية وخدمة العملاء',
        email: 'abdulrahman.s.alkhasawneh@sales.example.com',
      },
    ],
    ['Japanese', { ...contact, name: '山田 太郎', organization: 'Company', title: '営業部長' }],
  ];

  test.each(people)('%s, on a computer and on a phone', async (_, person) => {
    const company = qrText(person, scannable[220]) ?? '';
    const { address, mobile, ...employee } = person;
    const staff = qrText({ ...employee, urls: [site] }, scannable[128]) ?? '';
    for (const pixelRatio of [1, 1.5, 2]) {
      expect(await readQr(markup(company, 220, true), pixelRatio)).toBe(company);
      expect(await readQr(markup(staff, 128), pixelRatio)).toBe(staff);
      expect(await readQr(markup(company, 360, true), pixelRatio)).toBe(company);
    }
  });
});

/**
 * The text that ZXing reads from the SVG of a QR code.
 * @param pixelRatio device pixels per CSS pixel of the screen that shows it
 */
async function readQr(svg: string, pixelRatio: number): Promise<string | undefined> {
  const image = svg.replace(/<svg(?! xmlns)/, '<svg xmlns="http://www.w3.org/2000/svg"');
  const screen = sharp(Buffer.from(image), { density: 72 * pixelRatio }).flatten({ background: '#fff' });
  const { data, info } = await screen.png().toBuffer({ resolveWithObject: true });
  // A camera has more pixels than the screen.
  const seen = sharp(data)
    .resize(info.width * 3, null, { kernel: 'nearest' })
    .png();
  // By default, it downloads this file.
  const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(wasm)).buffer } });
  const [code] = await readBarcodes(await seen.toBuffer(), { formats: ['QRCode'], maxNumberOfSymbols: 1 });
  return code?.text;
}
