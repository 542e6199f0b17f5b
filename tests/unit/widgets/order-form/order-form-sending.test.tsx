// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as company from '#company/facts.ts';
import { tradeChoices } from '../../../../widgets/order-form/order/trade-choices.ts';
import {
  content,
  draftOf,
  field,
  fill,
  inPanel,
  mockWindowOpen,
  openForm,
  panel,
  submitButton,
  untilCleared,
} from '../../../support/order-form.tsx';
import { filled, messageLines, sampleOrder } from '../../../support/sample-order.ts';
import { textsByLanguage } from '../../../support/texts.ts';

const english = textsByLanguage.en;
const link = (name: string) => inPanel().getByRole('link', { name: new RegExp(name) });
const empty = { name: '', company: '', phone: '', email: '', quantity: '', message: '' };

/** Fills in the form and presses Send. */
const send = async (
  props: Parameters<typeof openForm>[0] = {},
  values: Record<string, string> = sampleOrder,
) => {
  const form = await openForm(props);
  fill(values);
  await form.user.click(submitButton());
  return form;
};

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('order form, successful send', () => {
  test('whose panel throws keeps the form for the next order', async () => {
    mockWindowOpen();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      if (this.matches('.opened')) throw new Error('replaced by the page');
    });
    await send();
    await untilCleared();
    expect(panel()).toBeNull();
    expect(content()).toMatchObject(empty);
    expect(document.querySelector('.toast')).toHaveTextContent(english['toast.successTitle']);
  });

  test('opens WhatsApp, is busy for a second, then clears the form, resets the code and shows a toast', async () => {
    const tab = { closed: false, opener: window };
    const open = mockWindowOpen(() => tab);
    const { user } = await openForm({
      partner: 'Acme',
      draft: draftOf({ fields: { ...filled, countryCode: '+964' } }),
    });
    const typed = { quantity: '۱٬۰۰۰ tons', message: 'Bags\nto Baghdad', phone: '0770 123 4567' };
    fill({ ...sampleOrder, ...typed });
    await user.click(submitButton());
    const [url, target] = open.mock.calls[0] ?? [];
    expect([String(url).split('?')[0], target]).toEqual([
      `https://wa.me/${company.whatsapp.slice(1)}`,
      '_blank',
    ]);
    expect(messageLines(url).slice(-4)).toEqual([
      'الكمية المطلوبة: 1000 طن',
      'الرسالة: Bags',
      'to Baghdad',
      'عن طريق: Acme',
    ]);
    expect(tab.opener).toBeNull();
    expect(submitButton()).toBeDisabled();
    expect(submitButton()).toHaveTextContent(english['order.submitting']);
    expect(submitButton().querySelector('.spinner')).not.toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(500));
    expect(document.querySelector('.toast')).toBeNull();
    expect(content().name).toBe('Laith');
    await untilCleared();
    expect(content()).toMatchObject({ ...empty, countryCode: company.defaultCountry });
    expect(submitButton()).toBeEnabled();
    expect(document.querySelector('.toast')).toHaveTextContent(english['toast.successTitle']);
    expect(panel()).toHaveTextContent(english['sent.step']);
    expect(panel()).toHaveTextContent(english['sent.thanks']);
    expect(document.body.textContent).not.toMatch(/\bwas sent\b|has been sent/);
  });

  test('is a line above the form while the next order is written, and cannot be edited then', async () => {
    const open = mockWindowOpen();
    const { user } = await send({}, { ...sampleOrder, quantity: '1250' });
    await untilCleared();
    expect(panel()).toHaveFocus();
    expect(panel()?.querySelector('.figure')).toHaveTextContent('1,250 t');
    expect(panel()?.querySelector('.order-yard')).toHaveTextContent(/^25,000 bags · 625\spallets$/);
    const edit = () => inPanel().getByRole('button', { name: english['sent.edit'] });
    expect(edit()).toBeEnabled();
    // A country code alone is no order.
    await user.click(screen.getByRole('combobox', { name: /962/ }));
    await user.click(await screen.findByRole('option', { name: /964/ }));
    expect(edit()).toBeEnabled();
    fill({ ...sampleOrder, quantity: '800' });
    expect(document.querySelector('.toast')).toHaveTextContent(english['toast.successTitle']);
    expect(inPanel().queryByRole('button', { name: english['sent.edit'] })).toBeNull();
    await user.click(submitButton());
    expect(open).toHaveBeenCalledTimes(2);
    // Within the second, the form takes no input.
    expect(submitButton().form).toHaveAttribute('inert');
    await untilCleared();
    expect(submitButton().form).not.toHaveAttribute('inert');
    expect(content()).toMatchObject(empty);
    expect(document.querySelectorAll('.opened')).toHaveLength(1);
    expect(panel()?.querySelector('.figure')).toHaveTextContent('800 t');
    await user.click(edit());
    expect(content()).toMatchObject({ ...sampleOrder, quantity: '800' });
    expect(panel()).toBeNull();
  });

  test('opens one chat if a listener of the page presses Send again', async () => {
    const open = mockWindowOpen();
    const onOrderSubmit = () => {
      submitButton().click();
      return true;
    };
    await send({ onOrderSubmit });
    expect(open).toHaveBeenCalledOnce();
  });

  test('keeps the draft out of the new tab', async () => {
    const draft = draftOf({});
    const open = mockWindowOpen(() => {
      expect(draft.write).toHaveBeenLastCalledWith({});
      return { closed: false };
    });
    await send({ draft });
    expect(open).toHaveBeenCalledOnce();
    expect(draft.write).toHaveBeenLastCalledWith(expect.objectContaining({ opened: expect.anything() }));
  });

  test.each([
    ['after its time, although the timers stopped', 31],
    ['if the clock was set back', -2],
  ])('is forgotten %s', async (_, minutes) => {
    mockWindowOpen();
    const { draft } = await send();
    await untilCleared();
    vi.setSystemTime(Date.now() + minutes * 60_000);
    expect(panel()).not.toBeNull();
    act(() => void vi.advanceTimersByTime(60_000));
    expect(panel()).toBeNull();
    expect(draft.read()?.opened).toBeUndefined();
  });
});

describe('order form, blocked tab', () => {
  const sendBlocked = async (props = {}, language: 'en' | 'ar' = 'en') => {
    mockWindowOpen(() => null);
    const opened = await openForm(props, language);
    fill({ ...sampleOrder, message: 'Bags' });
    await opened.user.click(submitButton());
    return opened;
  };

  test('keeps the order, says what happened, and offers WhatsApp, e-mail, SMS, a call and a copy', async () => {
    const { user } = await sendBlocked();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'WhatsApp did not open Your browser may have blocked it.',
    );
    expect(panel()).toHaveTextContent(`${english['send.notSent']}${english['send.failed']}`);
    // The toast says it.
    expect(panel()).not.toHaveTextContent(english['toast.blockedTitle']);
    expect(content()).toMatchObject({ ...sampleOrder, message: 'Bags' });
    expect(submitButton()).toBeEnabled();

    const chat = link(english['send.open']);
    expect(chat).toHaveAttribute('rel', expect.stringContaining('noopener'));
    const text = messageLines(chat.getAttribute('href')).join('\n');
    expect(text).toContain('الرسالة: Bags');
    expect(link(english['send.call'])).toHaveAttribute('href', `tel:${company.phone}`);
    const [mail, sms] = ['mail', 'sms'].map(
      (way) => new URL(link(english[`send.${way}` as 'send.sms']).getAttribute('href') ?? ''),
    );
    expect(mail?.href).toMatch(new RegExp(`^mailto:${company.email}\\?subject=%D8`));
    expect(mail?.searchParams.get('body')?.replace(/\r\n/g, '\n')).toBe(text.replaceAll('*', ''));
    expect(sms?.href).toMatch(new RegExp(`^sms:\\${company.whatsapp}\\?&body=`));
    expect(sms?.searchParams.get('body')).toBe(text.replaceAll('*', ''));
    await user.click(inPanel().getByRole('button', { name: english['send.copy'] }));
    expect(await navigator.clipboard.readText()).toBe(text);
    expect(panel()).toHaveTextContent(english['send.copied']);

    link(english['send.mail']).addEventListener('click', (event) => event.preventDefault());
    await user.click(link(english['send.mail']));
    expect(panel()).toHaveTextContent(english['send.mailOpens']);
    await untilCleared();
    expect(panel()).toHaveTextContent(english['send.notSent']);
    // An edit makes it another order.
    fill({ message: '' });
    expect(panel()).toBeNull();
  });

  test.each([{ closed: true }, {}, window])(
    'knows that a blocker returns an object that is no open tab',
    async (returned) => {
      mockWindowOpen(() => returned);
      const { user } = await openForm();
      fill();
      await user.click(submitButton());
      expect(screen.getByRole('alert')).toHaveTextContent('WhatsApp did not open');
      expect(content()).toMatchObject(sampleOrder);
    },
  );

  test('copies a message that is too long for a link to an app, and says so', async () => {
    mockWindowOpen(() => null);
    const { user } = await openForm();
    fill({ ...sampleOrder, message: 'ح'.repeat(700) });
    await user.click(submitButton());
    const mail = link(english['send.mail']);
    expect(mail.getAttribute('href')).not.toContain('body=');
    await user.click(mail);
    await waitFor(() => expect(panel()).toHaveTextContent(english['send.copied']));
    expect(await navigator.clipboard.readText()).toContain('ح'.repeat(700));
  });

  test('shows the message to copy by hand if copying is blocked', async () => {
    const { user } = await sendBlocked();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('blocked'));
    await user.click(inPanel().getByRole('button', { name: english['send.copy'] }));
    await waitFor(() => expect(panel()).toHaveTextContent(english['send.copyFailed']));
    const text = inPanel().getByRole<HTMLTextAreaElement>('textbox');
    expect(text).toHaveValue(messageLines(link(english['send.open']).getAttribute('href')).join('\n'));
    expect(text.selectionEnd).toBe(text.value.length);
  });

  test.each([
    [{}, [], 'WhatsApp'],
    [
      { phone: '+96417112345', email: 'a@b.co', recipient: 'Acme' },
      ['mailto:a@b.co', 'tel:+96417112345'],
      'Acme',
    ],
  ])('offers beside the number of a partner only what it names: %j', async (named, more, name) => {
    await sendBlocked({ whatsapp: '+9647701234567', ...named });
    const links = inPanel().getAllByRole('link');
    expect(links.map((one) => one.getAttribute('href')?.replace(/\?.*/, '')).sort()).toEqual(
      ['https://wa.me/9647701234567', 'sms:+9647701234567', ...more].sort(),
    );
    expect(document.querySelector('.recipient')).toHaveTextContent(name);
    expect(document.querySelector('.recipient')?.textContent).toContain('+964\u00A0770\u00A0123\u00A04567');
  });

  test('says inside the browser of another app how to leave it', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone) [FBAN/FBIOS;FBAV/468.0]');
    await sendBlocked({}, 'ar');
    expect(panel()).toHaveTextContent(textsByLanguage.ar['common.openOutside']);
  });
});

describe('order form, other failures', () => {
  test('an error while sending shows the sentence of the specification and what to do', async () => {
    vi.stubGlobal('reportError', vi.fn());
    vi.spyOn(window, 'open').mockImplementation(() => {
      throw new Error('refused');
    });
    await send();
    vi.unstubAllGlobals();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'An error occurred! We were unable to process your request. Please try again or contact us directly.',
    );
    expect(panel()).toHaveTextContent(english['send.failed']);
    expect(link(english['send.open'])).toBeVisible();
    expect(content()).toMatchObject(sampleOrder);
  });
});

describe('order form, trade terms', () => {
  const { month, packaging, delivery, documents } = tradeChoices('en');
  const unfold = async (user: Awaited<ReturnType<typeof openForm>>['user']) => {
    field('name').focus();
    await user.click(await screen.findByText(english['trade.title']));
    await screen.findAllByRole('checkbox');
  };
  const box = (name: string) =>
    screen.getByRole<HTMLInputElement>('checkbox', {
      name: [...packaging, ...delivery, ...documents].find((choice) => choice.key === name)?.label ?? name,
    });

  test('are one row until they are opened, and each chosen one is a line of the message', async () => {
    const open = mockWindowOpen();
    const { user } = await openForm();
    expect(document.querySelector('.trade-terms')?.children).toHaveLength(1);
    await unfold(user);
    await user.click(screen.getByText(english['preview.title']));
    fill();
    for (const name of ['jumbo', 'bags', 'aqaba', 'origin']) await user.click(box(name));
    fireEvent.change(screen.getByLabelText(english['trade.place']), { target: { value: 'Trebil' } });
    fireEvent.change(screen.getByLabelText(english['trade.month']), { target: { value: month[2]?.key } });
    const dt = Array.from(document.querySelectorAll('.bubble dt'), (label) => label.textContent);
    expect(dt).toEqual(expect.arrayContaining([english['trade.packaging'], english['trade.place']]));
    expect(Object.keys(content())).not.toContain('place');
    await user.click(submitButton());
    expect(messageLines(open.mock.calls[0]?.[0]).slice(7, -1)).toEqual([
      'التعبئة: أكياس 50 كغم، أكياس جامبو',
      'التسليم: ميناء العقبة',
      'مكان التسليم: Trebil',
      `الشهر المطلوب: ${tradeChoices('ar').month[2]?.label}`,
      'الوثائق: شهادة منشأ',
    ]);
    await untilCleared();
    expect(screen.queryByRole('checkbox')).toBeNull();
    await user.click(screen.getByRole('button', { name: english['sent.edit'] }));
    expect(box('jumbo')).toBeChecked();
  });
});
