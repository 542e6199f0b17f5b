import type { Descriptions } from './described.ts';

const companys = "the company's";
const headingLevel = { takes: 'the level of its heading: `2` to `6`, by what stands above it on your page' };

/** What is said of every tag. Nothing of it reaches a browser; what is missing does not compile. */
export const descriptions: Descriptions = {
  'dap-order-form': {
    about:
      'A bulk order that becomes a WhatsApp message. A page that sends orders by itself prevents `dap-order-submit` and calls `sent()` once its own server has it.',
    attributes: {
      whatsapp: {
        takes:
          'the number that receives orders, with its country code; beside it nothing of the company is offered',
        initial: companys,
      },
      phone: {
        takes: 'the number for calls, with its country code; none beside `whatsapp`',
        initial: companys,
      },
      email: { takes: 'the address for orders by e-mail; none beside `whatsapp`', initial: companys },
      recipient: {
        takes: 'who gets the order: shown below the button; none beside `whatsapp`',
        initial: companys,
      },
      'min-quantity': { takes: 'the least quantity, in metric tons', initial: companys },
      'country-code': { takes: '`+962` or `+964`, chosen at first', initial: companys },
      partner: { takes: 'your name: the message ends with "عن طريق: …"' },
      prefill: {
        takes:
          'first values as a query string: `quantity=1000&company=Acme`; facts of trade by the short names of `trade.ts`: `packaging=bags,loose&month=2027-03&place=Trebil`',
      },
      'heading-level': headingLevel,
    },
    events: {
      'dap-order-submit': {
        when: 'before the chat opens; `preventDefault()` keeps it closed, and nothing is cleared',
        detail: 'DapOrderDetail',
      },
      'dap-order-opened': {
        when: 'the chat has opened; whether the visitor presses Send there nobody can know',
        detail: 'DapOrderDetail',
      },
    },
    methods: {
      reset: 'empties the form and forgets all that it kept; nothing before the form shows',
      sent: 'says that the page has sent the order: the form thanks for it and keeps nothing; nothing before the form shows',
    },
    parts: ['heading', 'label', 'input', 'button', 'toast'],
  },
  'dap-gallery': {
    about:
      "Shows the company's pictures, or the `<img>` children written inside it, which stay visible until it is there and without JavaScript; the property `images` wins over both.",
    policy: 'Under a policy it needs the origin of the script in `img-src` as well.',
    attributes: {},
    events: {
      'dap-gallery-open': {
        when: 'the lightbox opens, at the picture of that number, from 0',
        detail: 'DapPictureDetail',
      },
      'dap-gallery-close': { when: 'it has closed; the last picture shown', detail: 'DapPictureDetail' },
    },
    properties: {
      images: {
        type: '(string | DapPicture)[] | null | undefined',
        about: 'a list of addresses, or of `{ src, alt?, srcset?, width?, height? }`',
      },
    },
    parts: ['picture', 'dialog'],
  },
  'dap-business-card': {
    about: "The company's card: a button opens a window with the QR code and the contact file.",
    attributes: { 'heading-level': headingLevel },
    events: {
      'dap-card-open': { when: 'the window with the code opened' },
      'dap-card-close': { when: 'it closed' },
    },
    parts: ['heading', 'button', 'dialog'],
  },
  'dap-employee-card': {
    about: 'Generates a staff business card with a QR code and a contact file.',
    policy: 'Photos need no exception in a policy; only SVG photos need `img-src data:`.',
    attributes: { 'heading-level': headingLevel },
    events: { 'dap-card-generated': { when: 'a card was made', detail: 'DapCardDetail' } },
    parts: ['heading', 'label', 'input', 'button', 'dialog'],
  },
  'dap-language-switcher': {
    about:
      'Switches every `dap-` element of the page that has no `lang` of its own, and touches nothing else.',
    attributes: {
      persist: {
        takes: 'present: keeps the choice in this browser (local storage `dap_lng`) for the next visit',
      },
    },
    events: { 'dap-language-change': { when: 'the visitor chose', detail: 'DapLanguageDetail' } },
    parts: ['input'],
  },
};
