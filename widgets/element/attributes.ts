/** How an attribute of a custom element is read; the property of the same name in camelCase takes the same values. */
export type Attribute<Value> = {
  initial: Value;
  /** The value that a text stands for, or undefined when it stands for none. */
  parse: (text: string) => Value | undefined;
  /** What a good value is, to end the sentence “It takes …” in a warning. */
  takes?: string;
};

export function text(): Attribute<string> {
  return { initial: '', parse: (value) => value, takes: 'a text' };
}

/** One of a few words; an empty attribute counts as bad, an empty initial one leaves the default to the widget. */
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

/** Of the heading that a widget begins with, as h2 to h6 have it. */
export const headingLevel = oneOf([...'23456'], '2');

/** A whole number from 1 on, in ASCII digits; undefined initially, which leaves the default to the widget. */
export function wholeNumber(): Attribute<number | undefined> {
  return {
    initial: undefined,
    parse: (value) => (/^0*[1-9]\d{0,14}$/.test(value.trim()) ? Number(value) : undefined),
    takes: 'a whole number',
  };
}

/**
 * An international phone number; the initial empty text means the company's own number. Like all of `embed.js` it
 * shares no module with the code that comes later: that would be one more file to wait for.
 */
export function phoneNumber(): Attribute<string> {
  const parse = (value: string) => {
    const digits = value.replace(/\D/g, '').replace(/^0+/, '');
    return /^\d{8,15}$/.test(digits) ? digits : undefined;
  };
  return { initial: '', parse, takes: 'digits such as "962790000000"' };
}

/** An e-mail address; what is odd about it is left to the mail program. */
export function emailAddress(): Attribute<string> {
  const parse = (value: string) => /^[^\s@?&]+@[^\s@?&]+$/.exec(value.trim())?.[0];
  return { initial: '', parse, takes: 'an address such as "info@example.com"' };
}

/** True when the attribute is there, as in HTML: `<tag flag>` and `<tag flag="">`; only "false" says no. */
export function flag(): Attribute<boolean> {
  return {
    initial: false,
    parse: (value) => value.trim() !== 'false',
  };
}
