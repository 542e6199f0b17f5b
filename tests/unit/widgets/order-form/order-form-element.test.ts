// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { DapOrderSubmitDetail } from '../../../../widgets/event-details.ts';
import { languageCodes } from '../../../../widgets/i18n/languages.ts';
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
import { widgetTexts } from '../../../support/texts.ts';

const english = widgetTexts.en;
type Methods = HTMLElement & { reset: () => void; sent: () => void };

async function mountForm(attributes = '', language = 'en') {
  const html = `<dap-order-form lang="${language}" ${attributes}></dap-order-form>`;
  const { element, shadow } = await mountElement(DapOrderFormElement.widget, html);
  return { element: element as unknown as Methods, shadow };
}
const submit = (shadow: ShadowRoot) => act(async () => submitButton(shadow).click());
const panelOf = (shadow: ShadowRoot) => shadow.querySelector('.panel, .submitted');
const empty = { name: '', company: '', phone: '', email: '', quantity: '', message: '' };

afterEach(() => vi.restoreAllMocks());

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
    ['whatsapp="079 555 1234"', '962795551234', '+962795551234'],
    ['whatsapp="0770 123 4567" country-code="+964"', '9647701234567', '+9647701234567'],
    ['whatsapp="971501234567"', '971501234567', undefined],
  ])('reads a local number as the form does and says so once: %s', async (attributes, chat, understood) => {
    const open = mockWindowOpen();
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { shadow } = await mountForm(attributes);
    const written = understood && [
      [expect.stringMatching(new RegExp(`for attribute "whatsapp" was read as "\\${understood}"\\. Write`))],
    ];
    expect(warn.mock.calls).toEqual(written ?? []);
    await act(async () => fill(sampleOrder, shadow));
    await submit(shadow);
    expect(String(open.mock.calls[0]?.[0])).toContain(`https://wa.me/${chat}?`);
    expect(warn).toHaveBeenCalledTimes(understood ? 1 : 0);
  });

  test('reads a number of the property with a country code that is set later', async () => {
    const open = mockWindowOpen();
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { element, shadow } = await mountForm();
    Object.assign(element, { whatsapp: '0771 234 5678' });
    element.setAttribute('country-code', '+964');
    await act(async () => fill({ ...sampleOrder, countryCode: '+964' }, shadow));
    await submit(shadow);
    expect(String(open.mock.calls[0]?.[0])).toContain('https://wa.me/9647712345678?');
  });

  test('fires dap-order-submit, then dap-order-opened, with the order', async () => {
    const open = mockWindowOpen();
    const { element, shadow } = await mountForm('partner="Acme"');
    const events: CustomEvent[] = [];
    for (const type of ['dap-order-submit', 'dap-order-opened'])
      document.body.addEventListener(type, (event) => events.push(event as CustomEvent));
    const refuse = (event: Event) => event.preventDefault();
    element.addEventListener('dap-order-submit', refuse);
    await act(async () => fill({ ...sampleOrder, company: 'Qamar', message: 'behind the silo' }, shadow));
    await submit(shadow);
    expect(events.map(({ type }) => type)).toEqual(['dap-order-submit']);
    expect(open).not.toHaveBeenCalled();
    expect(field('name', shadow)).toHaveValue('Laith');

    element.removeEventListener('dap-order-submit', refuse);
    await submit(shadow);
    expect(events.map(({ type }) => type).slice(1)).toEqual(['dap-order-submit', 'dap-order-opened']);
    const { order, message, url, summary } = events[1]?.detail ?? {};
    expect(order).toEqual({
      ...sampleOrder,
      company: 'Qamar',
      message: 'behind the silo',
      phone: '+962790000000',
    });
    expect(messageLines(url).join('\n')).toBe(message);
    expect(open).toHaveBeenCalledExactlyOnceWith(url, '_blank', '');
    expect(events[1]).toMatchObject({ bubbles: true, composed: true, cancelable: true });
    expect(summary).toMatchObject({ quantity: '1000', countryCode: '+962', language: 'en', partner: 'Acme' });
    expect(JSON.stringify(summary)).not.toMatch(/Laith|Qamar|silo|790000000|example\.com/);
  });

  test('sent() confirms the order, keeps nothing of it and opens nothing', async () => {
    const open = mockWindowOpen();
    const { element, shadow } = await mountForm();
    element.addEventListener('dap-order-submit', (event) => event.preventDefault());
    await act(async () => fill(sampleOrder, shadow));
    await submit(shadow);
    await act(async () => element.sent());
    await waitFor(() => expect(panelOf(shadow)).toHaveTextContent(english['toast.sentTitle']));
    expect(shadow.querySelector('.visually-hidden[aria-live=polite]')).toHaveTextContent(
      english['toast.sentTitle'],
    );
    expect(content(shadow)).toMatchObject(empty);
    expect(panelOf(shadow)?.querySelector('a')).toBeNull();
    expect(open).not.toHaveBeenCalled();
    await act(async () => fill({ name: 'Huda' }, shadow));
    expect(panelOf(shadow)).toBeNull();
  });

  test('sent() after WhatsApp opened and the form was cleared keeps the order', async () => {
    mockWindowOpen();
    const { element, shadow } = await mountForm();
    await act(async () => fill(sampleOrder, shadow));
    await submit(shadow);
    await untilCleared();
    expect(content(shadow)).toMatchObject(empty);
    await act(async () => element.sent());
    await waitFor(() => expect(panelOf(shadow)).toHaveTextContent(english['toast.sentTitle']));
    expect(panelOf(shadow)).toHaveTextContent('1,000 t');
    expect(panelOf(shadow)).toHaveTextContent(sampleOrder.name);
  });

  test('sent() within the event confirms the order, too', async () => {
    const { element, shadow } = await mountForm();
    element.addEventListener('dap-order-submit', (event) => {
      event.preventDefault();
      element.sent();
    });
    await act(async () => fill(sampleOrder, shadow));
    await submit(shadow);
    await waitFor(() => expect(panelOf(shadow)).toHaveTextContent(english['toast.sentTitle']));
    expect(content(shadow)).toMatchObject(empty);
  });

  describe('with submit="page"', () => {
    const page = 'submit="page" recipient="Acme"';
    const listen = (element: HTMLElement, sending: () => Promise<unknown>) => {
      const listener = vi.fn((event: Event) =>
        (event as CustomEvent<DapOrderSubmitDetail>).detail.waitUntil(sending()),
      );
      element.addEventListener('dap-order-submit', listener);
      return listener;
    };

    test.each(languageCodes)('does not mention WhatsApp, in %s', async (language) => {
      const { shadow } = await mountForm(page, language);
      const texts = widgetTexts[language];
      expect(submitButton(shadow)).toHaveTextContent(texts['order.submitPage']);
      expect(shadow.querySelector('.form-promise')).toHaveTextContent(texts['order.privacyPage']);
      await act(async () => fill(sampleOrder, shadow));
      await waitFor(() => expect(shadow.querySelector('.recipient')).toHaveTextContent('Acme'));
      expect(shadow.textContent).not.toMatch(/WhatsApp|واتساب|واتس‌اپ/);
      expect(shadow.querySelector('a')).toBeNull();
    });

    test('is busy until the page has sent the order, and sends it once', async () => {
      const open = mockWindowOpen();
      const { element, shadow } = await mountForm(page);
      let finish = () => {};
      const listener = listen(element, () => new Promise<void>((resolve) => (finish = resolve)));
      await act(async () => fill(sampleOrder, shadow));
      await submit(shadow);
      await submit(shadow);
      expect(submitButton(shadow)).toBeDisabled();
      expect(submitButton(shadow)).toHaveTextContent(english['order.sending']);
      expect(content(shadow)).toMatchObject(sampleOrder);
      await act(async () => finish());
      await waitFor(() => expect(shadow.textContent).toContain(english['panel.thanks']));
      expect(content(shadow)).toMatchObject(empty);
      expect(submitButton(shadow)).toBeEnabled();
      expect(shadow.querySelector('.toast')).toHaveTextContent(english['toast.sentTitle']);
      expect(listener).toHaveBeenCalledOnce();
      expect(open).not.toHaveBeenCalled();
    });

    test.each([
      ['a failed request', () => Promise.reject(new TypeError('Failed to fetch'))],
      ['an error status', async () => new Response('', { status: 500 })],
    ])('shows an error after %s, keeps everything and can send again', async (_, failing) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
      const { element, shadow } = await mountForm(page);
      const sending = vi.fn(failing as () => Promise<unknown>);
      listen(element, sending);
      await act(async () => fill(sampleOrder, shadow));
      await submit(shadow);
      await waitFor(() =>
        expect(shadow.querySelector('[role=alert]')).toHaveTextContent(
          `${english['toast.errorTitle']} ${english['toast.errorText']}`,
        ),
      );
      expect(panelOf(shadow)).not.toHaveTextContent('WhatsApp');
      expect(content(shadow)).toMatchObject(sampleOrder);
      expect(warn.mock.calls.join()).toMatch(/The order was not sent.*(Failed to fetch|500)/);
      sending.mockResolvedValue(new Response('', { status: 201 }));
      await submit(shadow);
      await waitFor(() => expect(shadow.textContent).toContain(english['panel.thanks']));
      expect(content(shadow)).toMatchObject(empty);
    });

    test('keeps what is typed while the page sends', async () => {
      const { element, shadow } = await mountForm(page);
      let finish = () => {};
      listen(element, () => new Promise<void>((resolve) => (finish = resolve)));
      await act(async () => fill(sampleOrder, shadow));
      await submit(shadow);
      await act(async () => fill({ message: 'One more thing' }, shadow));
      await act(async () => finish());
      await waitFor(() => expect(submitButton(shadow)).toBeEnabled());
      expect(content(shadow)).toMatchObject({ ...sampleOrder, message: 'One more thing' });
    });

    test('opens no WhatsApp if nothing listens, and says what is missing', async () => {
      const open = mockWindowOpen();
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
      const { shadow } = await mountForm(page);
      await act(async () => fill(sampleOrder, shadow));
      await submit(shadow);
      expect(warn.mock.calls.join()).toContain('event.detail.waitUntil()');
      await waitFor(() => expect(panelOf(shadow)).toHaveTextContent(english['panel.failedPage']));
      expect(open).not.toHaveBeenCalled();
      expect(content(shadow)).toMatchObject(sampleOrder);
    });
  });

  test('reset() clears the form and forgets an opened order', async () => {
    mockWindowOpen();
    const { element, shadow } = await mountForm();
    await act(async () => fill({ ...sampleOrder, message: 'before noon' }, shadow));
    await act(async () => element.reset());
    expect(content(shadow)).toMatchObject(empty);
    await act(async () => fill(sampleOrder, shadow));
    await submit(shadow);
    await untilCleared();
    await waitFor(() => expect(panelOf(shadow)).not.toBeNull());
    await act(async () => element.reset());
    expect(panelOf(shadow)).toBeNull();
  });
});
