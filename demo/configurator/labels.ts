/** The label of each attribute and one sentence of help. */
export const labels: Record<string, [label: string, help: string]> = {
  whatsapp: ['WhatsApp number', 'Receives the orders. Enter your own number for tests.'],
  phone: ['Phone number', 'Visitors can call it if WhatsApp does not open.'],
  email: ['Email address', 'Receives orders that visitors send by email.'],
  recipient: ['Recipient', 'The name below the button, so that visitors know who receives the order.'],
  'min-quantity': ['Minimum order', 'The smallest quantity that can be sent, in metric tons.'],
  'country-code': ['Country code', 'The country code of the phone field that is selected initially.'],
  partner: ['Your name', 'The order message ends with it, so that the supplier knows who sent the visitor.'],
  prefill: ['Initial values', 'Names and values of fields, for example quantity=1000&company=Acme.'],
  'heading-level': ['Heading level', 'One level below the heading above the widget on your page.'],
  theme: ['Theme', 'By default, the widget follows the background of your page.'],
  loading: ['Loading', 'By default, the widget loads when it nears the viewport.'],
  persist: ['Remember the language', 'Saves the selected language in the local storage of your page.'],
};
