import { emailAddress, headingLevel, oneOf, phoneNumber, text, wholeNumber } from '../element/attributes.ts';
import type { Widget } from '../element/widget.ts';
import { elementDraft } from '../ui/draft.ts';

/** `<dap-order-form>`: Tag, attributes and events are public names. */
export const orderForm = {
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
    'heading-level': headingLevel,
  },
  events: {
    onOrderSubmit: { type: 'dap-order-submit', cancelable: true },
    onOrderOpened: { type: 'dap-order-opened' },
  },
  methods: { reset() {}, sent() {} },
  draft: elementDraft,
  height: { narrow: '63rem', wide: '47.5rem' },
  load: () => import('./order-form.view.ts'),
} satisfies Widget;
