/** How an attribute of a custom element is parsed. The property with the same name in camelCase takes the same values. */
export type Attribute<Value> = {
  initial: Value;
  /** Parses the text of the attribute. Returns undefined if it is invalid. */
  parse: (text: string) => Value | undefined;
  /** What a valid value is: completes “Expected …” in a warning. */
  takes?: string;
};

export function text(): Attribute<string> {
  return { initial: '', parse: (value) => value, takes: 'a text' };
}

/** One of several words. With an empty `initial` the widget uses its own default. */
export function oneOf<const Word extends string>(
  words: readonly Word[],
  initial: NoInfer<Word> | '',
): Attribute<Word | ''> {
  return {
    initial,
    parse: (value) => words.find((word) => word === value.trim()),
    takes: words.map((word) => `"${word}"`).join(', '),
  };
}

/** Level of the widget's heading, `h2` to `h6`. */
export const headingLevel = oneOf([...'23456'], '2');

/** A whole number from 1, in ASCII digits. Undefined without the attribute; the widget then uses its own default. */
export function wholeNumber(): Attribute<number | undefined> {
  return {
    initial: undefined,
    parse: (value) => (/^0*[1-9]\d{0,14}$/.test(value.trim()) ? Number(value) : undefined),
    takes: 'a whole number',
  };
}

/**
 * An international phone number. Without the attribute, the company's number is used. Does not use `phone.ts`, which
 * would make `embed.js` larger.
 */
export function phoneNumber(): Attribute<string> {
  const parse = (value: string) => {
    const digits = value.replace(/\D/g, '').replace(/^0+/, '');
    return /^\d{8,15}$/.test(digits) ? digits : undefined;
  };
  return { initial: '', parse, takes: 'digits such as "962790000000"' };
}

/** An email address, checked only roughly. */
export function emailAddress(): Attribute<string> {
  const parse = (value: string) => /^[^\s@?&]+@[^\s@?&]+$/.exec(value.trim())?.[0];
  return { initial: '', parse, takes: 'an address such as "info@example.com"' };
}

/** True if the attribute is present, as in HTML: `<tag flag>` and `<tag flag="">`. Only the text "false" means false. */
export function flag(): Attribute<boolean> {
  return {
    initial: false,
    parse: (value) => value.trim() !== 'false',
  };
}
