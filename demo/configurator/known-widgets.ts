import type { AttributeReader, Widget } from '../../widgets/element/widget.ts';

/** The definition of a registered element and its attributes. */
export type Known = { widget: Widget; reader: AttributeReader };

/** Reads the attributes from the element itself, so that there is no second list. */
export async function known(tag: string): Promise<Known> {
  return (await customElements.whenDefined(tag)) as unknown as Known;
}

/** The values of an attribute with a fixed list; otherwise empty. */
export function wordsOf(takes = ''): string[] {
  const words = Array.from(takes.matchAll(/"([^"]*)"/g), ([, word = '']) => word);
  return takes === words.map((word) => `"${word}"`).join(', ') ? words : [];
}
