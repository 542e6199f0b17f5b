import type { Widget } from '../../../widgets/element/widget.ts';
import type { tags } from '../../../widgets/index.ts';

type Definition = (typeof tags)[number];
export type Tag = Definition['tag'];

/** A sentence or two in the Markdown of a table's cell. */
type Words = string;

type AttributeWords = {
  takes: Words;
  /** Where the default is left to the company. */
  initial?: Words;
};
type EventWords = {
  when: Words;
  /** The type of its detail; none where it has none. */
  detail?: `Dap${string}Detail`;
};

/** What a tag has beside its definition. */
type Described<Of extends Widget> = {
  about: Words;
  /** For a page whose policy names every origin. */
  policy?: Words;
  attributes: { [name in keyof Of['attributes']]: AttributeWords };
  events: { [event in Of['events'][keyof Of['events']] as event['type']]: EventWords };
  /** That no attribute has; `type` in TypeScript. */
  properties?: Record<string, { type: string; about: Words }>;
  parts: readonly Part[];
} & (Of extends { methods: infer Methods }
  ? { methods: { [name in keyof Methods]: Words } }
  : { methods?: undefined });

/** What of the look a page may change from outside. */
export type Part = 'button' | 'input' | 'label' | 'heading' | 'dialog' | 'toast' | 'picture';

export type Descriptions = { [tag in Tag]: Described<Extract<Definition, { tag: tag }>> };
