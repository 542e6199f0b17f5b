import type { Ref } from 'react';
import type { DraftStore } from '../controls/draft.ts';
import type { Language } from '../language/languages.ts';
import type { CountryCode } from '../text/phone.ts';
import type { Order, OrderFields, orderSummary } from './order.ts';
import type { RecipientOptions } from './recipient.ts';

/** What leaves the page: the cleaned order, the Arabic message and the address that carries it. */
export type OrderDetail = {
  order: Order;
  message: string;
  url: string;
  /** For counting: nothing that tells who orders. */
  summary: ReturnType<typeof orderSummary> & {
    countryCode: CountryCode;
    language: Language;
    partner: string | undefined;
  };
};

/** What the page around the form may ask of it. */
export type OrderMethods = {
  /** Empties the form and forgets all that it kept. */
  reset: () => void;
  /** Says that the page has sent the order by itself. */
  sent: () => void;
};

/** What came of a valid order; `cleared` says that the fields are empty again and can be brought back. */
export type Outcome = {
  kind: 'opened' | 'blocked' | 'offline' | 'sent';
  fields: OrderFields;
  cleared: boolean;
  /** When an opened order is forgotten, in milliseconds since 1970. */
  until?: number | undefined;
};

/** A draft as it is kept: the fields, and whether the chat has opened with them; then no longer than `until`. */
export type OrderDraft = { fields: OrderFields; opened: boolean; until?: number };

export type OrderOptions = RecipientOptions & {
  /** Metric tons; the company's own minimum when undefined. */
  minQuantity?: number | undefined;
  /** The company's own when empty. */
  countryCode?: CountryCode | '';
  partner?: string;
  prefill?: string;
  draft?: DraftStore<OrderDraft>;
  /** Before the chat opens; false keeps it closed. */
  onOrderSubmit?: (detail: OrderDetail) => boolean | undefined;
  onOrderOpened?: (detail: OrderDetail) => void;
  /** Tells the developer of the page, not the visitor. */
  onWarning?: (sentences: string) => void;
  ref?: Ref<OrderMethods>;
};
