import { asciiDigits, withoutDirectionMarks } from '../../widgets/lib/text.ts';
import {
  emptyOrder,
  type Order,
  type OrderField,
  type OrderTable,
  orderFields,
  orderLines,
} from '../../widgets/order-form/order.ts';

/** An order found in a chat. The date has the form `2027-03-05 16:40`. Date and sender are empty if unknown. */
export type FoundOrder = Order & { partner: string; date: string; sender: string };

type ChatMessage = { day: string; time: string; sender: string; lines: string[] };

/** The note that the chat adds to an edited message; the mark in front distinguishes it from typed text. */
const editedNote = /[ ]?\u200E<[^<>\n]{4,60}>$/gm;

const day = String.raw`(\p{Nd}{1,4}[./-]\p{Nd}{1,2}[./-]\p{Nd}{1,4})`;
const time = String.raw`(\p{Nd}{1,2}[:.]\p{Nd}{2}(?:[:.]\p{Nd}{2})?(?:\s?(?:[ap]\.?\s?m\.?|ص|م|[قب]\.ظ\.?))?)`;
/** `[day, time] sender: text` of an iPhone, `day, time - sender: text` of Android, `[time, day]` of a copied chat. */
const heads = [
  String.raw`^\[${day}[,،]?\s(?:à\s)?${time}\]\s`,
  String.raw`^${day}[,،]?\s(?:à\s)?${time}\s-\s`,
].map((head) => new RegExp(head, 'iu'));
const copiedHead = new RegExp(String.raw`^\[${time}[,،]\s${day}\]\s`, 'iu');

const writtenLine = (of: string) => orderLines(emptyOrder, '-').find((line) => line.of === of)?.text ?? '';
const title = writtenLine('title').replaceAll('*', '');
const partnerLabel = writtenLine('partner').replace(/ -$/, '');

/**
 * Finds the orders in a copied or exported chat, in the order of the text; everything else is skipped.
 * If the chat has no lines with day and sender, the text after an order counts as part of its message. If the last line
 * of the message names a partner, it is read as the partner line.
 */
export function readOrders(text: string, table: OrderTable = orderFields): FoundOrder[] {
  const messages = chatMessages(withoutDirectionMarks(text.replace(editedNote, '')));
  const monthFirst = isMonthFirst(messages);
  return messages.flatMap((message) => {
    const starts = message.lines.flatMap((_, at) => (beginsOrder(message.lines, at, table) ? [at] : []));
    const date = message.day && `${isoDay(message.day, monthFirst)} ${clock(message.time)}`;
    return starts.map((start, index) => {
      const lines = message.lines.slice(start + 1, starts[index + 1]);
      return { ...orderIn(lines, table), date, sender: message.sender };
    });
  });
}

/** Counts the messages with the title of an order, complete or not. */
export const titlesIn = (text: string) => text.split(title).length - 1;

function chatMessages(text: string): ChatMessage[] {
  const messages: ChatMessage[] = [{ day: '', time: '', sender: '', lines: [] }];
  for (const line of text.split(/\r\n?|\n/)) {
    const copied = copiedHead.exec(line);
    const head = copied ?? heads.map((pattern) => pattern.exec(line)).find(Boolean);
    if (!head) {
      messages.at(-1)?.lines.push(line);
      continue;
    }
    const [match, first = '', second = ''] = head;
    const rest = line.slice(match.length);
    const [, sender = '', text = rest] = /^([^:]+):(?:\s(.*))?$/.exec(rest) ?? [];
    const when = copied ? { day: second, time: first } : { day: first, time: second };
    messages.push({ ...when, sender: sender.replace(/^~\s?/, '').trim(), lines: [text] });
  }
  return messages;
}

/** Required lines of every message since version 1, before the message field. */
const isFixed = ({ name, since, required, line }: OrderField) =>
  !since && name !== 'message' && Boolean(required || line.empty);

/** Whether a line is the title of an order and all required lines follow. */
function beginsOrder(lines: string[], at: number, table: OrderTable): boolean {
  if (lines[at]?.replaceAll('*', '').trim() !== title) return false;
  const found = fieldsIn(withoutEmpty(lines.slice(at + 1, at + 3 + table.length)), table);
  return table.filter(isFixed).every(({ name }) => name in found);
}

function withoutEmpty(lines: string[]): string[] {
  return lines.filter((line) => line.trim());
}

/** Reads lines in the order of the table. A field without a line is skipped; a line without a field is, too. */
function fieldsIn(lines: string[], table: OrderTable): Record<string, string> {
  const found: Record<string, string> = {};
  let next = 0;
  for (const line of lines) {
    const at = table.findIndex((field, index) => index >= next && isLineOf(field, line));
    const field = table[at];
    // A required line is missing, so this line is not part of the order.
    if (!field || table.slice(next, at).some(isFixed)) continue;
    found[field.name] = fieldIn(field, line);
    next = at + 1;
  }
  return found;
}

const isLineOf = ({ line: { label } }: OrderField, line: string) => line.startsWith(`${label}:`);

/** @param lines the lines below the title */
function orderIn(lines: string[], table: OrderTable): Order & { partner: string } {
  const message = table.find(({ name }) => name === 'message') as OrderField;
  const messageAt = lines.findIndex((line) => isLineOf(message, line));
  const above = withoutEmpty(lines.slice(0, messageAt < 0 ? undefined : messageAt));
  const order = { ...emptyOrder, ...fieldsIn(above, table) };
  if (messageAt < 0) return { ...order, partner: '' };

  const below = lines.slice(messageAt);
  while (below.length > 1 && !below.at(-1)?.trim()) below.pop();
  const last = below.length > 1 ? (below.at(-1) ?? '') : '';
  const partner = last.startsWith(`${partnerLabel} `) ? last.slice(partnerLabel.length).trim() : '';
  if (partner) below.pop();
  return { ...order, message: fieldIn(message, below.join('\n')), partner };
}

function fieldIn({ line: { label, unit = '', empty } }: OrderField, text: string): string {
  const value = text.slice(label.length + 1).trim();
  if (value === empty) return '';
  return (unit && value.endsWith(unit) ? value.slice(0, -unit.length) : value).trim();
}

const partsOf = (date: string) => asciiDigits(date).split(/[./-]/).map(Number);

/** American phones write the month first. Without a day after the 12th, the month is taken to be second. */
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
  const isAfternoon = /[pم]|ب\.ظ/i.test(time);
  const isMorning = /[aص]|ق\.ظ/i.test(time);
  const full = isAfternoon && hours < 12 ? hours + 12 : isMorning && hours === 12 ? 0 : hours;
  return [full, minutes].map((number) => String(number).padStart(2, '0')).join(':');
}
