import {
  emptyOrder,
  type Facts,
  factKeys,
  factLabels,
  fieldRules,
  type Order,
  orderKeys,
  orderLines,
} from '../../widgets/order-form/order.ts';
import { asciiDigits } from '../../widgets/text/digits.ts';

/** An order found in a chat; the date as `2027-03-05 16:40`, empty like the sender where the chat does not say. */
export type FoundOrder = Order & { partner: string; date: string; sender: string };

type ChatMessage = { day: string; time: string; sender: string; lines: string[] };

/** Marks that chats put around names, numbers and notes. ZWJ and ZWNJ are letters of a word, and stay. */
const marks = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g;
/** What the chat itself adds behind a message that was changed; the mark before it tells it from typed text. */
const editedNote = /[ ]?\u200E<[^<>\n]{4,60}>$/gm;

const day = String.raw`(\p{Nd}{1,4}[./-]\p{Nd}{1,2}[./-]\p{Nd}{1,4})`;
const time = String.raw`(\p{Nd}{1,2}[:.]\p{Nd}{2}(?:[:.]\p{Nd}{2})?(?:\s?(?:[ap]\.?\s?m\.?|ص|م|[قب]\.ظ\.?))?)`;
/** `[day, time] sender: text` of an iPhone, `day, time - sender: text` of Android, `[time, day]` of a copied chat. */
const heads = [
  String.raw`^\[${day}[,،]?\s(?:à\s)?${time}\]\s`,
  String.raw`^${day}[,،]?\s(?:à\s)?${time}\s-\s`,
].map((head) => new RegExp(head, 'iu'));
const copiedHead = new RegExp(String.raw`^\[${time}[,،]\s${day}\]\s`, 'iu');

/** What stands before and behind a value in its line, taken from the writer of the lines. */
const frames = Object.fromEntries(
  orderKeys.map((key) => {
    const [before = '', after = ''] = fieldRules[key].line('\0').split('\0');
    const frame = { before: before.replace(marks, '').trimEnd(), after: after.trimEnd() };
    return [key, { ...frame, none: fieldRules[key].line('').slice(before.length) }];
  }),
);
const writtenLine = (of: string) => orderLines(emptyOrder, '-').find((line) => line.of === of)?.text ?? '';
const title = writtenLine('title').replaceAll('*', '');
const partnerLabel = writtenLine('partner').replace(/ -$/, '');

/**
 * The orders in a chat that was copied or exported, in the order of the text; all else is passed over.
 * Without the chat's own lines of day and sender, what follows an order is part of its message. A last line
 * of the message that names a partner is taken for the partner's.
 */
export function readOrders(text: string): FoundOrder[] {
  const messages = chatMessages(text.replace(editedNote, '').replace(marks, ''));
  const monthFirst = isMonthFirst(messages);
  return messages.flatMap((message) => {
    const starts = message.lines.flatMap((_, at) => (beginsOrder(message.lines, at) ? [at] : []));
    const date = message.day && `${isoDay(message.day, monthFirst)} ${clock(message.time)}`;
    return starts.map((start, index) => {
      const lines = message.lines.slice(start, starts[index + 1]);
      return { ...orderIn(lines), date, sender: message.sender };
    });
  });
}

/** How many messages have the title of an order, whole or not. */
export const titlesIn = (text: string) => text.split(title).length - 1;

function chatMessages(text: string): ChatMessage[] {
  const messages: ChatMessage[] = [{ day: '', time: '', sender: '', lines: [] }];
  for (const line of text.split(/\r\n?|\n/)) {
    const copied = copiedHead.exec(line);
    const head = copied ?? heads.map((one) => one.exec(line)).find(Boolean);
    if (!head) {
      messages.at(-1)?.lines.push(line);
      continue;
    }
    const [whole, first = '', second = ''] = head;
    const rest = line.slice(whole.length);
    const [, sender = '', said = rest] = /^([^:]+):(?:\s(.*))?$/.exec(rest) ?? [];
    const when = copied ? { day: second, time: first } : { day: first, time: second };
    messages.push({ ...when, sender: sender.replace(/^~\s?/, '').trim(), lines: [said] });
  }
  return messages;
}

/** The title, and below it all lines that every order has up to the quantity. */
function beginsOrder(lines: string[], at: number): boolean {
  if (lines[at]?.replaceAll('*', '').trim() !== title) return false;
  const below = withoutEmpty(lines.slice(at + 1, at + 9));
  return orderKeys.slice(0, -1).every((key, index) => below[index]?.startsWith(frames[key]?.before ?? ''));
}

function withoutEmpty(lines: string[]): string[] {
  return lines.filter((line) => line.trim());
}

function orderIn(lines: string[]): Order & { partner: string } {
  const order: Order = { ...emptyOrder };
  const messageAt = lines.findIndex((line) => line.startsWith(frames.message?.before ?? ''));
  const above = withoutEmpty(lines.slice(1, messageAt < 0 ? undefined : messageAt));
  orderKeys.slice(0, -1).forEach((key, index) => {
    order[key] = fieldIn(key, above[index] ?? '');
  });
  Object.assign(order, factsOf(above.slice(orderKeys.length - 1)));
  if (messageAt < 0) return { ...order, partner: '' };

  const below = lines.slice(messageAt);
  while (below.length > 1 && !below.at(-1)?.trim()) below.pop();
  const last = below.length > 1 ? (below.at(-1) ?? '') : '';
  const partner = last.startsWith(`${partnerLabel} `) ? last.slice(partnerLabel.length).trim() : '';
  if (partner) below.pop();
  return { ...order, message: fieldIn('message', below.join('\n')), partner };
}

function fieldIn(key: string, line: string): string {
  const { before = '', after = '', none = '' } = frames[key] ?? {};
  const value = line.slice(before.length).trim();
  if (none.trim() && value === none.replace(after, '').trim()) return '';
  return (after && value.endsWith(after) ? value.slice(0, -after.length) : value).trim();
}

function factsOf(lines: string[]): Facts {
  const facts: Facts = {};
  for (const line of lines) {
    const key = factKeys.find((one) => line.startsWith(`${factLabels[one]}: `));
    if (key) facts[key] = line.slice(factLabels[key].length + 1).trim();
  }
  return facts;
}

const partsOf = (date: string) => asciiDigits(date).split(/[./-]/).map(Number);

/** American phones write the month first; without a day past the twelfth it stands second, as here. */
function isMonthFirst(messages: ChatMessage[]): boolean {
  const days = messages.map((message) => partsOf(message.day));
  return days.some(([, second = 0]) => second > 12) && !days.some(([first = 0]) => first > 12 && first < 32);
}

function isoDay(date: string, monthFirst: boolean): string {
  const [first = 0, second = 0, third = 0] = partsOf(date);
  const ordered = monthFirst ? [third, first, second] : [third, second, first];
  const [year = 0, ...rest] = first > 31 ? [first, second, third] : ordered;
  const two = (number: number) => String(number).padStart(2, '0');
  return [year < 100 ? 2000 + year : year, ...rest.map(two)].join('-');
}

function clock(time: string): string {
  const [hours = 0, minutes = 0] = (asciiDigits(time).match(/\d+/g) ?? []).map(Number);
  const late = /[pم]|ب\.ظ/i.test(time);
  const early = /[aص]|ق\.ظ/i.test(time);
  const full = late && hours < 12 ? hours + 12 : early && hours === 12 ? 0 : hours;
  return [full, minutes].map((number) => String(number).padStart(2, '0')).join(':');
}
