import type { InputHTMLAttributes } from 'react';
import { type CountryCode, type FullPhone, maxPhoneLength, toE164 } from '../lib/phone.ts';
import {
  cleanEmail,
  isEmailAddress,
  isVisible,
  leftToRightMark,
  sanitizeLine,
  sanitizeText,
} from '../lib/text.ts';
import { truncate } from '../lib/truncate.ts';
import { maxQuantityLength, readQuantity } from './quantity.ts';
import { knownKeys, type ListName, labelsOf } from './trade-choices.ts';

/** One row of an order. Form, message and preview are derived from these rows. */
export type OrderRow = {
  /** Also the `name` of the control and of the prefill value. Public: never rename it. */
  name: string;
  required?: true;
  /** A trade term, chosen from lists below the form instead of typed into a control of its own. */
  trade?: true;
  /** Locale key of the label in the form and in the preview. */
  label: string;
  /** Most UTF-16 units that a control for text takes. Lists have none: all that is chosen is sent. */
  limit?: number;
  /** Returns the part of the typed text that leaves the page. */
  clean: (typed: string) => string;
  /** `label: mark value unit` in the message. An optional row without `empty` has no line when it is empty. `text` converts keys. */
  line: { label: string; mark?: string; unit?: string; empty?: string; text?: (value: string) => string };
  input?: InputHTMLAttributes<HTMLInputElement>;
};

/** Maximum length of a place in UTF-16 units. */
export const maxTermLength = 80;

/** A row of a list of choices: the order contains their keys, the message their Arabic texts. */
function list<const Name extends ListName>(name: Name, label: string) {
  return {
    name,
    trade: true,
    label: `trade.${name}`,
    clean: (typed: string) => knownKeys(name, typed),
    line: { label, text: (keys: string) => labelsOf(name, keys, 'ar').join('، ') },
  } as const;
}

/** In the order of the message. The message field stays last, because its value may have several lines. */
export const orderRows = [
  {
    name: 'name',
    required: true,
    label: 'order.name',
    limit: 80,
    clean: sanitizeLine,
    line: { label: 'الاسم' },
    input: { autoComplete: 'name' },
  },
  {
    name: 'company',
    label: 'order.company',
    limit: 80,
    clean: sanitizeLine,
    line: { label: 'الشركة', empty: 'غير محددة' },
    input: { autoComplete: 'organization' },
  },
  {
    name: 'phone',
    required: true,
    label: 'order.phone',
    limit: maxPhoneLength,
    clean: sanitizeLine,
    line: { label: 'رقم الهاتف', mark: leftToRightMark },
  },
  {
    name: 'email',
    required: true,
    label: 'order.email',
    limit: 254,
    clean: cleanEmail,
    line: { label: 'البريد الإلكتروني', mark: leftToRightMark },
    input: { type: 'email', inputMode: 'email', dir: 'ltr', autoComplete: 'email' },
  },
  {
    name: 'quantity',
    required: true,
    label: 'order.quantity',
    limit: maxQuantityLength,
    clean: (typed: string) => readQuantity(typed).tons,
    line: { label: 'الكمية المطلوبة', unit: ' طن' },
  },
  list('packaging', 'التعبئة'),
  list('delivery', 'التسليم'),
  {
    name: 'place',
    trade: true,
    label: 'trade.place',
    limit: maxTermLength,
    clean: sanitizeLine,
    line: { label: 'مكان التسليم' },
  },
  list('month', 'الشهر المطلوب'),
  list('documents', 'الوثائق'),
  {
    name: 'message',
    label: 'order.message',
    limit: 700,
    clean: sanitizeText,
    line: { label: 'الرسالة', empty: 'لا توجد' },
    input: { dir: 'auto' },
  },
] as const satisfies readonly OrderRow[];

type Row = (typeof orderRows)[number];
type TermName = Extract<Row, { trade: true }>['name'];
/** The names of the rows that have a control of their own in the form. */
export type ControlName = Exclude<Row['name'], TermName>;
/** Each has a text `errors.<name>`. */
export type RequiredName = Extract<Row, { required: true }>['name'];

/** The trade terms that were chosen, as keys: `bags,jumbo`. */
export type Terms = Partial<Record<TermName, string>>;

/** Every order has these values, also empty: the required ones, and those whose line has a text for an empty value. */
type FixedName = Extract<Row, { required: true } | { line: { empty: string } }>['name'];
type OtherValues = Partial<Record<Exclude<Row['name'], FixedName>, string>>;

/**
 * An order ready to leave the page: cleaned text, the phone as `+` and digits, the quantity as digits (metric tons).
 * Trade terms and other optional values are only present if they are filled in.
 */
export type Order = Record<Exclude<FixedName, 'phone'>, string> & { phone: FullPhone } & OtherValues;

/** An order as typed. */
export type TypedOrder = Record<FixedName, string> & OtherValues & { countryCode: CountryCode };

/** Validation error of a control. A doubtful phone number is none: the field only shows a sentence about it. */
type OrderProblem = 'missing' | 'malformed' | 'belowMinimum';
export type OrderProblems = Partial<Record<ControlName, OrderProblem>>;
/** Without a prototype, to which host pages can add properties such as `name`. */
export const noProblems: OrderProblems = Object.create(null);

export const controlRows = orderRows.filter((row) => !('trade' in row)) as Extract<
  Row,
  { name: ControlName }
>[];
/** In the order of the form: the quantity is first. */
export const formRows = controlRows
  .filter(({ name }) => name === 'quantity')
  .concat(controlRows.filter(({ name }) => name !== 'quantity'));
export const controlNames = formRows.map(({ name }) => name);
export const termNames = orderRows.filter((row) => 'trade' in row).map(({ name }) => name) as TermName[];

export const emptyOrder = Object.fromEntries(
  orderRows.filter((row) => 'required' in row || 'empty' in row.line).map(({ name }) => [name, '']),
) as Order;

/** A value of an order; the empty string if the order does not have it. */
export function textOf(order: Partial<Order | TypedOrder>, name: string): string {
  return (Object.hasOwn(order, name) && (order as Record<string, string | undefined>)[name]) || '';
}

export function isFilled(typed: Partial<TypedOrder> = {}): boolean {
  return orderRows.some(({ name }) => textOf(typed, name));
}

export function isSame(one: TypedOrder, other: TypedOrder): boolean {
  const names = [...orderRows.map(({ name }) => name), 'countryCode'];
  return names.every((name) => textOf(one, name) === textOf(other, name));
}

/** The part of an order without personal data. A place is typed freely, so it is not included. */
export function orderSummary({ quantity, packaging, delivery, month, documents }: Order) {
  return { quantity, packaging, delivery, month, documents };
}

/** Clean and visible text, ASCII digits, the phone in E.164. */
export function orderFrom(typed: TypedOrder): Order {
  const rows: readonly OrderRow[] = orderRows;
  const values = rows.map(
    ({ name, limit = Infinity, clean }) => [name, truncate(limit, clean(textOf(typed, name)))] as const,
  );
  const visible = Object.fromEntries(values.filter(([, value]) => isVisible(value)));
  return { ...emptyOrder, ...visible, phone: toE164(textOf(visible, 'phone'), typed.countryCode) };
}

/** Validation errors by control; empty if the order is valid. `minimum` is in metric tons. */
export function orderProblems(order: Order, minimum: number): OrderProblems {
  const problems: OrderProblems = Object.create(null);
  for (const row of orderRows) {
    if ('required' in row && !isVisible(textOf(order, row.name))) problems[row.name] = 'missing';
  }
  if (!isEmailAddress(order.email)) problems.email ??= 'malformed';
  if (BigInt(order.quantity) < BigInt(minimum)) problems.quantity ??= 'belowMinimum';
  return problems;
}
