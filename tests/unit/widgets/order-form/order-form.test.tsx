// @vitest-environment happy-dom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { afterEach, describe, expect, test, vi } from 'vitest';
import * as company from '#company/facts.ts';
import { packaging } from '#company/trade.ts';
import { sessionDraft } from '../../../../src/client/drafts.ts';
import { createI18n, formatNumber } from '../../../../widgets/i18n/i18n.ts';
import { countries } from '../../../../widgets/lib/phone.ts';
import { emptyOrder, orderRows } from '../../../../widgets/order-form/order/rows.ts';
import { OrderForm } from '../../../../widgets/order-form/order-form.tsx';
import { plan, Yard } from '../../../../widgets/order-form/yard.tsx';
import {
  content,
  description,
  draftOf,
  field,
  fill,
  mockWindowOpen,
  openForm,
  submitButton,
} from '../../../support/order-form.tsx';
import { renderIn } from '../../../support/render.tsx';
import { messageLines, sampleOrder, toCompany } from '../../../support/sample-order.ts';
import { textsByLanguage } from '../../../support/texts.ts';

const english = textsByLanguage.en;
const note = () => document.querySelector('.understood:not(:empty)');
const polite = () => document.querySelector('.order-form > [aria-live=polite]');

afterEach(() => vi.restoreAllMocks());

describe('order form fields', () => {
  test('have labels and a hint in the language, the public names and types, and one submit button', () => {
    const texts = textsByLanguage.fa;
    renderIn('fa', <OrderForm />);
    expect(screen.getByRole('heading', { name: texts['order.title'] })).toBeVisible();
    for (const name of ['name', 'phone', 'email', 'quantity'] as const) {
      expect(screen.getByLabelText(texts[`order.${name}`])).toBe(field(name));
      expect(field(name)).toBeRequired();
    }
    for (const name of ['company', 'message'] as const) {
      expect(screen.getByLabelText(`${texts[`order.${name}`]} ${texts['order.optional']}`)).toBe(field(name));
      expect(field(name)).not.toBeRequired();
    }
    expect(submitButton()).toHaveTextContent(texts['order.submit']);
    const min = formatNumber(company.minimumOrder, 'fa');
    expect(description('quantity')).toBe(texts['order.quantityHint'].replace('{{min}}', min));
    const names = ['quantity', 'name', 'company', 'countryCode', 'phone', 'email', 'message'];
    expect(Object.keys(content()).slice(0, names.length).sort()).toEqual([...names].sort());
    expect(Object.keys(content())[0]).toBe('quantity');
    expect(document.querySelectorAll('form [type=submit]')).toHaveLength(1);
    expect(field('email')).toHaveAttribute('type', 'email');
    expect(field('phone')).toHaveAttribute('type', 'tel');
    expect(field('quantity')).not.toHaveAttribute('type', 'number');
    expect(field('quantity')).toHaveAttribute('inputmode', 'numeric');
    expect(field('quantity')).toHaveAttribute('min', String(company.minimumOrder));
    expect(description('message')).toContain('۷۰۰');
  });
});

describe('order form errors', () => {
  test('an error is at each required field before its hint, the first has the focus, and their number is announced', async () => {
    const open = mockWindowOpen();
    const { user } = await openForm({ minQuantity: 500 });
    fill({ name: 'Laith', email: 'ali@example' });
    await user.click(submitButton());
    await waitFor(() => expect(field('quantity')).toHaveFocus());
    expect(field('name')).not.toHaveAttribute('aria-invalid');
    expect(description('phone')).toContain(english['errors.phone']);
    expect(description('email')).toContain(english['errors.emailShape']);
    expect(description('quantity')).toBe(
      'Enter the quantity in metric tons. Minimum 500 (1 metric ton = 1,000\u00A0kg).',
    );
    expect(document.querySelector('.toast')).toBeNull();
    expect(open).not.toHaveBeenCalled();

    // A note is announced when it changes; as a description it would be said twice.
    fill({ phone: '0790000000', quantity: '750 kg', name: '' });
    // New errors appear on Send only.
    expect(field('name')).not.toHaveAttribute('aria-invalid');
    expect(note()).toHaveTextContent('kilograms');
    expect(description('quantity')).toBe('Minimum 500 (1 metric ton = 1,000\u00A0kg).');
    expect(field('phone')).not.toHaveAttribute('aria-invalid');
    expect(field('email')).toHaveAttribute('aria-invalid', 'true');

    fill({ quantity: '300', name: 'Laith' });
    await user.click(submitButton());
    await waitFor(() => expect(polite()).toHaveTextContent('2 fields need correction: Quantity, Email'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.querySelector('.toast')).toHaveTextContent(
      'An error occurred!The required quantity must be at least 500 tons.',
    );
    // After a correction the rest is not announced again.
    fill({ email: 'ali@example.com' });
    expect(polite()).toBeEmptyDOMElement();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a text over the limit is kept whole, and Send asks for a shorter one', async () => {
    const open = mockWindowOpen();
    const { user } = await openForm();
    fill();
    await user.click(field('message'));
    await user.paste('Deliver 20 t\n'.repeat(75));
    await user.click(field('company'));
    await user.paste('x'.repeat(96));
    await user.click(submitButton());
    await waitFor(() => expect(field('company')).toHaveFocus());
    expect(description('company')).toContain('at most 80 characters');
    expect(description('message')).toContain('Shorten it to at most 700 characters');
    expect(content()).toMatchObject({ company: 'x'.repeat(96), message: 'Deliver 20 t\n'.repeat(75) });
    expect(open).not.toHaveBeenCalled();
    fill({ company: 'x'.repeat(80), message: 'y'.repeat(700) });
    await user.click(submitButton());
    expect(messageLines(open.mock.calls[0]?.[0])).toContain(`الشركة: ${'x'.repeat(80)}`);
  });

  test('a long number and place are kept whole, and Send opens the trade terms', async () => {
    const open = mockWindowOpen();
    const { user } = await openForm();
    fill({ ...sampleOrder, phone: '' });
    await user.click(field('phone'));
    await user.paste('0791234567'.repeat(5));
    const title = screen.getByText(english['trade.title']);
    await user.click(title);
    const place = await screen.findByLabelText<HTMLInputElement>(english['trade.place']);
    await user.click(place);
    await user.paste('x'.repeat(96));
    await user.click(title);
    await user.click(submitButton());
    await waitFor(() => expect(field('phone')).toHaveFocus());
    await waitFor(() =>
      expect(polite()).toHaveTextContent('2 fields need correction: Phone number, Other place of delivery'),
    );
    expect(description('phone')).toContain('at most 40 characters');
    fill({ phone: '0791234567' });
    await user.click(submitButton());
    await waitFor(() => expect(place).toHaveFocus());
    expect(place.closest('details')).toHaveAttribute('open');
    expect(place).toHaveAccessibleDescription(/at most 80 characters/);
    expect(place).toHaveValue('x'.repeat(96));
    expect(open).not.toHaveBeenCalled();
    fireEvent.change(place, { target: { value: 'x'.repeat(80) } });
    expect(place).not.toHaveAttribute('aria-invalid');
    await user.click(submitButton());
    expect(messageLines(open.mock.calls[0]?.[0])).toContain(`مكان التسليم: ${'x'.repeat(80)}`);
  });

  test('the minimum of 500 in English is the sentence of the specification', async () => {
    const { user } = await openForm({ minQuantity: 500 });
    fill({ ...sampleOrder, quantity: '499' });
    await user.type(field('quantity'), '{Enter}');
    const sentence = 'The required quantity must be at least 500 tons.';
    expect(await screen.findByRole('alert')).toHaveTextContent(`An error occurred! ${sentence}`);
    expect(description('quantity')).toMatch(/^Add 1\st to reach the minimum of 500\st Minimum 500/);
    expect(document.querySelector('form .counts')).toHaveTextContent(/^499 of 500\st · 1\st short$/);
    expect(field('quantity').closest('.field')).toHaveClass('below');
    fill({ quantity: '49' });
    expect(document.querySelector('.toast')).toBeVisible();
    // The sentence follows each digit.
    await user.type(field('quantity'), '0');
    expect(description('quantity')).toMatch(/^Add 10\st to/);
    fill({ quantity: '500' });
    expect(document.querySelector('.toast')).toBeNull();
    expect(field('quantity').closest('.field')).not.toHaveClass('below');
  });
});

describe('quantity field', () => {
  test('keeps the caret and converts pasted text', async () => {
    const { user } = await openForm();
    await user.type(field('quantity'), '500');
    await user.type(field('quantity'), '٧', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    expect(field('quantity')).toHaveValue('5700');
    expect(field('quantity').selectionStart).toBe(2);
    await user.clear(field('quantity'));
    await user.paste('１,２５０ tons');
    expect(field('quantity')).toHaveValue('1250');
  });

  test('leaves an input method alone until it has composed', async () => {
    await openForm();
    const input = field('quantity');
    fireEvent.compositionStart(input);
    input.value = '５０ｋ';
    fireEvent(input, new InputEvent('input', { bubbles: true, isComposing: true, data: '５０ｋ' }));
    expect(input).toHaveValue('５０ｋ');
    input.value = '５００';
    fireEvent.compositionEnd(input, { data: '５００' });
    expect(input).toHaveValue('500');
  });

  test('shows the quantity that was understood and what was ignored, and asks for digits', async () => {
    const { user } = await openForm();
    await user.type(field('quantity'), '750.5');
    expect(field('quantity')).toHaveValue('750');
    expect(note()).toHaveTextContent(
      '“\u2068.5\u2069” was ignored. Enter one quantity, in whole metric tons.',
    );
    await user.tab();
    expect(note()).toHaveTextContent('was ignored');
    await user.type(field('quantity'), '0');
    expect(field('quantity')).toHaveValue('7500');
    expect(note()).toBeNull();
    await user.clear(field('quantity'));
    await user.type(field('quantity'), 'خمسمئة');
    expect(field('quantity')).toHaveValue('');
    expect(note()).toHaveTextContent('Enter the quantity in digits, for example 500.');
  });

  test('asks about bags, shown in tons if they make whole tons, and about kilograms without a calculation', async () => {
    await openForm({ minQuantity: 500 });
    fill({ quantity: '25000 bags' });
    const question = 'Did you mean bags? 25,000 bags of 50 kg = 1,250 t. Enter the quantity in metric tons.';
    expect(note()).toHaveTextContent(question);
    expect(note()).not.toHaveTextContent('25,000 t');
    fill({ quantity: '10001 bags' });
    expect(note()).not.toHaveTextContent('Did you mean');
    expect(note()).toHaveTextContent('was ignored');
    fill({ quantity: '750 kg' });
    expect(note()).toHaveTextContent(
      /^Did you mean kilograms\? This field takes metric tons\. Check the unit\.$/,
    );
    fill({ quantity: String(company.plausibleMaximum + 1) });
    expect(note()).toHaveTextContent(english['quantity.kilograms']);
    fill({ quantity: String(company.plausibleMaximum) });
    expect(note()).toBeNull();
  });
});

describe('phone field', () => {
  test('converts digits to ASCII, changes nothing else and shows the ignored second number', async () => {
    const { user } = await openForm();
    await user.type(field('phone'), '٠٧٩-١٢٣ ٤٥٦٧');
    expect(field('phone')).toHaveValue('079-123 4567');
    expect(note()).toBeNull();
    await user.type(field('phone'), ' / 0782222222');
    expect(note()?.textContent?.replace(/[\u2066-\u2069]/g, '')).toContain(
      '“0782222222” was ignored. Enter one phone number.',
    );
  });

  // That the first press sends it is tested in a browser, in which the note moves the button.
  test.each([
    ['0791', 'Check the phone number. Example: 079\u00A0123\u00A04567'],
    ['07912345678', 'This looks like a mobile number from Iraq'],
  ])('doubts %s once the field is left, until it is corrected', async (phone, sentence) => {
    const { user } = await openForm();
    await user.type(field('phone'), phone);
    if (phone === '0791') expect(note()).toBeNull();
    await user.tab();
    expect(note()?.textContent?.replace(/[\u2066-\u2069]/g, '')).toContain(sentence);
    expect(field('phone')).not.toHaveAttribute('aria-invalid');
    fill({ phone: '0791234567' });
    expect(note()).toBeNull();
  });

  test('says which country code counts if the number has its own', async () => {
    const { user } = await openForm();
    const list = () => screen.getByRole('combobox', { name: /Country code/ });
    expect(description('phone')).toBe(english['order.phoneHint']);
    await user.type(field('phone'), '+44 20 7946 0958');
    expect(description('phone').replace(/[\u2066-\u2069]/g, '')).toBe(
      'Country code +44 taken from the number.',
    );
    expect(list()).toHaveClass('overruled');
    fill({ phone: '00964 770 123 4567' });
    expect(description('phone')).toContain('+964');
    // The code of the list counts, also if it is typed again.
    for (const phone of ['+962 79 123 4567', '0791234567', '']) {
      fill({ phone });
      expect(description('phone')).toBe(english['order.phoneHint']);
      expect(list()).not.toHaveClass('overruled');
    }
  });

  test('chooses the country code by keyboard', async () => {
    const { user } = await openForm();
    const code = screen.getByRole('combobox', { name: /Country code/ });
    code.focus();
    await act(() => vi.dynamicImportSettled());
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('listbox')).toBeInTheDocument();
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(
      countries.map(({ code, name }) => english[`order.${name}`] + code),
    );
    await user.keyboard('{ArrowDown}{Enter}');
    expect(field('countryCode')).toHaveValue('+964');
    expect(screen.getByRole('combobox', { name: 'Country code Iraq +964' })).toBe(code);
  });
});

describe('order form prefill', () => {
  test('fills empty fields, leaves typed text and warns about unknown names', async () => {
    const onWarning = vi.fn();
    const prefill = 'quantity=600&company=Shop&name=Nobody&countryCode=%2B964&price=1';
    renderIn('en', <OrderForm {...{ prefill, onWarning }} />);
    fill({ name: 'Laith' });
    await waitFor(() => expect(field('quantity')).toHaveValue('600'));
    expect(content()).toMatchObject({ name: 'Laith', company: 'Shop', countryCode: '+964' });
    expect(onWarning).toHaveBeenCalledExactlyOnceWith(
      `Unknown field "price" in "prefill" was ignored. Supported fields: ${orderRows.map(({ name }) => name).join(', ')}, countryCode.`,
    );
  });

  test('is no edit: an opened order stays offered', async () => {
    const opened = {
      typed: { ...emptyOrder, ...sampleOrder, countryCode: '+962' as const },
      to: toCompany,
      at: Date.now(),
    };
    const draft = draftOf({ opened });
    await openForm({ prefill: 'company=Acme&packaging=bags', draft });
    await screen.findAllByRole('checkbox', { checked: true });
    expect(document.querySelector('.opened')).not.toBeNull();
  });
});

describe('order form preview', () => {
  test('shows the message line by line with labels, except in Arabic, and follows the form', async () => {
    const { user, unmount } = await openForm({ partner: 'Acme' });
    fill();
    await user.click(screen.getByText(english['preview.title']));
    expect(await screen.findByText('Company: not entered')).toBeInTheDocument();
    for (const label of ['request', 'partner'] as const)
      expect(screen.getByText(english[`preview.${label}`])).toBeInTheDocument();
    const lines = () => Array.from(document.querySelectorAll('.bubble dd'), (line) => line.textContent);
    await waitFor(() => expect(lines()[1]).toBe('الاسم: Laith'));
    expect(lines().at(-1)).toBe('عن طريق: Acme');
    fill({ name: 'Omar' });
    await waitFor(() => expect(lines()[1]).toBe('الاسم: Omar'));
    unmount();
    const arabic = await openForm({}, 'ar');
    await arabic.user.click(screen.getByText(textsByLanguage.ar['preview.title']));
    expect(document.querySelector('.bubble dd')).toHaveTextContent(/^طلب/);
    expect(document.querySelector('.bubble dt')).toBeNull();
  });
});

describe('order form draft', () => {
  const fields = { ...emptyOrder, ...sampleOrder, message: 'Two\nlines', countryCode: '+964' as const };

  test('adds no text to what was typed before hydration', async () => {
    const draft = draftOf({ fields: { ...fields, company: 'Acme' } });
    const form = (
      <I18nextProvider i18n={createI18n('en', { widgets: english })}>
        <OrderForm draft={draft} />
      </I18nextProvider>
    );
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(form);
    field('name').value = 'Omar';
    field('quantity').value = '١٠٠٠ t';
    field('quantity').focus();
    render(form, { container, hydrate: true });
    // An input method may still be composing.
    expect(field('quantity')).toHaveValue('١٠٠٠ t');
    fireEvent.blur(field('quantity'));
    expect(content()).toMatchObject({ name: 'Omar', quantity: '1000', company: '', message: '' });
  });

  test.each(['25000 kg', 'five'])('asks about the quantity %s again', async (quantity) => {
    const { draft, user, unmount } = await openForm();
    await user.type(field('quantity'), quantity);
    await user.tab();
    await user.type(field('name'), 'Laith');
    const asked = note()?.textContent;
    expect(asked).toBeTruthy();
    unmount();
    const again = await openForm({ draft });
    expect(note()).toHaveTextContent(asked as string);
    expect(field('quantity').value).toBe(quantity.match(/^\d*/)?.[0]);
    await again.user.type(field('quantity'), '750', { initialSelectionStart: 0, initialSelectionEnd: 5 });
    expect(note()).toBeNull();
  });

  test('keeps a country code that was chosen alone', async () => {
    const { draft, user, unmount } = await openForm();
    await user.click(screen.getByRole('combobox', { name: /Country code/ }));
    await user.click(await screen.findByRole('option', { name: /964/ }));
    unmount();
    await openForm({ draft });
    expect(content().countryCode).toBe('+964');
  });

  test('gives way to a newer one of another page after Back to a page that the browser has kept', async () => {
    await openForm({ draft: { ...draftOf({ fields }), isOutdated: () => true } });
    fill({ name: 'Omar', company: 'Acme' });
    fireEvent(window, new Event('pageshow'));
    expect(content()).toMatchObject({ name: fields.name, company: '', message: fields.message });
  });

  test('keeps a month that has passed', async () => {
    const draft = draftOf({ fields: { ...fields, month: '2024-03' } });
    await openForm({ draft });
    const list = await screen.findByLabelText(english['trade.month']);
    expect(list).toHaveValue('2024-03');
    expect(list).toHaveTextContent('March 2024');
    fireEvent.change(list, { target: { value: '' } });
    expect(draft.write.mock.lastCall?.[0]).toMatchObject({ fields: { ...fields, month: '' } });
  });

  test('is none if the storage is unreadable', () => {
    sessionStorage.setItem('key', '{');
    expect(sessionDraft('key').read()).toBeUndefined();
  });

  test('removes an older one if storage is full', () => {
    const removeItem = vi.fn();
    const setItem = () => {
      throw new DOMException('no', 'QuotaExceededError');
    };
    vi.stubGlobal('sessionStorage', { setItem, removeItem, getItem: () => null });
    sessionDraft('key').write({});
    expect(removeItem).toHaveBeenCalledWith('key');
    vi.unstubAllGlobals();
  });
});

describe('yard', () => {
  test.each([
    [0, 0, [5]],
    [499, 249, [5]],
    [500, 250, [5]],
    [505, 253, [6]],
    [999, 500, [10]],
    [1001, 501, [6, 5]],
    [2500, 1250, [9, 9, 7]],
  ])('has a mark for each pallet of %d t: %d, in rows of %j blocks', (tons, marks, blocks) => {
    const drawn = plan(tons, 500);
    const tops = Array.from(drawn.outlines.matchAll(/,([^h]+)/g), ([, top]) => top);
    const rows = [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
    expect([drawn.marks, rows]).toEqual([marks, blocks]);
  });

  test.each([
    [40, 20, 8, 2],
    [70, 35, 14, 2],
    [5, 5, 1, 1],
  ])('with a minimum of %d t, has %d marks in blocks of %d t', (minimum, marks, block, cell) => {
    expect(plan(minimum, minimum)).toMatchObject({ marks, block, cell });
  });

  test('has marks for pallets up to 2,500 t, then blocks with five parts', () => {
    expect(plan(2500, 500)).toMatchObject({ block: 100, cell: 2, marks: 1250 });
    expect(plan(10_000, 500)).toMatchObject({ block: 500, cell: 100, marks: 100 });
  });

  const plain = ({ textContent }: Element) => textContent?.replaceAll('\u00A0', ' ');
  const words = () => Array.from(document.querySelectorAll('form .order-yard > p'), plain);
  const spoken = () => plain(document.querySelector('.typed-yard > [aria-live]') as Element);

  test('says what the minimum is, what is missing to it, and then how many bags and pallets', async () => {
    await openForm({ minQuantity: 600 });
    const nothing = ['Minimum: 600 t = 12,000 bags · 300 pallets', '1 block = 120 t (60 pallets)'];
    expect(words()).toEqual(nothing);
    expect(spoken()).toBe('');
    fill({ quantity: '400' });
    expect(words()[0]).toBe('400 of 600 t · 200 t short');
    expect(spoken()).toBe('Add 200 t to reach the minimum of 600 t');
    fill({ quantity: '750' });
    expect(words()[0]).toBe('750 t = 15,000 bags · 375 pallets');
    expect(spoken()).toBe('750 t = 15,000 bags of 50 kg on 375 pallets.');
    fill({ quantity: '6000' });
    expect(words()).toEqual(['6,000 t = 120,000 bags · 3,000 pallets', '1 block = 600 t, 1 cell = 120 t']);
    // Quantities about which the field asks.
    for (const quantity of ['600 kg', '600 bags', '60000']) {
      fill({ quantity });
      expect(words()).toEqual(nothing);
      expect(spoken()).toBe('');
    }
  });

  test('names the chosen packaging', () => {
    renderIn('en', <Yard tons="750" packaging="loose" minimum={500} />);
    expect(document.querySelector('.counts')).toHaveTextContent(packaging.loose.en);
    expect(document.querySelector('.key')).toHaveTextContent('1 block = 100 t, 1 cell = 2 t');
  });
});
