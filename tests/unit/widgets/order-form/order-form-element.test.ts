// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as company from '../../../../widgets/company/facts.ts';
import { companyName } from '../../../../widgets/company/names.ts';
import { DapOrderFormElement } from '../../../../widgets/order-form/order-form.element.ts';
import {
  content,
  description,
  field,
  fill,
  mockWindowOpen,
  submitButton,
  untilCleared,
} from '../../../support/order-form.tsx';
import { mountElement } from '../../../support/render.tsx';
import { messageLines, sampleOrder } from '../../../support/sample-order.ts';
import { textsByLanguage } from '../../../support/texts.ts';

const english = textsByLanguage.en;

async function mountForm(attributes = '', language = 'en') {
  const html = `<dap-order-form lang="${language}" ${attributes}></dap-order-form>`;
  const { element, shadow } = await mountElement(DapOrderFormElement.widget, html);
  return { element, shadow };
}
const submit = (shadow: ShadowRoot) => act(async () => submitButton(shadow).click());
const panelOf = (shadow: ShadowRoot) => shadow.querySelector('.panel, .opened');

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('dap-order-form', () => {
  test('uses its attributes', async () => {
    const open = mockWindowOpen();
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { shadow } = await mountForm(
      'whatsapp="+964 770 000 0000" min-quantity="50" country-code="+964" partner="Acme" heading-level="3" prefill="quantity=60&amp;company=Shop"',
    );
    await waitFor(() => expect(field('quantity', shadow)).toHaveValue('60'));
    expect(content(shadow)).toMatchObject({ company: 'Shop', countryCode: '+964' });
    expect(description('quantity', shadow)).toContain('50');
    expect(shadow.querySelector('h3')).toHaveTextContent(english['order.title']);
    await act(async () => fill({ name: 'Laith', phone: '07701234567', email: 'l@example.com' }, shadow));
    await submit(shadow);
    const [url] = open.mock.calls[0] ?? [];
    expect(String(url)).toMatch(/^https:\/\/wa\.me\/9647700000000\?/);
    expect(messageLines(url)).toContain('رقم الهاتف: \u200E+9647701234567');
    expect(messageLines(url).at(-1)).toBe('عن طريق: Acme');
  });

  test.each([
    ['', undefined],
    ['whatsapp="0771 234 5678"', /Expected a number such as/],
    ['phone="+962 79 111"', /for attribute "phone"\. Expected/],
  ])(
    'ignores everything of the partner without a number or beside one that is refused: %s',
    async (attributes, sentence) => {
      const open = mockWindowOpen();
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
      const { shadow } = await mountForm(`${attributes} recipient="Acme" email="a@acme.example"`);
      const line = shadow.querySelector('.recipient');
      await act(async () => fill(sampleOrder, shadow));
      await submit(shadow);
      expect(String(open.mock.calls[0]?.[0])).toContain(`https://wa.me/${company.whatsapp.slice(1)}?`);
      expect(line).toHaveTextContent(companyName.en);
      expect(line).not.toHaveTextContent('Acme');
      const warnings = warn.mock.calls.filter(([message]) => sentence?.test(String(message)));
      expect(warnings).toHaveLength(sentence ? 1 : 0);
    },
  );

  test('warns about an email address that is none, and does not offer it', async () => {
    mockWindowOpen().mockReturnValue(null);
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { shadow } = await mountForm('whatsapp="962790000001" email="rana at example.com"');
    await act(async () => fill(sampleOrder, shadow));
    await submit(shadow);
    expect(shadow.querySelector('a[href^="mailto:"]')).toBeNull();
    expect(warn).toHaveBeenCalledOnce();
  });

  test('reads a number of the property with a country code that is set later', async () => {
    const open = mockWindowOpen();
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { element, shadow } = await mountForm();
    Object.assign(element, { whatsapp: '0771 234 5678' });
    element.setAttribute('country-code', '+964');
    await act(async () => fill({ ...sampleOrder, phone: '0770 123 4567' }, shadow));
    await submit(shadow);
    expect(String(open.mock.calls[0]?.[0])).toContain('https://wa.me/9647712345678?');
  });

  test('fires dap-order-submit, then dap-order-opened, with the order', async () => {
    const open = mockWindowOpen();
    const { element, shadow } = await mountForm('partner=" Acme\u202E"');
    const events: CustomEvent[] = [];
    for (const type of ['dap-order-submit', 'dap-order-opened'])
      document.body.addEventListener(type, (event) => events.push(event as CustomEvent));
    const refuse = (event: Event) => event.preventDefault();
    element.addEventListener('dap-order-submit', refuse);
    const phone = '+9647701234567';
    await act(async () =>
      fill({ ...sampleOrder, company: 'Qamar', phone, message: 'behind the silo' }, shadow),
    );
    await submit(shadow);
    expect(events.map(({ type }) => type)).toEqual(['dap-order-submit']);
    expect(open).not.toHaveBeenCalled();
    expect(field('name', shadow)).toHaveValue('Laith');

    element.removeEventListener('dap-order-submit', refuse);
    await untilCleared();
    await submit(shadow);
    expect(events.map(({ type }) => type).slice(1)).toEqual(['dap-order-submit', 'dap-order-opened']);
    const { order, message, url } = events[1]?.detail ?? {};
    expect(order).toEqual({
      ...sampleOrder,
      company: 'Qamar',
      message: 'behind the silo',
      phone,
    });
    expect(messageLines(url).join('\n')).toBe(message);
    expect(open).toHaveBeenCalledExactlyOnceWith(url, '_blank');
    expect(events[1]).toMatchObject({ bubbles: true, composed: true, cancelable: true });
  });

  test('sends what the visitor has read, although a listener changes the detail', async () => {
    const open = mockWindowOpen();
    const { element, shadow } = await mountForm();
    element.addEventListener('dap-order-submit', (event) => {
      const { detail } = event as CustomEvent;
      expect(() => Object.assign(detail, { url: 'https://wa.me/15550001111?text=Other' })).toThrow();
      expect(() => Object.assign(detail.order, { quantity: '1' })).toThrow();
      element.setAttribute('whatsapp', '+964 770 000 0000');
    });
    await act(async () => fill(sampleOrder, shadow));
    await submit(shadow);
    const chat = String(open.mock.calls[0]?.[0]);
    expect(chat).toContain(`https://wa.me/${company.whatsapp.slice(1)}?`);
    expect(messageLines(chat)).toContain(`الكمية المطلوبة: ${sampleOrder.quantity} طن`);
    await untilCleared();
    expect(shadow.querySelector('.opened .buttons a')).toHaveAttribute('href', chat);
  });

  test('keeps an order with the seller and partner to whom it was sent', async () => {
    const open = mockWindowOpen();
    const { element, shadow } = await mountForm(
      'whatsapp="+962791111111" recipient="Seller A" partner="Market"',
    );
    await act(async () => fill(sampleOrder, shadow));
    await submit(shadow);
    const chat = String(open.mock.calls[0]?.[0]);
    await act(async () => {
      for (const [name, value] of [
        ['whatsapp', '+962792222222'],
        ['recipient', 'Seller B'],
        ['partner', 'Other'],
      ] as const)
        element.setAttribute(name, value);
    });
    await untilCleared();
    expect(shadow.querySelector('.recipient')).toHaveTextContent('Seller B');
    const panel = panelOf(shadow);
    expect(panel).toHaveTextContent('عن طريق: Market');
    expect(panel?.querySelector('.buttons a')).toHaveAttribute('href', chat);
  });

  test('opens the chat although a listener removes the element', async () => {
    const open = mockWindowOpen();
    const { element, shadow } = await mountForm();
    element.addEventListener('dap-order-submit', () => element.remove());
    await act(async () => fill(sampleOrder, shadow));
    await submit(shadow);
    expect(open).toHaveBeenCalledOnce();
  });
});
