import { defaultCountry } from '#company/facts.ts';
import { toE164 } from '../../lib/phone.ts';
import { isEmailAddress, isVisible } from '../../lib/text.ts';
import type { Tons } from './quantity.ts';
import { type Order, orderRows, type TypedName, type TypedOrder } from './rows.ts';

/** Clean and visible text, ASCII digits, the phone in E.164. */
export function orderFrom(typed: TypedOrder): Order {
  const values = orderRows.map(({ name, clean }) => {
    const value = clean(typed[name]);
    return [name, isVisible(value) ? value : ''];
  });
  const order: Order = Object.fromEntries(values);
  return { ...order, phone: toE164(order.phone, typed.countryCode || defaultCountry) };
}

/** Validation error of a control. A doubtful phone number is none: the field only shows a sentence about it. */
type OrderProblem = 'missing' | 'malformed' | 'belowMinimum' | 'tooLong';
export type OrderProblems = Partial<Record<TypedName, OrderProblem>>;
export const noProblems: OrderProblems = {};

/** Validation errors by control; empty if the order is valid. */
export function orderProblems(order: Order, minimum: Tons): OrderProblems {
  const problems: OrderProblems = {};
  for (const { name, required, limit = Infinity } of orderRows)
    if (required && !isVisible(order[name])) problems[name as TypedName] = 'missing';
    else if (order[name].length > limit) problems[name as TypedName] = 'tooLong';
  if (!isEmailAddress(order.email)) problems.email ??= 'malformed';
  if (BigInt(order.quantity) < BigInt(minimum)) problems.quantity ??= 'belowMinimum';
  return problems;
}

/** A country code alone is no order. */
export const hasInput = (typed: TypedOrder) => orderRows.some(({ name }) => typed[name]);

/** Fills empty values. A phone number keeps its country code. */
export function fillEmpty(typed: TypedOrder, values: TypedOrder): TypedOrder {
  const filled = orderRows.map(({ name }) => [name, typed[name] || values[name]]);
  const countryCode = (!typed.phone && values.countryCode) || typed.countryCode;
  return { ...Object.fromEntries(filled), countryCode };
}
