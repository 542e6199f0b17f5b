import { common, propertyName } from '../../../widgets/element/widget.ts';
import { tags } from '../../../widgets/index.ts';
import { languageCodes } from '../../../widgets/language/languages.ts';
import { countries } from '../../../widgets/text/phone.ts';
import type { Part, Tag } from './described.ts';
import { descriptions } from './descriptions.ts';
import detailsSource from './details.ts?raw';
import { everyTag } from './every-tag.ts';

type Value = string | number | boolean | undefined;
/** A value that can be set; `attribute` or `property` is missing where it has only the other. */
export type Member = {
  attribute?: string;
  property?: string;
  type: string;
  /** As it is read in a table. */
  initial: string;
  about: string;
  readonly?: boolean;
};
export type Happening = { type: string; prop?: string; about: string; detail?: string; cancelable: boolean };
export type Element = {
  tag: Tag;
  about: string;
  policy: string;
  members: Member[];
  events: Happening[];
  methods: { name: string; about: string }[];
  parts: { name: Part; about: string }[];
};

const union = (words: readonly string[]) => words.map((word) => `'${word}'`).join(' | ');

/** The types of the events' details, to be copied into a file by themselves. */
export const details = detailsSource
  .replace(/^\/\/.*\n/gm, '')
  .replace(/^import type \{ Language \}.*$/m, `export type Language = ${union(languageCodes)};`)
  .replace(
    /^import type \{ CountryCode \}.*$/m,
    `export type CountryCode = ${union(countries.map(({ code }) => code))};`,
  );

/** The keys of a detail, as `{ order, message, url }`. */
export function keysOf(detail: string): string {
  const [, inside] = new RegExp(`^export type ${detail} = \\{([^]*?)\\n?\\s*\\};$`, 'm').exec(details) ?? [];
  if (!inside) throw new Error(`details.ts has no ${detail}.`);
  const keys = Array.from(inside.matchAll(/(?:^|[;{\n])\s*(\w+\??):/g), ([, key]) => key);
  return `{ ${keys.join(', ')} }`;
}

/** What an attribute takes, in TypeScript: its definition says it by what it begins with and the words it names. */
function typeOf(initial: Value, takes = ''): string {
  if (typeof initial === 'boolean') return 'boolean';
  if (initial === undefined) return 'number';
  const words = Array.from(takes.matchAll(/"([^"]*)"(?:, |$)/g), ([, word]) => String(word));
  return words.length > 1 ? union(words) : 'string';
}

function memberOf(
  [name, { initial, takes }]: [string, { initial: Value; takes?: string }],
  said: { takes: string; initial?: string } | undefined,
): Member {
  const none = initial === '' ? 'none' : initial === false ? 'off' : `\`${initial}\``;
  return {
    attribute: name,
    property: propertyName(name),
    type: typeOf(initial, takes),
    initial: said?.initial ?? none,
    about: said?.takes ?? '',
  };
}

const said = (words: object, name: string) => Reflect.get(words, name);

/** What every tag has beside its own. */
export const shared = {
  members: [
    ...Object.entries(everyTag.global).map(
      ([attribute, { initial, takes }]): Member => ({ attribute, type: 'string', initial, about: takes }),
    ),
    ...Object.entries(common).map((one) => memberOf(one, said(everyTag.attributes, one[0]))),
    ...Object.entries(everyTag.properties).map(
      ([property, { type, about }]): Member => ({ property, type, about, initial: '', readonly: true }),
    ),
  ],
  events: Object.entries(everyTag.events).map(
    ([type, words]): Happening => ({
      type,
      about: words.when,
      cancelable: false,
      ...('detail' in words && { detail: words.detail }),
    }),
  ),
  cssProperties: Object.entries(everyTag.cssProperties).map(([name, words]) => ({ name, ...words })),
};

/** Every tag with what it alone has: its definition, and the words beside it. */
export const elements: Element[] = tags.map((definition) => {
  const { tag, attributes, events } = definition;
  const words = descriptions[tag];
  return {
    tag,
    about: words.about,
    policy: words.policy ?? '',
    members: [
      ...Object.entries(attributes).map((one) => memberOf(one, said(words.attributes, one[0]))),
      ...Object.entries(words.properties ?? {}).map(
        ([property, { type, about }]): Member => ({ property, type, about, initial: '' }),
      ),
    ],
    events: Object.entries(events).map(([prop, event]): Happening => {
      const { when, detail } = said(words.events, event.type);
      return { type: event.type, prop, about: when, detail, cancelable: 'cancelable' in event };
    }),
    methods: Object.keys('methods' in definition ? definition.methods : {}).map((name) => ({
      name,
      about: said(words.methods ?? {}, name),
    })),
    parts: words.parts.map((name) => ({ name, about: everyTag.parts[name] })),
  };
});

/** `dap-order-form` is the class `DapOrderFormElement`. */
export const classOf = (tag: string) => `${nameOf(tag)}Element`;
/** `dap-order-form` is `DapOrderForm`. */
export const nameOf = (tag: string) => propertyName(`-${tag}`);
