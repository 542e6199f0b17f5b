// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import * as company from '#company/facts.ts';
import { address, companyName } from '#company/names.ts';
import { Page } from '../../../src/pages/company-profile.tsx';
import { Footer } from '../../../src/sections/footer.tsx';
import { Header } from '../../../src/sections/header.tsx';
import { WithFormulas } from '../../../src/sections/text.tsx';
import { inLanguage } from '../../../widgets/i18n/languages.ts';
import { formatPhone } from '../../../widgets/lib/phone.ts';
import { renderIn } from '../../support/render.tsx';

vi.mock('../../../widgets/company/profile.ts', () => ({ spoken: ['ar', 'en'], founded: '1998' }));

const path = (element: HTMLElement) => element.getAttribute('href');

describe('company profile', () => {
  test.each(['ar', 'en'] as const)('has the parts of the specification in their order (%s)', (language) => {
    renderIn(language, <Page />);
    const title = screen.getByRole('heading', { level: 1 });
    const [subtitle, organization, ...paragraphs] = document.querySelectorAll('.profile p');
    const button = screen.getByRole('button');
    expect(paragraphs).toHaveLength(3);
    const logo = document.querySelector('.profile .logo-mark');
    const parts = [title, subtitle, logo, organization, ...paragraphs, button] as Element[];
    const all = [...document.querySelectorAll('*')];
    const places = parts.map((part) => all.indexOf(part));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(organization?.querySelector('strong')).toHaveTextContent(inLanguage(companyName, language));
    expect(organization).toHaveTextContent(inLanguage(address, language).city);
    expect(button).toHaveAttribute('data-print');
  });

  test('shows the contact details and links to the order form', () => {
    renderIn('fr', <Page />);
    expect(screen.getAllByRole('link').map((link) => path(link)?.split('?')[0])).toEqual([
      `tel:${company.phone}`,
      `mailto:${company.email}`,
      '/fr/#order-form',
    ]);
    expect(document.querySelector('.company-facts')?.textContent).toContain(formatPhone(company.phone));
    expect(screen.getByText('1998')).toBeVisible();
    // The phone number is also the one of WhatsApp.
    expect(screen.getByText('Téléphone · WhatsApp')).toBeVisible();
    expect(screen.getByText('Arabe et anglais')).toBeVisible();
  });
});

describe('header', () => {
  test.each(['ar', 'en'] as const)(
    'has the logo and a chat with the Arabic greeting in a new tab (%s)',
    (language) => {
      renderIn(language, <Header route="/" />);
      const name = new RegExp(inLanguage(companyName, language));
      expect(path(screen.getByRole('link', { name }))).toBe(`/${language}/`);
      const chat = screen.getByRole('link', { name: /WhatsApp|واتساب/ });
      const { pathname, searchParams } = new URL(path(chat) ?? '');
      expect(pathname).toBe(`/${company.whatsapp.slice(1)}`);
      expect(searchParams.get('text')).toBe('مرحبًا، أودّ الاستفسار عن سماد داب (DAP 18-46-0) الأصلي.');
      expect(chat).toHaveAttribute('target', '_blank');
      expect(chat).toHaveAttribute('rel', expect.stringContaining('noopener'));
    },
  );

  test('has a menu with links to the sections and pages', () => {
    renderIn('en', <Header route="/company-profile" />);
    const button = screen.getByRole('button', { name: 'Menu' });
    const menu = document.getElementById(button.getAttribute('popovertarget') ?? '');
    const links = [...(menu?.querySelectorAll<HTMLElement>('a:not([target])') ?? [])];
    expect(links.map((link) => [link.textContent, path(link)])).toEqual([
      ['Product', '/en/#product-detail'],
      ['Bulk order request', '/en/#order-form'],
      ['Frequently asked questions', '/en/#faq'],
      ['Contact us', '/en/#contact'],
      ['Company profile', '/en/company-profile'],
      ['Employee card', '/en/employee-card'],
    ]);
    expect(menu?.querySelector('[aria-current=page]')).toHaveTextContent('Company profile');
  });
});

test('footer has slogan, quick links, six keywords, copyright, agency, and this page in every language', () => {
  vi.useFakeTimers({ now: new Date('2031-03-02'), toFake: ['Date'] });
  renderIn('en', <Footer route="/company-profile" />);
  vi.useRealTimers();
  expect(screen.getByText('Original fertilizer, season after season')).toBeVisible();
  const links = within(screen.getByRole('navigation', { name: 'Quick links' })).getAllByRole('link');
  expect(links.map(path)).toEqual([
    '/en/#product-detail',
    '/en/company-profile',
    '/en/employee-card',
    '/en/#order-form',
    '/en/#contact',
  ]);
  expect(screen.getAllByText(/^#/)).toHaveLength(6);
  expect(screen.getByText(`© 2031 ${companyName.en} · All rights reserved.`)).toBeVisible();
  const agency = screen.getByRole('link', { name: new RegExp(company.agency.name) });
  expect(path(agency)).toBe(company.agency.url);
  const french = screen.getByRole('link', { name: 'Français' });
  expect(path(french)).toBe('/fr/company-profile');
  expect(french).toHaveAttribute('hreflang', 'fr');
  expect(screen.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true');
});

test.each([
  ['سماد (DAP 18-46-0)', 'سماد (<bdi dir="ltr" class="formula" translate="no">DAP 18-46-0</bdi>)'],
  ['oxide (K2O)', 'oxide&nbsp;<bdi dir="ltr" class="formula" translate="no">(K<sub>2</sub>O)</bdi>'],
  ['1.5% كحد أقصى', '<bdi dir="ltr" class="formula" translate="no">1.5%</bdi> كحد أقصى'],
])('formulas, grades and percentages in %s are isolated and do not wrap', (text, html) => {
  expect(render(<WithFormulas text={text} />).container.innerHTML).toBe(html);
});
