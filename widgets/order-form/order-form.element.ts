import { elementDraft } from '../controls/draft.ts';
import { emailAddress, oneOf, phoneNumber, text, wholeNumber } from '../element/attributes.ts';
import type { Widget } from '../element/widget.ts';

/** `<dap-order-form>`: partners' pages know these names, so they stay. */
export const orderForm: Widget = {
  tag: 'dap-order-form',
  attributes: {
    whatsapp: phoneNumber(),
    phone: phoneNumber(),
    email: emailAddress(),
    recipient: text(),
    'min-quantity': wholeNumber(),
    'country-code': oneOf(['+962', '+964'], ''),
    partner: text(),
    prefill: text(),
  },
  events: {
    onOrderSubmit: { type: 'dap-order-submit', cancelable: true },
    onOrderOpened: { type: 'dap-order-opened' },
  },
  draft: elementDraft,
  height: { narrow: '63rem', wide: '47.5rem' },
  load: () => import('./order-form.view.ts'),
};
