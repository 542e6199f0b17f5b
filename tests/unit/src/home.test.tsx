// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answers } from '#company/answers.ts';
import { packaging } from '#company/trade.ts';
import type englishTexts from '../../../src/locales/en.json';
import { Page } from '../../../src/pages/home.tsx';
import { ContactSection, handle } from '../../../src/sections/contact.tsx';
import { MinimumOrderImage } from '../../../src/sections/product.tsx';
import type { Language } from '../../../widgets/i18n/languages.ts';
import { formatPhone } from '../../../widgets/lib/phone.ts';
import { choiceText } from '../../../widgets/order-form/order/trade-choices.ts';
import { renderIn } from '../../support/render.tsx';
import { textsOf } from '../../support/texts.ts';

// What an owner may change.
const none = { producer: {}, specification: [] as object[], includedDocuments: [] as string[] };
const product = vi.hoisted(() => ({}));
vi.mock('../../../widgets/company/product.ts', () => product);
vi.mock('../../../widgets/company/answers.ts', () => ({ answers: {} }));
const company = vi.hoisted(() => ({
  minimumOrder: 500,
  bagWeight: 50,
  bagsPerPallet: 40,
  whatsapp: '+962790000000',
  phone: '',
  facebook: '',
  instagram: '',
}));
vi.mock('../../../widgets/company/facts.ts', async (original) =>
  Object.assign(company, { ...company, ...(await original<object>()) }),
);

const english = textsOf('src', 'en') as typeof englishTexts;

function renderHome(language: Language = 'en') {
  const { container } = renderIn(language, <Page />);
  const section = (id: string) => within(container.querySelector(`#${id}`) as HTMLElement);
  return { container, section };
}

beforeEach(() => void Object.assign(product, none));
afterEach(() => {
  for (const question of Object.keys(answers)) delete answers[question];
});

describe('home page', () => {
  test('has its sections in order, with the questions after the order form', () => {
    const ids = Array.from(renderHome().container.querySelectorAll('section[id]'), ({ id }) => id);
    expect(ids.join(' ')).toBe('hero features product-detail gallery order-form faq business-card contact');
  });

  test('has the parts of the specification: hero, four features, product with six bullets and its data sheet', () => {
    const { section } = renderHome();
    const hero = section('hero');
    expect(hero.getByRole('heading', { level: 1 })).not.toBeEmptyDOMElement();
    expect(hero.getByRole('link', { name: english['hero.cta'] })).toHaveAttribute('href', '#product-detail');
    expect(hero.getByRole('link', { name: english['hero.ctaOrder'] })).toHaveAttribute('href', '#order-form');

    const cards = section('features').getAllByRole('listitem');
    expect(cards).toHaveLength(4);
    for (const card of cards) {
      expect(within(card).getByRole('heading', { level: 3 })).not.toBeEmptyDOMElement();
      expect(card.querySelector('p')).not.toBeEmptyDOMElement();
    }
    expect(cards[0]).toHaveTextContent(/18% 46%.*Total nitrogen.*Phosphorus/);
    expect(cards[1]).toHaveTextContent('40 bags (2 metric tons) on each pallet.');

    const product = section('product-detail');
    expect(product.getByRole('img', { name: english['product.imageAlt'] })).toHaveAttribute(
      'loading',
      'lazy',
    );
    expect(product.getByRole('heading', { level: 2, name: english['product.name'] })).toBeInTheDocument();
    expect(product.getAllByRole('listitem')).toHaveLength(6);
    const note = product.getByText(english['product.note']);
    const order = product.getByRole('link', { name: new RegExp(english['product.orderNow']) });
    expect(note.compareDocumentPosition(order)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('answers questions from the company data, with the choices of the order form', () => {
    const { container, section } = renderHome();
    const known = ['payment', 'packaging', 'delivery', 'documents', 'properties', 'storage'] as const;
    const shown = Array.from(container.querySelectorAll('#faq summary'), ({ textContent }) => textContent);
    expect(shown).toEqual(known.map((name) => english[`faq.${name}`]));
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
    expect(faq.queryByText(String(textsOf('src', 'fr')['faq.paymentAnswer']))).toBeNull();
    expect(faq.getByText('Il me faut moins de 500 t : que faire ?')).toBeInTheDocument();
    expect(faq.getByText('In bags.').closest('details')?.querySelector('li')).toBeNull();
  });

  test.each(['ar', 'en'] as const)('chat links in %s fill in a text in that language', (language) => {
    const { container } = renderHome(language);
    const texts = textsOf('src', language);
    for (const [selector, text] of [
      ['#product-detail .button[target=_blank][href*="wa.me"]', texts['chat.productInquiry']],
      ['.spec > p a', texts['spec.question']],
      ['#contact a[href*="wa.me"]', texts['chat.inquiry']],
    ] as const) {
      const { pathname, searchParams } = new URL(
        (container.querySelector(selector) as HTMLAnchorElement).href,
      );
      expect([pathname, searchParams.get('text')]).toEqual([`/${company.whatsapp.slice(1)}`, text]);
    }
  });

  test('shows the facts of the product that the company gives, and no others', () => {
    const shipment =
      'Every shipment comes with these documents: Certificate of analysis, Certificate of origin.';
    renderHome();
    expect(document.body).not.toHaveTextContent('Every shipment');
    expect(screen.queryByText('Producer')).toBeNull();
    cleanup();
    Object.assign(product, {
      producer: { ar: 'شركة', en: 'Producer Ltd.', fa: 'شرکت', fr: 'Société', ja: '会社' },
      specification: [{ name: { ar: 'الرطوبة', en: 'Moisture' }, value: { ar: '1.5%', en: '1.5% max.' } }],
      includedDocuments: ['analysis', 'origin'],
    });
    const { section } = renderHome();
    const [table] = section('product-detail').getAllByRole('table', { hidden: true });
    expect(table).toHaveTextContent('Moisture1.5% max.');
    expect(table).toHaveTextContent('ProducerProducer Ltd.');
    expect(section('features').getByText(shipment)).toBeInTheDocument();
    expect(section('faq').getByText(/^Every shipment.*Choose the documents you need/)).toBeInTheDocument();
  });

  test('shows the image of the minimum order only if it has as many bags and pallets', () => {
    const { container, unmount } = renderIn('en', <MinimumOrderImage />);
    expect(container).toHaveTextContent('Minimum order 500 tons 10,000 bags on 250 pallets');
    unmount();
    for (const other of [{ minimumOrder: 400 }, { minimumOrder: 500, bagsPerPallet: 50 }]) {
      Object.assign(company, other);
      expect(renderIn('en', <MinimumOrderImage />).container).toBeEmptyDOMElement();
    }
    Object.assign(company, { bagsPerPallet: 40 });
  });
});

describe('contact section', () => {
  test('shows four tiles with number or name, and only the phone tile opens no tab', () => {
    renderIn('en', <ContactSection />);
    const tiles = screen.getAllByRole('listitem').map((item) => item.querySelector('a') as HTMLElement);
    const social = [company.facebook, company.instagram];
    const paths = tiles.map((tile) => tile.getAttribute('href')?.split('?')[0]);
    expect(paths).toEqual(['https://wa.me/962790000000', `tel:${company.phone}`, ...social]);
    const details = [formatPhone(company.whatsapp), formatPhone(company.phone), '@example', '@example'];
    expect(tiles.map((tile) => tile.querySelector('bdi')?.textContent)).toEqual(
      details.map((text) => text.replaceAll('\u00A0', ' ')),
    );
    const opensTab = tiles.map((tile) => /new tab/.test(tile.textContent ?? ''));
    expect(opensTab).toEqual([true, false, true, true]);
    for (const tile of tiles) expect(tile).toHaveAttribute('target', '_blank');
  });

  test.each([
    ['https://www.instagram.com/green.fields/', '@green.fields'],
    ['https://www.facebook.com/p/Green-Fields-100064/', 'www.facebook.com'],
    ['https://www.facebook.com/profile.php?id=100064', 'www.facebook.com'],
    ['https://www.facebook.com/share/1AbCd/', 'www.facebook.com'],
  ])('names the page %s %s', (url, name) => {
    expect(handle(url)).toBe(name);
  });
});
