import type { DapBusinessCardElement } from '../../../widgets/business-card/business-card.element.ts';
import type { commonAttributes } from '../../../widgets/element/attributes.ts';
import type { ElementClass } from '../../../widgets/element/define-widget.ts';
import type { Attribute, WidgetDefinition } from '../../../widgets/element/widget.ts';
import type { WidgetElement } from '../../../widgets/element/widget-element.ts';
import type { DapEmployeeCardElement } from '../../../widgets/employee-card/employee-card.element.ts';
import type { DapGalleryElement } from '../../../widgets/gallery/gallery.element.ts';
import type { DapLanguageSwitcherElement } from '../../../widgets/language-switcher/language-switcher.element.ts';
import type { DapOrderFormElement } from '../../../widgets/order-form/order-form.element.ts';
import type { tagNames } from '../../../widgets/widget-names.ts';

// Describes every public name once. `write-api.ts` writes the types, the manifest and `widgets/API.md` from this table. The
// compiler compares the names and types with the elements. The table is not in `widgets`, so that no script on a page can
// contain the sentences.

type Definition<Class extends ElementClass> = Class['widget'] extends WidgetDefinition & (infer Own extends WidgetDefinition) ? Own : never;
type TypeOf<Value> = [Value] extends [boolean] ? 'boolean' : [Value] extends [number | undefined] ? 'number' : string;
/** The event types of the module with the component, which an element loads. */
type EventTypes<Own extends WidgetDefinition> = Awaited<ReturnType<Own['load']>>['events'] extends infer Events ? Extract<Events[keyof Events], { type: string }>['type'] : never;

/** The texts of an element. `Members`: its own properties. */
type Texts<Class extends ElementClass, Own extends WidgetDefinition = Definition<Class>, Members = Omit<InstanceType<Class>, keyof WidgetElement>> = {
  sentence: string;
  attributes: {
    [name in keyof Own['attributes']]: Own['attributes'][name] extends Attribute<infer Value> ? readonly [type: TypeOf<Value>, initial: string, sentence: string] : never;
  };
  members: { [name in keyof Members]: readonly [type: string, sentence: string] };
  events: Record<EventTypes<Own>, readonly [detail: `Dap${string}Detail` | 'null', sentence: string]>;
  parts: readonly (keyof typeof parts)[];
};

/** The CSS parts, which several elements have. */
export const parts = {
  heading: 'The heading and the sentence below it.',
  label: 'The label of a field.',
  input: 'A field or a list.',
  button: 'A button.',
  order: 'The yard that fills, and the panel after Send.',
  toast: 'The message after a press of Send.',
  picture: 'An image of the gallery.',
  dialog: 'A dialog.',
};

const company = "the company's";
const headingLevel = ["'2' | '3' | '4' | '5' | '6' | 'none'", '2', 'Level of the heading, from `2` to `6`, or `none` for no heading.'] as const;

export const elements = {
  'dap-order-form': {
    sentence: 'An order form that opens WhatsApp with the order as a message.',
    attributes: {
      whatsapp: ['string', company, "Number that receives orders, with `+` and its country code. If set, the company's own phone, email and name are not shown. An invalid number is ignored with `recipient`, `phone` and `email`."],
      phone: ['string', company, 'Number for calls, with `+` and its country code.'],
      email: ['string', company, 'Address for orders by email.'],
      recipient: ['string', company, 'Name of the company with the number in `whatsapp`, shown below the button. Ignored without `whatsapp`.'],
      'min-quantity': ['number', company, 'Minimum quantity, in metric tons.'],
      'country-code': ['CountryCode', company, 'Initially selected country code, for example `+962`. Numbers without a country code in `whatsapp` and `phone` belong to this country.'],
      partner: ['string', 'none', 'Your name. The message ends with the line "عن طريق: …".'],
      prefill: ['string', 'none', 'Initial values as a query string, for example `quantity=1000&company=Acme&packaging=bags,loose&month=2027-03&place=Trebil`.'],
      'heading-level': headingLevel,
    },
    members: {},
    events: {
      'dap-order-submit': ['DapOrderDetail', 'Dispatched before WhatsApp opens. If you call `preventDefault()`, WhatsApp does not open and the form keeps its values.'],
      'dap-order-opened': ['DapOrderDetail', 'Dispatched after WhatsApp has opened. The visitor may not have sent the message.'],
    },
    parts: ['heading', 'label', 'input', 'button', 'order', 'toast'],
  } satisfies Texts<typeof DapOrderFormElement>,
  'dap-gallery': {
    sentence: "Shows the company's images with a lightbox. If the element contains `<img>` elements, also those of lazy loaders with `data-src`, it shows these instead. They are also the fallback. The property `images` overrides both.",
    attributes: {},
    members: {
      images: ['(string | DapPicture)[] | null | undefined', 'List of URLs or of objects `{ src, alt?, srcset?, crossorigin? }`. Frameworks set it if the script has loaded before they render. The attribute `images` has no effect.'],
    },
    events: {
      'dap-gallery-open': ['DapPictureDetail', 'Dispatched when the lightbox opens. `index` is zero-based.'],
      'dap-gallery-close': ['DapPictureDetail', 'Dispatched when the lightbox closes. `index` is the last image that was shown.'],
    },
    parts: ['picture', 'dialog'],
  } satisfies Texts<typeof DapGalleryElement>,
  'dap-business-card': {
    sentence: "The company's business card. A button opens a dialog with a QR code and a contact file.",
    attributes: { 'heading-level': headingLevel },
    members: {},
    events: {
      'dap-card-open': ['null', 'Dispatched when the dialog opens.'],
      'dap-card-close': ['null', 'Dispatched when the dialog closes.'],
    },
    parts: ['heading', 'button', 'dialog'],
  } satisfies Texts<typeof DapBusinessCardElement>,
  'dap-employee-card': {
    sentence: 'Generates a staff business card with a QR code and a contact file.',
    attributes: { 'heading-level': headingLevel },
    members: {},
    events: { 'dap-card-generated': ['DapCardDetail', 'Dispatched when a card is generated.'] },
    parts: ['heading', 'label', 'input', 'button', 'dialog'],
  } satisfies Texts<typeof DapEmployeeCardElement>,
  'dap-language-switcher': {
    sentence: 'Sets the language of all `dap-` elements on the page that have no `lang` attribute.',
    attributes: {
      persist: ['boolean', 'off', 'If present, the selected language is saved in local storage as `dap_lng` for the next visit.'],
    },
    members: {},
    events: {
      'dap-language-change': ['DapLanguageDetail', 'Dispatched when the visitor selects a language.'],
    },
    parts: ['input'],
  } satisfies Texts<typeof DapLanguageSwitcherElement>,
} satisfies Record<(typeof tagNames)[number], object>;

/** Members that every element has. */
export const all = {
  attributes: {
    lang: ['string', "the page's", 'Language code. Without this attribute, the widget follows a language switcher, the page and the browser.'],
    dir: ['string', "the language's", 'Text direction: `ltr` or `rtl`.'],
    theme: ["'auto' | 'light' | 'dark'", 'auto', '`light`, `dark` or `auto`. With `auto`, the widget follows the `color-scheme` of the page.'],
    loading: ["'lazy' | 'eager'", 'lazy', '`lazy` loads the widget when it nears the viewport, `eager` loads it immediately.'],
  } satisfies Record<'lang' | 'dir' | keyof typeof commonAttributes, [type: string, initial: string, sentence: string]>,
  members: {
    ready: ['Promise<this>', 'Promise that resolves with the element when the widget can be used. It stays pending if the widget never loads.'],
  },
  events: {
    'dap-ready': ['null', 'Dispatched when the widget can be used. React may not have loaded yet.'],
    'dap-error': ['DapErrorDetail', 'Dispatched when the widget cannot load (`reason` is `load`; it is retried) or cannot render (`render`).'],
  },
  slot: 'Fallback content. It is shown until the widget has loaded, and if it cannot load.',
  /** Custom properties with their syntax. */
  properties: {
    '--dap-color-brand': ['<color>', 'Buttons, links and icons. If you set it, also set `--dap-color-on-brand`.'],
    '--dap-color-on-brand': ['<color>', 'Text on the brand color.'],
    '--dap-color-surface': ['<color>', 'Background of the widget, its fields and its dialogs.'],
    '--dap-color-text': ['<color>', 'Text.'],
    '--dap-color-border': ['<color>', 'Borders of fields.'],
    '--dap-radius': ['<length>', 'Corner radius.'],
    '--dap-font': ['*', 'Font family. By default the font of the page.'],
    '--dap-space': ['<length>', 'Spacing unit. By default 0.25rem.'],
  },
} as const;
