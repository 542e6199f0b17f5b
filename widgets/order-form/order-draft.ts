import { countries } from '../lib/phone.ts';
import { orderTimeout } from '../ui/storage.ts';
import { emptyOrder, type TypedOrder } from './order.ts';

/** An order with which the chat was opened. */
export type HandedOver = {
  /** As typed, so that it can be edited. */
  typed: TypedOrder;
  /** Milliseconds since 1970. */
  at: number;
  /** After a reload. */
  isRestored?: true;
};

/**
 * What the site stores in the tab: what is typed, and the last order that was handed over. `src/boot-drafts.ts` writes
 * `fields`, too.
 */
export type OrderDraft = { fields?: TypedOrder | undefined; handedOver?: HandedOver | undefined };

export const forgottenAt = ({ at }: HandedOver): number => at + orderTimeout;

/** Checks a stored draft: invalid and expired parts are undefined. */
export function readDraft(stored: unknown): OrderDraft {
  const { fields, handedOver } = Object(stored);
  const { at, typed: before } = Object(handedOver);
  const last = typeof at === 'number' ? checkTyped(before) : undefined;
  const isCurrent = last && forgottenAt({ typed: last, at }) > Date.now();
  return {
    fields: checkTyped(fields),
    handedOver: isCurrent ? { typed: last, at, isRestored: true } : undefined,
  };
}

/** Values that an older draft lacks are empty. */
function checkTyped(stored: unknown): TypedOrder | undefined {
  const typed: TypedOrder = { ...emptyOrder, ...Object(stored) };
  const isText = Object.values(typed).every((value) => typeof value === 'string');
  const known = countries.some(({ code }) => code === typed.countryCode);
  return isText && known ? typed : undefined;
}
