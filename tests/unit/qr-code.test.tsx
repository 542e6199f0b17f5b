// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, describe, expect, test } from 'vitest';
import { inBrand } from '../../src/publish/colours.ts';
import { cardCode, longestAt, longestCode } from '../../widgets/cards/card-code.ts';
import { ContactCode } from '../../widgets/cards/contact-code.tsx';
import { QrCode } from '../../widgets/cards/qr-code.tsx';
import { qrPath } from '../../widgets/cards/qr-path.ts';
import { brand } from '../../widgets/company/colours.ts';
import { createI18n } from '../../widgets/language/i18n.ts';
import texts from '../../widgets/locales/en.cards.json';
import { type Contact, utf8Length, vcardText } from '../../widgets/text/vcard.ts';

afterEach(cleanup);

const contact: Contact = {
  name: 'ليث العبدالله',
  organisation: 'اسم الشركة',
  title: 'مدير المبيعات',
  phone: '+962790000000',
  email: 'laith@example.com',
  urls: ['https://dap.example.com'],
  note: 'سماد داب (DAP 18-46-0) الأصلي للأردن والعراق.',
};
const lines = (text: string | undefined) => text?.split('\r\n').map((line) => line.split(/[:;]/)[0]);

describe('what a code holds', () => {
  test('the whole card while it fits, octet for octet', () => {
    const length = utf8Length(vcardText(contact));
    expect(cardCode(contact, length)).toEqual({ text: vcardText(contact), whole: true });
    expect(cardCode(contact, length - 1)?.whole).toBe(false);
  });

  test.each([
    ['NOTE', ['note']],
    ['NOTE and URL', ['note', 'urls']],
    ['NOTE, URL and ORG', ['note', 'urls', 'organisation']],
    ['NOTE, URL, ORG and EMAIL', ['note', 'urls', 'organisation', 'email']],
    ['NOTE, URL, ORG, EMAIL and TITLE', ['note', 'urls', 'organisation', 'email', 'title']],
  ])('beyond that it leaves out %s, and no more than it must', (_, dropped) => {
    const rest = { ...contact };
    for (const field of dropped) delete rest[field as keyof Contact];
    const text = vcardText(rest);
    expect(cardCode(contact, utf8Length(text))).toEqual({ text, whole: false });
  });

  test('never less than name and number', () => {
    expect(lines(cardCode(contact, 160)?.text)).toEqual(['BEGIN', 'VERSION', 'N', 'FN', 'TEL', 'END', '']);
    expect(cardCode({ ...contact, name: 'ن'.repeat(100) }, longestAt[128])).toBe(undefined);
  });

  test('lines are not folded', () => {
    const long = { name: 'A', note: 'x'.repeat(200) };
    expect(cardCode(long, 500)?.text).toContain(`NOTE:${'x'.repeat(200)}\r\n`);
  });
});

describe('the drawing', () => {
  test('is one path on a white square with four light modules around it', () => {
    const { container } = render(<QrCode text="BEGIN:VCARD" size={128} label="Ali" />);
    const svg = container.querySelector('svg');
    const size = Number(svg?.getAttribute('viewBox')?.split(' ')[2]);
    expect(svg?.getAttribute('width')).toBe('128');
    expect(container.querySelectorAll('path')).toHaveLength(1);
    expect(container.querySelector('rect')?.getAttribute('fill')).toBe('#fff');
    expect(container.querySelector('rect')?.getAttribute('width')).toBe(String(size));
    const runs = [
      ...(container.querySelector('path')?.getAttribute('d') ?? '').matchAll(/M(\d+) (\d+)h(\d+)/g),
    ];
    const cells = runs.map(([, x, y, width]) => [Number(x), Number(y), Number(x) + Number(width)]);
    expect(Math.min(...cells.flatMap(([x = 0, y = 0]) => [x, y]))).toBe(4);
    expect(Math.max(...cells.map(([, , end = 0]) => end))).toBe(size - 4);
    expect(container.querySelectorAll('image, img, canvas, [style]')).toHaveLength(0);
  });

  test('is dark enough on white: 5 to 1 at least', () => {
    const { container } = render(<QrCode text="x" size={128} label="Ali" />);
    const colour = container.querySelector('path')?.getAttribute('fill') ?? '';
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
      const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
      return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    expect(1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)).toBeGreaterThan(5);
    const ours = '#0f6b3a';
    expect(colour).toBe(brand === ours ? '#0b4f2b' : inBrand('#0b4f2b', ours, brand));
  });

  test('the company’s mark covers 40 of 220 pixels', () => {
    const { container } = render(<QrCode text="x" size={220} label="Ali" mark />);
    const mark = container.querySelector('g > svg');
    const whole = Number(container.querySelector('svg')?.getAttribute('viewBox')?.split(' ')[2]);
    expect((Number(mark?.getAttribute('width')) / whole) * 220).toBeCloseTo(40);
  });

  test('a text that no code holds draws nothing and throws nothing', () => {
    expect(qrPath('a'.repeat(1274))).toBe(undefined);
    expect(qrPath('')).toBe(undefined);
    expect(qrPath('é'.repeat(longestCode / 2))?.size).toBe(185);
    expect(qrPath('é'.repeat(longestCode / 2 + 1))).toBe(undefined);
  });
});

test('a name with the signs of templates stands in the label as it was typed', async () => {
  const name = '{{phone}} $t(card.title) <b>';
  render(
    <I18nextProvider i18n={createI18n('en', { widgets: texts })}>
      <ContactCode contact={{ name, phone: '+962790000000' }} size={128} onEnlarge={() => {}} />
    </I18nextProvider>,
  );
  const code = await screen.findByRole('img');
  expect(code.getAttribute('aria-label')).toBe(
    `QR code with the contact details of ${name}, +962\u00A079\u00A0000\u00A00000`,
  );
});
