import { chatLink, longestChatLink } from '../text/chat-link.ts';
import { asciiDigits } from '../text/digits.ts';
import { type CountryCode, fullPhone, longestPhone } from '../text/phone.ts';
import { longestBeginning, plainLine, plainText } from '../text/plain-text.ts';
import { isVisible } from '../text/visible-text.ts';
import { longestQuantity, readQuantity } from './quantity.ts';

type FieldRule = {
  /** What leaves the page of what was typed. */
  clean: (typed: string) => string;
  /** The most its control takes, in UTF-16 units, so that everything but the message always fits into a link. */
  longest: number;
  /** Its line of the message; U+200E keeps a plus sign and the parts of an address in order between Arabic words. */
  line: (value: string) => string;
};

/** The fields in the order of the form and of the message. A name is also the `name` of the control, and stays. */
export const fieldRules = {
  name: { clean: plainLine, longest: 200, line: (value) => `الاسم: ${value}` },
  company: { clean: plainLine, longest: 200, line: (value) => `الشركة: ${value || 'غير محددة'}` },
  phone: { clean: plainLine, longest: longestPhone, line: (value) => `رقم الهاتف: \u200E${value}` },
  email: {
    clean: (typed) => asciiDigits(plainLine(typed)),
    longest: 254,
    line: (value) => `البريد الإلكتروني: \u200E${value}`,
  },
  quantity: {
    clean: (typed) => readQuantity(typed).tons,
    longest: longestQuantity,
    line: (value) => `الكمية المطلوبة: ${value} طن`,
  },
  message: { clean: plainText, longest: Infinity, line: (value) => `الرسالة: ${value || 'لا توجد'}` },
} satisfies Record<string, FieldRule>;

type OrderKey = keyof typeof fieldRules;
export const orderKeys = Object.keys(fieldRules) as OrderKey[];

/** The facts of trade that a buyer may add by a tap, in the order of the message, with what stands before them there. */
export const factLabels = {
  packaging: 'التعبئة',
  delivery: 'التسليم',
  place: 'مكان التسليم',
  month: 'الشهر المطلوب',
  documents: 'الوثائق',
};

export type FactKey = keyof typeof factLabels;
export const factKeys = Object.keys(factLabels) as FactKey[];
export const allKeys = [...orderKeys, ...factKeys];

/** Those that were chosen, in the Arabic words of the message. */
export type Facts = Partial<Record<FactKey, string>>;

/** An order ready to leave the page: cleaned text, the phone as `+` and digits, the quantity as digits (metric tons). */
export type Order = Record<OrderKey, string> & Facts;

/** What stands in the controls of the form, as typed. */
export type OrderFields = Order & { countryCode: CountryCode };

/** What is wrong with a field. `belowMinimum` is the only problem of a field that is filled in correctly. */
export type OrderProblem = 'missing' | 'malformed' | 'belowMinimum';
export type OrderProblems = Partial<Record<OrderKey, OrderProblem>>;

const longestPartner = 100;
/** The most letters of a fact, as the build lets the company write. */
export const longestFact = 80;

function orderOf(value: (key: OrderKey) => string): Order {
  return Object.fromEntries(orderKeys.map((key) => [key, value(key)])) as Order;
}

/** The facts that are given, fit to leave the page. */
export function factsIn(fields: Facts): Facts {
  const clean = (key: FactKey) => plainLine(fields[key] ?? '');
  return Object.fromEntries(factKeys.filter(clean).map((key) => [key, clean(key)]));
}

export const emptyOrder = orderOf(() => '');

/** Of an order what tells nothing of the person: how much, and what was chosen from lists. A place is typed freely. */
export function orderSummary({ quantity, packaging, delivery, month, documents }: Order) {
  return { quantity, packaging, delivery, month, documents };
}

/** The shape that browsers ask of `type=email` (HTML standard), with a dot in the domain. */
const emailShape =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;

/** The order that a filled form stands for: clean text, digits of every script as ASCII, the phone as E.164. */
export function orderFrom(fields: OrderFields): Order {
  const clean = orderOf((key) => fieldRules[key].clean(fields[key]));
  return { ...clean, ...factsIn(fields), phone: fullPhone(fields.phone, fields.countryCode) };
}

/**
 * What has to be repaired before an order can be sent, in the order of the form; empty when nothing has.
 * Company and message may be left empty.
 * @param minimum the least quantity, metric tons
 */
export function orderProblems(order: Order, minimum: number): OrderProblems {
  const problems: OrderProblems = {};
  if (!isVisible(order.name)) problems.name = 'missing';
  if (!order.phone) problems.phone = 'missing';
  if (!order.email) problems.email = 'missing';
  else if (!emailShape.test(order.email)) problems.email = 'malformed';
  if (!order.quantity) problems.quantity = 'missing';
  else if (BigInt(order.quantity) < BigInt(minimum)) problems.quantity = 'belowMinimum';
  return problems;
}

/**
 * The message to the company: always Arabic, one fact a line, each behind the same words, by which the people
 * who receive orders find it.
 * @param partner who passed the order on; no line when it is empty
 */
export function orderMessage(order: Order, partner = ''): string {
  const [title, ...facts] = orderLines(order, partner).map(({ text }) => text);
  return [title, '', ...facts].join('\n');
}

/** A line of the message, and what it speaks of. */
export type OrderLine = { of: OrderKey | FactKey | 'title' | 'partner'; text: string };

export function orderLines(order: Order, partner = ''): OrderLine[] {
  const lines: OrderLine[] = [
    { of: 'title', text: '*طلب جديد لكمية كبيرة*' },
    ...orderKeys.map((key) => ({ of: key, text: fieldRules[key].line(order[key]) })),
  ];
  const facts = factKeys.filter((key) => order[key]);
  lines.splice(-1, 0, ...facts.map((key) => ({ of: key, text: `${factLabels[key]}: ${order[key]}` })));
  const source = atMost(longestPartner, plainLine(partner));
  if (source) lines.push({ of: 'partner', text: `عن طريق: ${source}` });
  return lines;
}

/** An order as it leaves, its message and the address that carries it; `leftOut` counts the UTF-16 units that did not fit. */
export type Letter = { order: Order; message: string; url: string; leftOut: number };

/** The order as a WhatsApp link of at most 7,500 characters: only `message` is shortened, ending in “…”. */
export function orderChat(order: Order, number: string, partner = ''): Letter {
  return shortened(order, partner, (message) => chatLink(number, message), longestChatLink);
}

/**
 * An order and the link that carries it, no longer than it may be.
 * @param link of a message
 */
export function shortened(
  order: Order,
  partner: string,
  link: (message: string) => string,
  limit: number,
): Letter {
  const whole = orderMessage(order, partner);
  if (link(whole).length <= limit) return { order, message: whole, url: link(whole), leftOut: 0 };

  const shorter = (beginning: string) => ({ ...order, message: `${beginning}…` });
  const cut = (beginning: string) => orderMessage(shorter(beginning), partner);
  const kept = longestBeginning(order.message, (beginning) => {
    return beginning !== order.message && link(cut(beginning)).length <= limit;
  });
  const message = cut(kept.trimEnd());
  const leftOut = order.message.length - kept.length;
  return { order: shorter(kept.trimEnd()), message, url: link(message), leftOut };
}

/** The beginning of a text, in UTF-16 units, cut between characters. */
export function atMost(units: number, text: string): string {
  return longestBeginning(text, (beginning) => beginning.length <= units);
}
