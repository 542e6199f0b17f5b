import { countries } from '../lib/phone.ts';
import { orderTimeout } from '../ui/storage.ts';
import { emptyOrder, type TypedOrder } from './order.ts';

/** To whom an order was sent. A host page can use the element for another recipient afterwards. Empty: the company. */
export type SentTo = Record<'whatsapp' | 'phone' | 'email' | 'recipient' | 'partner', string>;
const toCompany: SentTo = { whatsapp: '', phone: '', email: '', recipient: '', partner: '' };

/** An order with which the chat was opened. */
export type HandedOver = {
  /** As typed, so that it can be edited. */
  typed: TypedOrder;
  to: SentTo;
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

/** Milliseconds since 1970. */
// biome-ignore lint/complexity/useDateNow: Datejs replaces it with a function that returns a date
export const now = (): number => new Date().getTime();

export const forgottenAt = ({ at }: HandedOver): number => at + orderTimeout;

/** Checks a stored draft: invalid and expired parts are undefined. */
export function readDraft(stored: unknown): OrderDraft {
  const { fields, handedOver } = Object(stored);
  const { at, typed: before, to: sentTo } = Object(handedOver);
  const [typed, to] = [checkTyped(before), textsOf(toCompany, sentTo)];
  const isCurrent = typeof at === 'number' && at + orderTimeout > now();
  return {
    fields: checkTyped(fields),
    handedOver: isCurrent && typed && to ? { typed, to, at, isRestored: true } : undefined,
  };
}

function checkTyped(stored: unknown): TypedOrder | undefined {
  const typed = textsOf(emptyOrder, stored) as TypedOrder | undefined;
  const known = countries.some(({ code }) => code === typed?.countryCode);
  return known ? typed : undefined;
}

/** Values that an older draft lacks are empty. */
function textsOf<Texts extends object>(empty: Texts, stored: unknown): Texts | undefined {
  const texts: Texts = { ...empty, ...Object(stored) };
  return Object.values(texts).every((value) => typeof value === 'string') ? texts : undefined;
}
