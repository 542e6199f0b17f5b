// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import * as company from '#company/facts.ts';
import { companyName } from '#company/names.ts';
import { Footer } from '../../../../src/sections/footer.tsx';
import { Header } from '../../../../src/sections/header.tsx';
import { inLanguage } from '../../../../widgets/i18n/languages.ts';
import { renderIn } from '../../../support/render.tsx';

const header = (route = '/') => <Header route={route} />;
const path = (element: HTMLElement) => element.getAttribute('href');

describe('header', () => {
  test.each(['ar', 'en'] as const)(
    'has the logo and a chat with the Arabic greeting in a new tab (%s)',
    (language) => {
      renderIn(language, header());
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
});

describe('menu', () => {
  test('is a popover with links to the sections and pages', () => {
    renderIn('en', header('/company-profile'));
    const button = screen.getByRole('button', { name: 'Menu' });
    const menu = document.getElementById(button.getAttribute('popovertarget') ?? '');
    expect(menu).toHaveAttribute('popover', 'auto');
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

describe('footer', () => {
  const footer = (route = '/') => <Footer route={route} />;

  test('has slogan, quick links, six keywords, copyright and agency', () => {
    vi.useFakeTimers({ now: new Date('2031-03-02'), toFake: ['Date'] });
    renderIn('en', footer());
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
    expect(path(screen.getByRole('link', { name: new RegExp(company.agency.name) }))).toBe(
      company.agency.url,
    );
  });

  test('links to this page in every language', () => {
    renderIn('en', footer('/company-profile'));
    const french = screen.getByRole('link', { name: 'Français' });
    expect(path(french)).toBe('/fr/company-profile');
    expect(french).toHaveAttribute('hreflang', 'fr');
    expect(screen.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true');
  });
});
