import type { AttributeReader, Widget } from '../../widgets/element/widget.ts';

/** What a tag says of itself on a page that has `embed.js`: its attributes, and the height that it wants kept free. */
export type Known = { widget: Widget; reader: AttributeReader };

/** The one list of attributes is the one that the elements read: the builder asks them. */
export async function known(tag: string): Promise<Known> {
  return (await customElements.whenDefined(tag)) as unknown as Known;
}

/** The words that an attribute chooses from; none when it takes anything else. */
export function wordsOf(takes = ''): string[] {
  const words = Array.from(takes.matchAll(/"([^"]*)"/g), ([, word = '']) => word);
  return takes === words.map((word) => `"${word}"`).join(', ') ? words : [];
}
