// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import * as company from '#company/facts.ts';
import { address, companyName } from '#company/names.ts';
import { Page } from '../../../../src/pages/company-profile.tsx';
import { ContactSection } from '../../../../src/sections/contact.tsx';
import { inLanguage } from '../../../../widgets/i18n/languages.ts';
import { formatPhone } from '../../../../widgets/lib/phone.ts';
import { renderIn } from '../../../support/render.tsx';

// As the owner may write it.
vi.mock('#company/facts.ts', async (original) => ({
  ...(await original<object>()),
  whatsapp: '+962790000000',
}));
vi.mock('../../../../widgets/company/profile.ts', () => ({ spoken: ['ar', 'en'], founded: '1998' }));

const paths = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href')?.split('?')[0]);

describe('company profile', () => {
  test.each(['ar', 'en'] as const)('has the parts of the specification in their order (%s)', (language) => {
    renderIn(language, <Page />);
    const name = inLanguage(companyName, language);
    const title = screen.getByRole('heading', { level: 1 });
    const [subtitle, organization, ...paragraphs] = document.querySelectorAll('.profile p');
    const logo = document.querySelector('.profile .logo-mark') as Element;
    const button = screen.getByRole('button');
    expect(paragraphs).toHaveLength(3);
    const parts = [title, subtitle, logo, organization, ...paragraphs, button] as Element[];
    const all = [...document.querySelectorAll('*')];
    const places = parts.map((part) => all.indexOf(part));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    for (const part of parts) if (part !== logo) expect(part.textContent?.length).toBeGreaterThan(3);
    expect(organization?.querySelector('strong')).toHaveTextContent(name);
    expect(organization?.textContent?.length).toBeGreaterThan(name.length + 10);
    expect(organization).toHaveTextContent(inLanguage(address, language).city);
    expect(paragraphs[0]).not.toHaveTextContent(name);
    expect(button).toHaveAttribute('data-print');
  });

  test('says in three steps how an order works', () => {
    renderIn('fa', <Page />);
    const steps = screen.getAllByRole('listitem');
    expect(steps.map((step) => step.querySelector('.number')?.textContent)).toEqual(['۱', '۲', '۳']);
    for (const step of steps) expect(step.lastChild?.textContent?.length).toBeGreaterThan(20);
    expect(screen.getByText('۱۹۹۸')).toBeVisible();
  });

  test('shows the contact details and links to the order form', () => {
    renderIn('fr', <Page />);
    expect(paths(screen.getAllByRole('link'))).toEqual([
      `tel:${company.phone}`,
      `mailto:${company.email}`,
      '/fr/#order-form',
    ]);
    expect(document.querySelector('.company-facts bdi[dir=ltr]')?.textContent).toBe(
      formatPhone(company.phone),
    );
    // The phone number is also the one of WhatsApp.
    expect(screen.getByText('Téléphone · WhatsApp')).toBeVisible();
    expect(screen.getByText('Arabe et anglais')).toBeVisible();
  });
});

test('contact section shows four tiles with number or name, the same number once, and only the phone tile opens no tab', () => {
  renderIn('en', <ContactSection />);
  const tiles = screen.getAllByRole('listitem').map((item) => item.querySelector('a') as HTMLElement);
  const social = [company.facebook, company.instagram].filter(Boolean);
  expect(paths(tiles)).toEqual(['https://wa.me/962790000000', `tel:${company.phone}`, ...social]);
  expect(tiles.map((tile) => tile.querySelector('bdi')?.textContent)).toEqual([
    undefined,
    formatPhone(company.phone).replaceAll('\u00A0', ' '),
    ...social.map((url) => `@${new URL(url).pathname.split('/')[1]}`),
  ]);
  expect(tiles.map((tile) => /new tab/.test(tile.textContent ?? ''))).toEqual([
    true,
    false,
    ...social.map(() => true),
  ]);
  for (const tile of tiles) expect(tile).toHaveAttribute('target', '_blank');
});
