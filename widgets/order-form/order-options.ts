import type { Ref } from 'react';
import type { Language } from '../i18n/languages.ts';
import type { CountryCode } from '../lib/phone.ts';
import type { DraftStore } from '../ui/draft.ts';
import type { Order, OrderFields, orderSummary } from './order.ts';
import type { RecipientOptions } from './order-links.ts';

/** The data of the order events: the cleaned order, the Arabic message and its link. */
export type OrderDetail = {
  order: Order;
  message: string;
  url: string;
  /** For analytics: nothing that identifies the person. */
  summary: ReturnType<typeof orderSummary> & {
    countryCode: CountryCode;
    language: Language;
    partner: string | undefined;
  };
};

/** Methods for the host page. */
export type OrderMethods = {
  /** Clears the form and forgets everything that it stored. */
  reset: () => void;
  /** Reports that the page has sent the order itself. */
  sent: () => void;
};

/** A stored draft: the fields, and whether the chat was opened with them. An opened order expires at `until`. */
export type OrderDraft = { fields: OrderFields; opened: boolean; until?: number };

export type OrderOptions = RecipientOptions & {
  /** Metric tons; the company's own minimum if undefined. */
  minQuantity?: number | undefined;
  /** The company's own if empty. */
  countryCode?: CountryCode | '';
  partner?: string;
  prefill?: string;
  draft?: DraftStore<OrderDraft>;
  /** Before the chat opens; false prevents it. */
  onOrderSubmit?: (detail: OrderDetail) => boolean | undefined;
  onOrderOpened?: (detail: OrderDetail) => void;
  /** Receives warnings for the developer of the page. */
  onWarning?: (sentences: string) => void;
  /** Not named `ref`, which React 18 does not pass to function components. */
  methods?: Ref<OrderMethods>;
};
