// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { orderForm } from '../../widgets/order-form/order-form.element.ts';
import { OrderForm, orderLate } from '../../widgets/order-form/order-form.tsx';
import { mountElement, renderIn } from '../support/render.tsx';

describe('order form', () => {
  test('shows an error when the quantity is below 500', async () => {
    const user = userEvent.setup();
    renderIn('en', <OrderForm late={orderLate} />);
    await user.type(screen.getByLabelText(/Full name/), 'Laith');
    await user.type(screen.getByLabelText(/Quantity/), '499');
    await user.click(screen.getByRole('button', { name: /WhatsApp/ }));
    expect(await screen.findAllByText(/at least 500 tons/)).not.toHaveLength(0);
  });

  test('renders as an element and reports the order', async () => {
    const { element, shadow } = await mountElement(orderForm, `<dap-order-form lang="ar"></dap-order-form>`);
    const form = within(shadow.querySelector('.widget') as HTMLElement);
    expect(form.getByRole('button', { name: /واتساب|WhatsApp/ })).toBeTruthy();
    expect(element.shadowRoot?.querySelector('.widget')?.getAttribute('dir')).toBe('rtl');
  });
});
