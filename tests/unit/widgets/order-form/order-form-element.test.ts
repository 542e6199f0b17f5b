// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
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
type Methods = HTMLElement & { reset: () => void };

async function mountForm(attributes = '', language = 'en') {
  const html = `<dap-order-form lang="${language}" ${attributes}></dap-order-form>`;
  const { element, shadow } = await mountElement(DapOrderFormElement.widget, html);
  return { element: element as unknown as Methods, shadow };
}
const submit = (shadow: ShadowRoot) => act(async () => submitButton(shadow).click());
const panelOf = (shadow: ShadowRoot) => shadow.querySelector('.panel, .submitted');
const empty = { name: '', company: '', phone: '', email: '', quantity: '', message: '' };

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
    await act(async () => fill({ ...sampleOrder, phone: '+962790000000' }, shadow));
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
    await act(async () => fill({ ...sampleOrder, phone: '0770 123 4567' }, shadow));
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
