import { isExpired } from './retention.ts';
import { nothingTyped, type SentOrder, type TypedOrder } from './rows.ts';

/** To whom an order was sent. The host page can change the recipient later. Empty: the company. */
type SentTo = Record<'whatsapp' | 'phone' | 'email' | 'recipient' | 'partner', string>;

/** An order with which the chat was opened. */
export type OpenedOrder = {
  /** As typed, so that it can be edited. */
  typed: SentOrder;
  to: SentTo;
  /** Milliseconds since 1970. */
  at: number;
  /** After a reload. */
  isRestored?: true;
};

/** What is kept of an order form: the input, the last order that was opened, and the last prefill. */
export type OrderDraft = {
  fields?: TypedOrder | undefined;
  opened?: OpenedOrder | undefined;
  prefilled?: string | undefined;
};

/** A kept draft, without an opened order that has expired. Values that an older draft lacks are empty. */
export function currentDraft({ fields, opened, prefilled = '' }: OrderDraft = {}) {
  return {
    typed: { ...nothingTyped, ...fields },
    opened: opened && !isExpired(opened.at) ? { ...opened, isRestored: true as const } : undefined,
    prefilled,
  };
}
