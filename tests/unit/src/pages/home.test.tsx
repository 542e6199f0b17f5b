// @vitest-environment happy-dom
import { within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { answers } from '#company/answers.ts';
import { minimumOrder, whatsapp } from '#company/facts.ts';
import { gallery } from '#company/images.ts';
import { packaging } from '#company/trade.ts';
import type englishTexts from '../../../../src/locales/en.json';
import { Page } from '../../../../src/pages/home.tsx';
import type { Language } from '../../../../widgets/i18n/languages.ts';
import { choiceText } from '../../../../widgets/order-form/order/trade-choices.ts';
import { renderIn } from '../../../support/render.tsx';
import { textsOf } from '../../../support/texts.ts';

// Without the answers of the company.
vi.mock('../../../../widgets/company/answers.ts', () => ({ answers: {} }));

const siteTexts = (language: Language) => textsOf('src', language);
const english = siteTexts('en') as typeof englishTexts;

function renderHome(language: Language = 'en') {
  const { container } = renderIn(language, <Page />);
  const section = (id: string) => within(container.querySelector(`#${id}`) as HTMLElement);
  return { container, section };
}

/** The URL of a chat link and its prefilled text. */
function chatOf(link: HTMLElement) {
  const { origin, pathname, searchParams } = new URL((link as HTMLAnchorElement).href);
  return [origin + pathname, searchParams.get('text')];
}

afterEach(() => {
  for (const question of Object.keys(answers)) delete answers[question];
});

describe('home page', () => {
  test('has its sections in order, with the questions after the order form', () => {
    const { container } = renderHome();
    expect(Array.from(container.querySelectorAll('section[id]'), ({ id }) => id)).toEqual([
      'hero',
      'features',
      'product-detail',
      'gallery',
      'order-form',
      'faq',
      'business-card',
      'contact',
    ]);
  });

  test('has the parts of the specification: hero, four features, product with six bullets and its data sheet', () => {
    const { section } = renderHome();
    const hero = section('hero');
    expect(hero.getByRole('heading', { level: 1 })).not.toBeEmptyDOMElement();
    expect(hero.getByRole('link', { name: english['hero.cta'] })).toHaveAttribute('href', '#product-detail');
    expect(hero.getByRole('link', { name: english['hero.ctaOrder'] })).toHaveAttribute('href', '#order-form');
    expect(hero.getByRole('img')).toHaveAccessibleName(/18% nitrogen/);

    const cards = section('features').getAllByRole('listitem');
    expect(cards).toHaveLength(4);
    for (const card of cards) {
      expect(within(card).getByRole('heading', { level: 3 })).not.toBeEmptyDOMElement();
      expect(card.querySelector('p')).not.toBeEmptyDOMElement();
    }
    expect(cards[0]).toHaveTextContent(/18% Total nitrogen.*46% Phosphorus/);
    expect(cards[1]).toHaveTextContent('40 bags (2 metric tons) on each pallet.');

    const product = section('product-detail');
    const image = product.getByRole('img', { name: english['product.imageAlt'] });
    expect(image).toHaveAttribute('loading', 'lazy');
    expect(product.getByRole('heading', { level: 2, name: english['product.name'] })).toBeInTheDocument();
    expect(product.getByText(/^Granular diammonium phosphate/)).toBeInTheDocument();
    expect(product.getAllByRole('listitem')).toHaveLength(6);
    const note = product.getByText(english['product.note']);
    const order = product.getByRole('link', { name: new RegExp(english['product.orderNow']) });
    expect(note.compareDocumentPosition(order)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    // Phones have it in a disclosure.
    for (const table of product.getAllByRole('table', { hidden: true }))
      for (const cell of within(table).getAllByRole('cell', { hidden: true }))
        expect(cell).not.toBeEmptyDOMElement();
  });

  test('says below the image of the product that it is an illustration', () => {
    const note = renderHome().section('product-detail').queryByText(english['product.imageNote']);
    expect(Boolean(note)).toBe(gallery.illustrations);
  });

  test('questions have answers from the company data, with the choices of the order form', () => {
    const { container, section } = renderHome();
    expect(section('faq').getByRole('heading', { level: 2, name: english['faq.title'] })).toBeVisible();
    const known = ['payment', 'packaging', 'delivery', 'documents', 'properties', 'storage'] as const;
    const shown = Array.from(container.querySelectorAll('#faq summary'), ({ textContent }) => textContent);
    expect(shown).toEqual(known.map((name) => english[`faq.${name}`]));
    expect(section('faq').getByRole('link', { name: /^Chat on WhatsApp/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\/\d+\?text=/),
    );
    const file = section('contact').getByRole('link', { name: 'Download contact file' });
    expect(file).toHaveAttribute('href', '/contact/en.vcf');
    const answer = section('faq').getByText(english['faq.packaging']).closest('details');
    const packed = within(answer as HTMLElement).getAllByRole('listitem', { hidden: true });
    expect(packed.map(({ textContent }) => textContent)).toEqual(
      Object.values(packaging).map((texts) => choiceText(texts, 'en')),
    );
  });

  test('answers of the company replace the default ones and add questions, in English if there is no translation', () => {
    Object.assign(answers, {
      packaging: { en: 'In bags.' },
      origin: { en: 'Made in Jordan.' },
      payment: { fr: 'Par lettre de crédit.' },
      smaller: { en: 'Ask a dealer.' },
    });
    const faq = renderHome('fr').section('faq');
    expect(faq.getByText('Made in Jordan.')).toBeInTheDocument();
    expect(faq.getByText('Par lettre de crédit.')).toBeInTheDocument();
    expect(faq.queryByText(String(siteTexts('fr')['faq.paymentAnswer']))).toBeNull();
    expect(faq.getByText(`Il me faut moins de ${minimumOrder} t : que faire ?`)).toBeInTheDocument();
    expect(faq.getByText('In bags.').closest('details')?.querySelector('li')).toBeNull();
  });

  test.each(['ar', 'en'] as const)('chat links in %s fill in a text in that language', (language) => {
    const { container } = renderHome(language);
    const texts = siteTexts(language);
    const chat = (selector: string) => chatOf(container.querySelector(selector) as HTMLElement);
    const number = `https://wa.me/${whatsapp.slice(1)}`;
    expect(chat('#product-detail .button[href*="wa.me"]')).toEqual([number, texts['chat.productInquiry']]);
    expect(chat('.spec-lot a')).toEqual([number, texts['spec.question']]);
    expect(chat('#contact a[href*="wa.me"]')).toEqual([number, texts['chat.inquiry']]);
    expect(container.querySelector('#product-detail .button')).toHaveAttribute('target', '_blank');
  });
});
