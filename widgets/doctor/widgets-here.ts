import type { AttributeReader } from '../element/widget.ts';

/** Ours begin so; what the page calls so without being ours is a slip of the pen. */
const ours = /^dap-[\w-]+$/;

/** All elements of a tree and of the open shadow trees in it. */
export function everything(root: ParentNode): Element[] {
  return [...root.querySelectorAll('*')].flatMap((element) => [
    element,
    // What is within a widget is not the page's.
    ...(element.shadowRoot && !ours.test(element.localName) ? everything(element.shadowRoot) : []),
  ]);
}

/** The widgets of a page as its author wrote them, and what looks like one. */
export function widgetsIn(root: ParentNode): HTMLElement[] {
  return everything(root).filter((one): one is HTMLElement => ours.test(one.localName));
}

type Known = { reader?: AttributeReader; versions?: string[] } | undefined;

/** What `embed.js` knows of a tag; undefined for a tag that is not ours. */
export function readerOf(tag: string): AttributeReader | undefined {
  return (customElements.get(tag) as Known)?.reader;
}

/** Of the scripts that have met on the page, first the one that runs the tags. */
export function versionsHere(): string[] {
  return (customElements.get('dap-order-form') as Known)?.versions ?? [];
}

/** The beginning of an element as it is written, short enough for a line. */
export function written(element: Element): string {
  const [tag = ''] = /^<[^>]*>/.exec((element.cloneNode() as Element).outerHTML) ?? [];
  return tag.length > 90 ? `${tag.slice(0, 89)}…` : tag;
}

/** A way to find an element: `div#cookie-bar`, `p.notice`. */
export function selectorOf(element: Element): string {
  const [first] = element.classList;
  return `${element.localName}${element.id ? `#${element.id}` : first ? `.${first}` : ''}`;
}
