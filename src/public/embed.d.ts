// Types of the elements in embed.js for the DOM, React JSX and Vue templates. Save this file in your project. If your
// tsconfig.json has "files", add it there.

export type Language = 'ar' | 'en' | 'fa' | 'fr' | 'ja';
export type CountryCode = `+${string}`;

/** A validated order. `phone` is `+` and digits, `quantity` is digits (metric tons). Trade terms are keys. */
export type DapOrder = {
  name: string;
  company: string;
  phone: string;
  email: string;
  quantity: string;
  packaging?: string;
  delivery?: string;
  place?: string;
  month?: string;
  documents?: string;
  message: string;
};

/**
 * Contains no personal data. Trade terms are the keys of the choices, separated by commas; those that the visitor did not
 * select are undefined.
 */
export type DapOrderSummary = {
  /** Metric tons, as digits. */
  quantity: string;
  packaging: string | undefined;
  delivery: string | undefined;
  month: string | undefined;
  documents: string | undefined;
  countryCode: CountryCode;
  language: Language;
  partner: string | undefined;
};

export type DapOrderDetail = {
  order: DapOrder;
  /** The Arabic message. */
  message: string;
  /** The WhatsApp link with the message. */
  url: string;
  summary: DapOrderSummary;
};

export type DapPictureDetail = { index: number };
export type DapCardDetail = { fileName: string; vcard: string };
export type DapLanguageDetail = { language: Language };
export type DapErrorDetail = { reason: 'load' | 'render'; error: unknown };

/** An image of a gallery. `width` and `height` are in pixels. */
export type DapPicture = { src: string; alt?: string; srcset?: string; width?: number; height?: number };

/** The properties of every element. */
export interface DapElement extends HTMLElement {
  /** `auto` follows the background of the page. */
  theme: 'auto' | 'light' | 'dark';
  /** `lazy` loads the widget when it nears the viewport. */
  loading: 'lazy' | 'eager';
  /** Resolves with the element when the widget can be used. */
  readonly ready: Promise<this>;
}

export type DapHeadingLevel = '2' | '3' | '4' | '5' | '6' | 'none';

export interface DapOrderFormElement extends DapElement {
  /** Number that receives orders, with its country code. */
  whatsapp: string;
  /** Number for calls, with its country code. */
  phone: string;
  /** Address for orders by email. */
  email: string;
  /** Name of the recipient. */
  recipient: string;
  /** Minimum quantity, in metric tons. */
  minQuantity: number | undefined;
  /** Initially selected country code. */
  countryCode: CountryCode;
  /** Your name, at the end of the message. */
  partner: string;
  /** Initial values as a query string, for example `quantity=1000&company=Acme`. */
  prefill: string;
  headingLevel: DapHeadingLevel;
  /** Clears the form. */
  reset(): void;
}

export interface DapGalleryElement extends DapElement {
  /** URLs or images to show instead of the company's. */
  images: (string | DapPicture)[] | null | undefined;
}

export interface DapBusinessCardElement extends DapElement {
  headingLevel: DapHeadingLevel;
}

export interface DapEmployeeCardElement extends DapElement {
  headingLevel: DapHeadingLevel;
}

export interface DapLanguageSwitcherElement extends DapElement {
  /** Saves the selected language in local storage for the next visit. */
  persist: boolean;
}

declare global {
  interface HTMLElementTagNameMap {
    'dap-order-form': DapOrderFormElement;
    'dap-gallery': DapGalleryElement;
    'dap-business-card': DapBusinessCardElement;
    'dap-employee-card': DapEmployeeCardElement;
    'dap-language-switcher': DapLanguageSwitcherElement;
  }
  /** All events bubble, so you can listen on an element, the document or the window. */
  interface GlobalEventHandlersEventMap extends DapEvents {}
}

export interface DapEvents {
  'dap-order-submit': CustomEvent<DapOrderDetail>;
  'dap-order-opened': CustomEvent<DapOrderDetail>;
  'dap-ready': CustomEvent<null>;
  'dap-error': CustomEvent<DapErrorDetail>;
  'dap-gallery-open': CustomEvent<DapPictureDetail>;
  'dap-gallery-close': CustomEvent<DapPictureDetail>;
  'dap-card-open': CustomEvent<null>;
  'dap-card-close': CustomEvent<null>;
  'dap-card-generated': CustomEvent<DapCardDetail>;
  'dap-language-change': CustomEvent<DapLanguageDetail>;
}

/** Props in JSX: attributes as in HTML, events as `ondap-order-submit` (React 19). */
type Handlers = { [type in keyof DapEvents as `on${type}`]?: (event: DapEvents[type]) => void };
type CommonAttributes = { theme?: DapElement['theme'] | undefined; loading?: DapElement['loading'] | undefined };
type HeadingAttributes = CommonAttributes & { 'heading-level'?: DapHeadingLevel | 2 | 3 | 4 | 5 | 6 | undefined };
export type DapOrderFormAttributes = HeadingAttributes & {
  whatsapp?: string | undefined;
  phone?: string | undefined;
  email?: string | undefined;
  recipient?: string | undefined;
  'min-quantity'?: number | string | undefined;
  'country-code'?: CountryCode | undefined;
  partner?: string | undefined;
  prefill?: string | undefined;
};
export type DapGalleryAttributes = CommonAttributes & { images?: DapGalleryElement['images'] };
export type DapBusinessCardAttributes = HeadingAttributes;
export type DapEmployeeCardAttributes = HeadingAttributes;
export type DapLanguageSwitcherAttributes = CommonAttributes & { persist?: boolean | undefined };


type DapComponent<Attributes> = new () => { $props: Attributes & { [name: string]: unknown } };

// One line for each framework, so that @ts-ignore covers all of it in projects without React or Vue.
// @ts-ignore
declare module 'react' { namespace JSX { type DapProps<Element, Attributes> = DetailedHTMLProps<HTMLAttributes<Element>, Element> & Attributes & Handlers; interface IntrinsicElements { 'dap-order-form': DapProps<DapOrderFormElement, DapOrderFormAttributes>; 'dap-gallery': DapProps<DapGalleryElement, DapGalleryAttributes>; 'dap-business-card': DapProps<DapBusinessCardElement, DapBusinessCardAttributes>; 'dap-employee-card': DapProps<DapEmployeeCardElement, DapEmployeeCardAttributes>; 'dap-language-switcher': DapProps<DapLanguageSwitcherElement, DapLanguageSwitcherAttributes> } } }
// @ts-ignore
declare module 'vue' { interface GlobalComponents { 'dap-order-form': DapComponent<DapOrderFormAttributes>; 'dap-gallery': DapComponent<DapGalleryAttributes>; 'dap-business-card': DapComponent<DapBusinessCardAttributes>; 'dap-employee-card': DapComponent<DapEmployeeCardAttributes>; 'dap-language-switcher': DapComponent<DapLanguageSwitcherAttributes> } }
