import { expectedNumber } from '../lib/phone.ts';
import { expectedAddress } from '../lib/text.ts';
import type { Attribute, WidgetDefinition } from './widget.ts';

/** Any text. */
export const text: Attribute<string> = { initial: '', parse: (value) => value };

/** One of several values. With an empty `initial` the widget uses its own default. */
export function oneOf<const Value extends string>(
  values: readonly Value[],
  initial: NoInfer<Value> | '',
): Attribute<Value | ''> {
  return {
    initial,
    parse: (value) => values.find((one) => one === value.trim()),
    expected: values.map((one) => `"${one}"`).join(', '),
  };
}

/** Level of the widget's heading, `h2` to `h6`; `none` if the page has its own heading. */
export const headingLevel = oneOf([...'23456', 'none'], '2');

/** A whole number from 1, in ASCII digits. Undefined without the attribute; the widget then uses its own default. */
export const wholeNumber: Attribute<number | undefined> = {
  initial: undefined,
  parse: (value) => (/^0*[1-9]\d{0,14}$/.test(value.trim()) ? Number(value) : undefined),
  expected: 'a whole number',
};

export const phoneNumber: Attribute<string> = { ...text, isPhone: true, expected: expectedNumber };

/** An email address, checked roughly. The component cleans it. */
export const emailAddress: Attribute<string> = {
  ...text,
  parse: (value) => /^[^\s@＠?&]+[@＠][^\s@＠?&]+$/.exec(value.trim())?.[0],
  expected: expectedAddress,
};

/** True if the attribute is present, as in HTML: `<tag flag>` and `<tag flag="">`. Only the text "false" means false. */
export const flag: Attribute<boolean> = { initial: false, parse: (value) => value.trim() !== 'false' };

/** Attributes of every widget besides `lang` and `dir`. */
export const commonAttributes = {
  theme: oneOf(['auto', 'light', 'dark'], 'auto'),
  loading: oneOf(['lazy', 'eager'], 'lazy'),
};

export type AttributeReader = ReturnType<typeof attributeReader>;

/** Reads and checks the attributes and properties of a widget, also those that every widget has. */
export function attributeReader(widget: WidgetDefinition) {
  const all: Record<string, Attribute<unknown>> = { ...widget.attributes, ...commonAttributes };
  const reported = new Set<string>();
  /** Writes a warning for the developer of the host page to the console, once for each message. */
  const onWarning = (message: string) => {
    const line = `<${widget.tag}>: ${message}`;
    if (!reported.has(line)) console.warn(line);
    reported.add(line);
  };
  const warn = (name: string, raw: string, expected: unknown, used: unknown) => {
    const value = used ? `"${used}"` : 'the default';
    onWarning(`Invalid value "${raw}" for attribute "${name}". Expected ${expected}. Using ${value}.`);
  };
  /** @returns the parsed value of an attribute or property, or the default */
  const read = (name: string, raw: unknown): unknown => {
    const { initial, expected, parse } = all[name] as Attribute<unknown>;
    if (raw === initial || raw === undefined || raw === null) return initial;
    if (typeof initial === 'boolean') {
      if (typeof raw === 'boolean') return raw;
    }
    // Vue and Preact pass `''` or `0` for an unset value.
    else if (raw === '' || raw === 0) return initial;
    const value = parse(String(raw));
    if (value === undefined) warn(name, String(raw), expected, initial);
    return value ?? initial;
  };
  const names = Object.keys(all).map(propertyName);
  const shown = Object.entries(all).filter(
    ([name]) => !(name in commonAttributes || widget.notInFirstRender?.includes(name)),
  );
  return {
    attributes: Object.entries(all),
    read,
    onWarning,
    warn,
    /** The warnings so far, for the doctor. */
    reported,
    /** The values that the first render shows, by the names of their properties. */
    initialValues: Object.fromEntries(shown.map(([name, { initial }]) => [propertyName(name), initial])),
    /** The values of an element. */
    valuesOf: (host: object) => Object.fromEntries(names.map((name) => [name, Reflect.get(host, name)])),
  };
}

/** `minQuantity` for `min-quantity`. */
export function propertyName(attribute: string): string {
  return attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
