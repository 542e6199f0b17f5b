// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import * as company from '#company/facts.ts';
import { address, companyName } from '#company/names.ts';
import { BusinessCard } from '../../../widgets/business-card/business-card.tsx';
import { contactText } from '../../../widgets/contact-card/contact-card.tsx';
import { contactFileName } from '../../../widgets/lib/vcard.ts';
import { isInApp } from '../../../widgets/ui/in-app-browser.tsx';
import { renderIn } from '../../support/render.tsx';
import { textsByLanguage } from '../../support/texts.ts';

const showButton = () => screen.getByRole('button', { name: 'Show QR code' });
const dialog = () => screen.findByRole('dialog', { name: 'Save our contact details' });

async function openCard() {
  const user = userEvent.setup();
  renderIn('en', <BusinessCard />);
  await user.click(showButton());
  return { user, card: within(await dialog()) };
}

describe('business card', () => {
  test('shows the company on the page, and loads the code with the dialog', async () => {
    renderIn('en', <BusinessCard headingLevel="3" />);
    expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Digital business card');
    const card = document.querySelector<HTMLElement>('.calling-card');
    expect(card).toHaveTextContent(companyName.en);
    expect(card).toHaveTextContent(company.email);
    expect(document.querySelector('dialog')).toBeNull();
  });

  test('download link contains the contact of the company', async () => {
    const { card } = await openCard();
    const link = card.getByRole('link', { name: 'Download contact file' });
    const { street, city, country } = address.en;
    const file = decodeURIComponent((link.getAttribute('href') ?? '').split(',').slice(1).join(','));
    expect(link).toHaveAttribute('download', contactFileName(companyName.en));
    const escaped = (text: string) => text.replace(/[,;]/g, '\\$&');
    expect(file.replace(/\r\n /g, '').split('\r\n')).toEqual([
      'BEGIN:VCARD',
      'VERSION:3.0',
      `N:;${escaped(companyName.en)};;;`,
      `FN:${escaped(companyName.en)}`,
      `ORG:${escaped(companyName.en)}`,
      'TITLE:Supplier of original DAP fertilizer',
      `TEL;TYPE=WORK,VOICE:${company.phone}`,
      `TEL;TYPE=CELL:${company.whatsapp}`,
      `EMAIL;TYPE=INTERNET:${company.email}`,
      `ADR;TYPE=WORK:;;${escaped(street)};${escaped(city)};;;${escaped(country)}`,
      ...[company.site, company.facebook, company.instagram].filter(Boolean).map((url) => `URL:${url}`),
      'NOTE:Original DAP 18-46-0 fertilizer for Jordan and Iraq.',
      'END:VCARD',
      '',
    ]);
  });

  test('copies the contact as text', async () => {
    const { user, card } = await openCard();
    await user.click(card.getByRole('button', { name: 'Copy details' }));
    expect(await card.findByText('Details copied. Paste them anywhere.')).toBeInTheDocument();
    const numbers = new Set([company.phone, company.whatsapp]);
    const jobTitle = 'Supplier of original DAP fertilizer';
    expect(await navigator.clipboard.readText()).toBe(
      [companyName.en, jobTitle, ...numbers, company.email, company.site].join('\n'),
    );
  });

  test('explains how to leave the browser of another app, which ignores downloads', async () => {
    const userAgent = vi.spyOn(navigator, 'userAgent', 'get');
    userAgent.mockReturnValue('Mozilla/5.0 (iPhone) [FBAN/FBIOS;FBAV/468.0.0.33.71]');
    const { card } = await openCard();
    expect(card.getByText(textsByLanguage.en['common.openOutside'])).toBeInTheDocument();
    userAgent.mockRestore();
  });

  test('points to the file when the code cannot be loaded', async () => {
    vi.doMock('../../../widgets/contact-card/qr-code.tsx', () => {
      throw new Error('offline');
    });
    const { card } = await openCard();
    expect(await card.findByText(/The QR code could not be shown/)).toBeInTheDocument();
    expect(card.getByRole('link', { name: 'Download contact file' })).toBeInTheDocument();
    vi.doUnmock('../../../widgets/contact-card/qr-code.tsx');
  });
});

test('the copied text names the company and each number once', () => {
  const contact = { name: 'A', organization: 'A', phone: '+1', mobile: '+1', email: 'a@example.com' };
  expect(contactText(contact)).toBe('A\n+1\na@example.com');
  expect(contactText({ ...contact, organization: 'B', mobile: '+2' })).toBe('A\nB\n+1\n+2\na@example.com');
});

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const android = 'Mozilla/5.0 (Linux; Android 13; K) AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [
    'Facebook on an iPhone',
    `${iphone} Mobile/15E148 [FBAN/FBIOS;FBAV/468.0.0.33.71;FBLC/ar;FBSV/17.5]`,
    true,
  ],
  [
    'Snapchat on an iPhone',
    `${iphone} Version/17.5 Mobile/15E148 Snapchat/12.04 (like Safari/8614.1.25)`,
    true,
  ],
  ['the Google app on an iPhone', `${iphone} GSA/319.0.640567365 Mobile/15E148 Safari/604.1`, true],
  [
    'Instagram on Android',
    `${android.replace('K)', 'SM-A135F; wv)')} Version/4.0 Chrome/125.0 Instagram 334`,
    true,
  ],
  ['Safari on an iPhone', `${iphone} Version/17.5 Mobile/15E148 Safari/604.1`, false],
  ['Firefox on an iPhone', `${iphone} FxiOS/127.0 Mobile/15E148 Safari/605.1.15`, false],
  ['Samsung Internet', `${android} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`, false],
])('%s is an in-app browser: %s, %s', (_, userAgent, expected) => expect(isInApp(userAgent)).toBe(expected));
