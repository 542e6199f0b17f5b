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

/**
 * One field of an order. Form, message and preview are derived from this table. Phone conversion, the email and minimum
 * checks, and the controls of the trade terms are separate.
 */
export type OrderField = {
  /** Also the `name` of the control and of the prefill value. Public: never rename it. */
  name: string;
  required?: true;
  /** A trade term, chosen from lists below the form instead of typed into a control of its own. */
  trade?: true;
  /** Locale key of the label in the form and in the preview. */
  label: string;
  /** Most UTF-16 units the control takes, so that everything but the message always fits into a link. */
  limit: number;
  /** Returns the part of the typed text that leaves the page. */
  clean: (typed: string) => string;
  /**
   * The line of the message: `label: mark value unit`. The mark U+200E keeps a plus sign and the parts of an e-mail
   * address in order in Arabic text. An optional field without `empty` has no line when it is empty.
   */
  line: { label: string; mark?: string; unit?: string; empty?: string };
  input?: InputHTMLAttributes<HTMLInputElement>;
};

/** Maximum length of a trade term in UTF-16 units. The build checks the company's lists against it. */
export const maxTermLength = 80;

/**
 * Maximum length of the message field in UTF-16 units, more than fits in a chat link. Browsers need minutes to lay out a
 * text of 100,000 combining marks.
 */
export const maxMessageLength = 10_000;

const cleanTerm = (typed: string) => truncate(maxTermLength, sanitizeLine(typed));

/** A row of a trade term, with its label in the message. */
function term<const Name extends string>(name: Name, label: string) {
  const shared = { trade: true, limit: maxTermLength, clean: cleanTerm } as const;
  return { ...shared, name, label: `trade.${name}` as const, line: { label } };
}

/** In the order of the message. The message field stays last, because its value may have several lines. */
export const orderFields = [
  {
    name: 'name',
    required: true,
    label: 'order.name',
    limit: 200,
    clean: sanitizeLine,
    line: { label: 'الاسم' },
    input: { autoComplete: 'name' },
  },
  {
    name: 'company',
    label: 'order.company',
    limit: 200,
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
  term('packaging', 'التعبئة'),
  term('delivery', 'التسليم'),
  term('place', 'مكان التسليم'),
  term('month', 'الشهر المطلوب'),
  term('documents', 'الوثائق'),
  {
    name: 'message',
    label: 'order.message',
    limit: maxMessageLength,
    clean: sanitizeText,
    line: { label: 'الرسالة', empty: 'لا توجد' },
  },
] as const satisfies readonly OrderField[];

type Row = (typeof orderFields)[number];
export type TermName = Extract<Row, { trade: true }>['name'];
/** The names of the fields that have a control of their own in the form. */
export type ControlName = Exclude<Row['name'], TermName>;
/** The names of the required fields. Each has a text `errors.<name>`. */
export type RequiredName = Extract<Row, { required: true }>['name'];

/** The trade terms that were chosen, as the Arabic text of the message. */
export type Terms = Partial<Record<TermName, string>>;

/** Every order has these fields, also empty: the required ones, and those whose line has a text for an empty value. */
type FixedName = Extract<Row, { required: true } | { line: { empty: string } }>['name'];
type OtherFields = Partial<Record<Exclude<Row['name'], FixedName>, string>>;

/**
 * An order ready to leave the page: cleaned text, the phone as `+` and digits, the quantity as digits (metric tons).
 * Trade terms and other optional fields are only present if they are filled in.
 */
export type Order = Record<Exclude<FixedName, 'phone'>, string> & { phone: FullPhone } & OtherFields;

/** The content of the form, as typed. `orderFrom` converts it to an order. */
export type OrderFields = Record<FixedName, string> & OtherFields & { countryCode: CountryCode };

/** Validation error of a field. */
type OrderProblem = 'missing' | 'malformed' | 'belowMinimum';
export type OrderProblems = Partial<Record<ControlName, OrderProblem>>;

/** The fields with a control, in the order of the message. */
export const controls = orderFields.filter((field) => !('trade' in field)) as Extract<
  Row,
  { name: ControlName }
>[];
/** The fields with a control, in the order of the form: the quantity is first. */
export const controlFields = controls
  .filter(({ name }) => name === 'quantity')
  .concat(controls.filter(({ name }) => name !== 'quantity'));
export const controlNames = controlFields.map(({ name }) => name);
export const termNames = orderFields
  .filter((field) => 'trade' in field)
  .map(({ name }) => name) as TermName[];

export const emptyOrder = Object.fromEntries(
  orderFields.filter((field) => 'required' in field || 'empty' in field.line).map(({ name }) => [name, '']),
) as Order;

/** The value of a field of an order; the empty string if the order does not have it. */
export function fieldValue(order: Partial<Order | OrderFields>, name: string): string {
  return (Object.hasOwn(order, name) && (order as Record<string, string | undefined>)[name]) || '';
}

/** True if the visitor has typed or chosen something. */
export function isFilled(fields: Partial<OrderFields> = {}): boolean {
  return orderFields.some(({ name }) => fieldValue(fields, name));
}

/** The trade terms of a form that are not empty, cleaned. */
export function termsOf(fields: Terms): Terms {
  const terms = termNames.map((name) => [name, cleanTerm(fieldValue(fields, name))]);
  return Object.fromEntries(terms.filter(([, value]) => value));
}

/** The part of an order without personal data. A place is typed freely, so it is not included. */
export function orderSummary({ quantity, packaging, delivery, month, documents }: Order) {
  return { quantity, packaging, delivery, month, documents };
}

/** Converts the content of a form to an order: clean and visible text, ASCII digits, the phone in E.164. */
export function orderFrom(typed: OrderFields): Order {
  const values = orderFields.map(({ name, clean }) => [name, clean(fieldValue(typed, name))] as const);
  const visible = Object.fromEntries(values.filter(([, value]) => isVisible(value)));
  return { ...emptyOrder, ...visible, phone: toE164(typed.phone, typed.countryCode) };
}

/** Validation errors by field; empty if the order is valid. `minimum` is in metric tons. */
export function orderProblems(order: Order, minimum: number): OrderProblems {
  const problems: OrderProblems = {};
  for (const field of orderFields) {
    if ('required' in field && !isVisible(fieldValue(order, field.name))) problems[field.name] = 'missing';
  }
  if (!problemOf(problems, 'email') && !isEmailAddress(order.email)) problems.email = 'malformed';
  if (!problemOf(problems, 'quantity') && BigInt(order.quantity) < BigInt(minimum))
    problems.quantity = 'belowMinimum';
  return problems;
}

/** The problem of a field. Host pages can add properties such as `name` to `Object.prototype`. */
export function problemOf(problems: OrderProblems, name: ControlName): OrderProblem | undefined {
  return Object.hasOwn(problems, name) ? problems[name] : undefined;
}
