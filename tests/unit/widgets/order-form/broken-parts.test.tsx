// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createI18n } from '../../../../widgets/i18n/i18n.ts';
import { OrderForm, type OrderFormProps } from '../../../../widgets/order-form/order-form.tsx';
import {
  content,
  fill,
  inPanel,
  mockWindowOpen,
  openForm,
  panel,
  submitButton,
  untilCleared,
} from '../../../support/order-form.tsx';
import { messageLines, sampleOrder } from '../../../support/sample-order.ts';
import { textsByLanguage } from '../../../support/texts.ts';

/* A part that throws, or a built-in function that the page has replaced, does not take the order with it. */

const english = textsByLanguage.en;
const throws = () => {
  throw new Error('replaced');
};

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('reportError', vi.fn());
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a part that throws is missing, and the order is sent', () => {
  /** The form, in which the component throws that shows this text. */
  const renderWithout = (key: string, props: OrderFormProps = {}) => {
    const i18n = createI18n('en', { widgets: english });
    const t = i18n.t.bind(i18n) as (key: string, options: object) => string;
    i18n.t = ((asked: string, options: object) => (asked === key ? throws() : t(asked, options))) as never;
    render(
      <I18nextProvider i18n={i18n}>
        <OrderForm {...props} />
      </I18nextProvider>,
    );
  };

  test.each([
    ['preview', 'preview.note'],
    ['yard', 'quantity.count'],
    ['recipient', 'send.recipient'],
    ['trade terms', 'trade.place'],
    ['toast', 'common.close'],
    ['print button', 'waybill.print'],
    ['facts of the waybill', 'waybill.date'],
    ['waybill', 'waybill.step'],
  ])('%s', async (_, key) => {
    const open = mockWindowOpen();
    renderWithout(key);
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    fill();
    await act(() => vi.advanceTimersByTimeAsync(300));
    for (const summary of document.querySelectorAll('summary')) await user.click(summary);
    expect(content()).toMatchObject(sampleOrder);
    await user.click(submitButton());
    expect(messageLines(open.mock.calls[0]?.[0])).toContain(`الاسم: ${sampleOrder.name}`);
    await untilCleared();
    expect(content().name).toBe('');
    if (key === 'waybill.step') return;
    expect(panel()).not.toBeNull();
    await user.click(inPanel().getByRole('button', { name: english['waybill.edit'] }));
    expect(content()).toMatchObject(sampleOrder);
  });

  test('prefill', async () => {
    const onWarning = vi.fn(throws);
    await openForm({ prefill: 'price=1', onWarning });
    expect(onWarning).toHaveBeenCalledOnce();
    expect(submitButton()).toBeEnabled();
  });
});

describe('replaced built-in functions', () => {
  /** Chooses the second month and sends. @returns the message, and the text of the waybill */
  const sendWithMonth = async (language: 'en' | 'fa' = 'en') => {
    const open = mockWindowOpen();
    const { user } = await openForm({}, language);
    fill();
    await user.click(screen.getByText(textsByLanguage[language]['trade.title']));
    const list = await screen.findByLabelText<HTMLSelectElement>(textsByLanguage[language]['trade.month']);
    const { value = '', text = '' } = list.options[2] ?? {};
    fireEvent.change(list, { target: { value } });
    await user.click(submitButton());
    await untilCleared();
    const month = messageLines(open.mock.calls[0]?.[0]).find((line) => line.startsWith('الشهر'));
    return { key: value, text, month, waybill: panel()?.querySelector('.waybill')?.textContent ?? '' };
  };

  test.each([
    ['throw', throws, undefined],
    ['return no text', () => undefined as never, undefined],
    ['return another language', () => 'January 2027', 'January 2027'],
  ])('formats that %s leave a month, and the message has its Arabic name', async (_, format, shown) => {
    vi.spyOn(Intl, 'NumberFormat').mockImplementation(throws as never);
    for (const name of ['toLocaleDateString', 'toLocaleString', 'toLocaleTimeString'] as const)
      vi.spyOn(Date.prototype, name).mockImplementation(format);
    const { key, text, month, waybill } = await sendWithMonth('fa');
    expect(text).toBe(shown ?? key);
    expect(month).toMatch(/^الشهر المطلوب: [\u0600-\u06FF ]+ \d{4}$/);
    expect(waybill).toContain(shown ?? key);
  });

  test('the waybill stays for 30 minutes if Date.now() returns a date', async () => {
    const Original = Date;
    vi.spyOn(Date, 'now').mockImplementation(() => new Original() as never);
    const { waybill } = await sendWithMonth();
    expect(waybill).toMatch(/1,000\st/);
    await act(() => vi.advanceTimersByTimeAsync(29 * 60_000));
    expect(panel()).not.toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(panel()).toBeNull();
  });

  test('a long name is cut without Intl.Segmenter, and halves of characters are replaced', async () => {
    vi.spyOn(Intl, 'Segmenter').mockImplementation(throws as never);
    vi.spyOn(String.prototype, 'toWellFormed').mockImplementation(throws);
    const open = mockWindowOpen();
    const { user } = await openForm();
    fill({ ...sampleOrder, name: `\uD83D${'😀'.repeat(60)}` });
    await user.click(submitButton());
    expect(messageLines(open.mock.calls[0]?.[0])).toContain(`الاسم: \uFFFD${'😀'.repeat(39)}`);
  });

  test('an event that cannot be dispatched does not keep WhatsApp from opening', async () => {
    const open = mockWindowOpen();
    const { user } = await openForm({ onOrderSubmit: throws });
    fill();
    await user.click(submitButton());
    expect(open).toHaveBeenCalledOnce();
  });
});

test('an error before WhatsApp opens shows the panel with a link to the chat', async () => {
  const open = mockWindowOpen();
  const { user } = await openForm({ whatsapp: '9647701234567' });
  fill();
  vi.stubGlobal('encodeURIComponent', throws);
  await user.click(submitButton());
  expect(open).not.toHaveBeenCalled();
  expect(panel()).toHaveTextContent(english['send.notSent']);
  const link = inPanel().getByRole('link', { name: /WhatsApp/ });
  expect(link).toHaveAttribute('href', 'https://wa.me/9647701234567');
  expect(content()).toMatchObject(sampleOrder);
});
