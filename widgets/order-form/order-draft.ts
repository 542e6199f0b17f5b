import { countries } from '../text/phone.ts';
import { emptyOrder } from './order.ts';
import type { OrderDraft } from './order-options.ts';

/**
 * A draft as it was kept, or undefined when it is none of ours: written by another version of this page, or by
 * hand, or of an order that was opened too long ago. What is not understood must never reach the form, and no other
 * country code the message.
 */
export function orderDraft(kept: unknown): OrderDraft | undefined {
  if (!isRecord(kept) || !isRecord(kept.fields) || typeof kept.opened !== 'boolean') return undefined;
  const { until } = kept;
  if (kept.opened && !(typeof until === 'number' && until > Date.now())) return undefined;
  const { fields } = kept;
  // All that must be there, and all that may.
  const keys = [...Object.keys(emptyOrder), ...Object.keys(fields)];
  const texts = keys.every((key) => typeof fields[key] === 'string');
  const known = countries.some(({ code }) => code === fields.countryCode);
  return texts && known ? (kept as OrderDraft) : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
