import type { CountryCode } from '../lib/phone.ts';
import { readNumber } from '../lib/phone-check.ts';
import { digitsOnly, withoutLeadingZeros } from '../lib/text.ts';
import type { Widget } from './widget.ts';

/** How an attribute of a custom element is parsed. The property with the same name in camelCase takes the same values. */
export type Attribute<Value> = {
  initial: Value;
  /**
   * Parses the text of the attribute. Returns undefined if it is invalid.
   * @param context the value of the other attribute
   */
  parse: (text: string, context?: unknown) => Value | undefined;
  /** The name of another attribute that changes the meaning of this one. */
  context?: string;
  /** The valid values: completes “Expected …” in a warning. */
  expected?: string;
};

/** Any text. */
export function text(): Attribute<string> {
  return { initial: '', parse: (value) => value, expected: 'a text' };
}

/** One of several values. With an empty `initial` the widget uses its own default. */
export function oneOf<const Word extends string>(
  words: readonly Word[],
  initial: NoInfer<Word> | '',
): Attribute<Word | ''> {
  return {
    initial,
    parse: (value) => words.find((word) => word === value.trim()),
    expected: words.map((word) => `"${word}"`).join(', '),
  };
}

/** Level of the widget's heading, `h2` to `h6`; `none` if the page has its own heading. */
export const headingLevel = oneOf([...'23456', 'none'], '2');

/** A whole number from 1, in ASCII digits. Undefined without the attribute; the widget then uses its own default. */
export function wholeNumber(): Attribute<number | undefined> {
  const parse = (value: string) => (/^0*[1-9]\d{0,14}$/.test(value.trim()) ? Number(value) : undefined);
  return { initial: undefined, parse, expected: 'a whole number' };
}

/**
 * A phone number, as digits with country code. A number without country code belongs to the country of the attribute
 * `country-code`.
 * @param defaultCode the country without that attribute
 */
export function phoneNumber(defaultCode: CountryCode): Attribute<string> {
  const parse = (value: string, code: unknown) =>
    readNumber(value, (code as CountryCode) || defaultCode).slice(1) || undefined;
  return {
    initial: '',
    parse,
    context: 'country-code',
    expected: 'a number such as "+962790000000"',
  };
}

/** An email address, checked only roughly. The component cleans it with `cleanEmail`, which would enlarge `embed.js`. */
export function emailAddress(): Attribute<string> {
  const parse = (value: string) => /^[^\s@＠?&]+[@＠][^\s@＠?&]+$/.exec(value.trim())?.[0];
  return { initial: '', parse, expected: 'an address such as "info@example.com"' };
}

/** True if the attribute is present, as in HTML: `<tag flag>` and `<tag flag="">`. Only the text "false" means false. */
export function flag(): Attribute<boolean> {
  return { initial: false, parse: (value) => value.trim() !== 'false' };
}

/** Attributes of every widget besides `lang` and `dir`. */
const common = {
  theme: oneOf(['auto', 'light', 'dark'], 'auto'),
  loading: oneOf(['lazy', 'eager'], 'lazy'),
};

/** Reads and checks attributes and properties. Warns once for each bad value. */
export type AttributeReader = {
  attributes: [name: string, attribute: Attribute<unknown>][];
  /**
   * Parses the text of an attribute.
   * @param rawOf returns the raw value of another attribute
   * @returns the value, undefined if the text is invalid; and the full number that a local phone number was read as
   */
  parse: (name: string, text: string, rawOf: RawOf) => { value: unknown; understood: string };
  /** @returns the parsed value of an attribute or property, or the default */
  read: (name: string, raw: unknown, rawOf?: RawOf) => unknown;
  onWarning: (message: string) => void;
  warn: (name: string, raw: string, expected: unknown, used: unknown) => void;
};

type RawOf = (name: string) => unknown;

/** The reader of the attributes of a widget and of those that every widget has. */
export function attributeReader(widget: Widget): AttributeReader {
  const all = { ...widget.attributes, ...common } as Record<string, Attribute<unknown>>;
  const onWarning = (message: string) => warnOnce(`<${widget.tag}>: ${message}`);
  const warn = (name: string, raw: string, expected: unknown, used: unknown) => {
    const value = used ? `"${used}"` : 'the default';
    onWarning(`Invalid value "${raw}" for attribute "${name}". Expected ${expected}. Using ${value}.`);
  };
  const parse: AttributeReader['parse'] = (name, text, rawOf) => {
    const { context, parse } = all[name] as Attribute<unknown>;
    if (!context) return { value: parse(text), understood: '' };
    const value = parse(text, read(context, rawOf(context), rawOf));
    const isLocal = value && withoutLeadingZeros(digitsOnly(text)) !== value;
    return { value, understood: isLocal ? `+${value}` : '' };
  };
  const read: AttributeReader['read'] = (name, raw, rawOf = () => undefined) => {
    const { initial, expected } = all[name] as Attribute<unknown>;
    if (raw === initial || raw === undefined || raw === null) return initial;
    if (typeof raw === 'boolean' && typeof initial === 'boolean') return raw;
    // `String(object)` can throw.
    const isObject = /object|function/.test(typeof raw);
    const text = isObject ? '[object]' : String(raw);
    const { value, understood } = isObject ? { value: undefined, understood: '' } : parse(name, text, rawOf);
    if (value === undefined) warn(name, text, expected, initial);
    if (understood)
      onWarning(
        `Value "${text}" for attribute "${name}" was read as "${understood}". Write the country code.`,
      );
    return value ?? initial;
  };
  return { attributes: Object.entries(all), parse, read, onWarning, warn };
}

/** `minQuantity` for `min-quantity`. */
export function propertyName(attribute: string): string {
  return attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

const reported = new Set<string>();

/** Writes a warning for the developer of the host page to the console, once for each message. */
function warnOnce(message: string): void {
  if (reported.has(message)) return;
  reported.add(message);
  console.warn(message);
}
