import { isExpired } from './retention.ts';
import { nothingTyped, type TypedOrder } from './rows.ts';

/** An order at a press of Send, whether the chat has opened or not. */
export type PressedOrder = {
  /** As typed, so that it can be edited, with its country code. */
  typed: TypedOrder;
  /** The recipient at the press of Send. The host page can change it later. Empty: the company. */
  to: Record<'whatsapp' | 'phone' | 'email' | 'recipient' | 'partner', string>;
  /** Milliseconds since 1970. */
  at: number;
  /** After a reload. */
  isRestored?: true;
};

/** What is kept of an order form: the input, the last order that was opened, and the last prefill. */
export type OrderDraft = {
  fields?: TypedOrder | undefined;
  opened?: PressedOrder | undefined;
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
