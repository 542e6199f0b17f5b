import { countries } from '../../lib/phone.ts';
import { isExpired } from './retention.ts';
import { nothingTyped, type SentOrder, type TypedOrder } from './rows.ts';

/** To whom an order was sent. The host page can change the recipient later. Empty: the company. */
type SentTo = Record<'whatsapp' | 'phone' | 'email' | 'recipient' | 'partner', string>;
const toCompany: SentTo = { whatsapp: '', phone: '', email: '', recipient: '', partner: '' };

/** An order with which the chat was opened. */
export type HandedOver = {
  /** As typed, so that it can be edited. */
  typed: SentOrder;
  to: SentTo;
  /** Milliseconds since 1970. */
  at: number;
  /** After a reload. */
  isRestored?: true;
};

/**
 * What the site stores in the tab: what is typed, and the last order that was handed over. `src/client/drafts.ts` writes
 * `fields`, too.
 */
export type OrderDraft = { fields?: TypedOrder | undefined; handedOver?: HandedOver | undefined };

/** Checks a stored draft: invalid and expired parts are undefined. */
export function readDraft(stored: unknown): OrderDraft {
  const { fields, handedOver } = Object(stored);
  const { at, typed: before, to: sentTo } = Object(handedOver);
  const [typed, to] = [typedFrom(before), textsFrom(toCompany, sentTo)];
  const isCurrent = typeof at === 'number' && !isExpired(at);
  return {
    fields: typedFrom(fields),
    handedOver: isCurrent && to && isSentOrder(typed) ? { typed, to, at, isRestored: true } : undefined,
  };
}

const isSentOrder = (typed: TypedOrder | undefined): typed is SentOrder => Boolean(typed?.countryCode);

function typedFrom(stored: unknown): TypedOrder | undefined {
  const typed = textsFrom(nothingTyped, stored);
  const isKnown = !typed?.countryCode || countries.some(({ code }) => code === typed.countryCode);
  return stored && isKnown ? typed : undefined;
}

/** Values that an older draft lacks are empty. */
function textsFrom<Texts extends object>(empty: Texts, stored: unknown): Texts | undefined {
  const texts: Texts = { ...empty, ...Object(stored) };
  return Object.values(texts).every((value) => typeof value === 'string') ? texts : undefined;
}
