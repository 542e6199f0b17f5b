import type { AttributeReader } from '../element/widget.ts';
import { tagNames } from '../index.ts';
import type { Finding } from './panel.ts';

/** The prefix of our elements. */
const ours = /^dap-[\w-]+$/;

/** All elements of a tree and of the open shadow trees in it. */
function everything(root: ParentNode): Element[] {
  return [...root.querySelectorAll('*')].flatMap((element) => [
    element,
    // The content of a widget does not belong to the page.
    ...(element.shadowRoot && !ours.test(element.localName) ? everything(element.shadowRoot) : []),
  ]);
}

/** All elements of a page with our prefix, also misspelled ones. */
export function widgetsIn(root: ParentNode): HTMLElement[] {
  return everything(root).filter((one): one is HTMLElement => ours.test(one.localName));
}

type Known = { reader?: AttributeReader; versions?: string[] } | undefined;

/** The attributes of an element; undefined if it is not registered. */
export function readerOf(tag: string): AttributeReader | undefined {
  return (customElements.get(tag) as Known)?.reader;
}

/** The problems that checks find in elements. A check returns nothing if there is no problem. */
export function findingsIn<Examined extends Element>(
  elements: Examined[],
  ...checks: ((element: Examined) => Omit<Finding, 'element'> | undefined)[]
): Finding[] {
  return elements.flatMap((element) =>
    checks.flatMap((check) => {
      const problem = check(element);
      return problem ? [{ ...problem, element }] : [];
    }),
  );
}

/** All registered widgets of the page. */
export function registeredWidgets(): HTMLElement[] {
  return widgetsIn(document).filter(({ localName }) => readerOf(localName));
}

/** The versions of all scripts on the page. The first one registered the elements. */
export function versionsHere(): string[] {
  const classes = tagNames.map((tag) => customElements.get(tag) as Known);
  return classes.find((one) => one)?.versions ?? [];
}

/** The start tag of an element, shortened to one line. */
export function written(element: Element): string {
  const [tag = ''] = /^<[^>]*>/.exec((element.cloneNode() as Element).outerHTML) ?? [];
  return tag.length > 90 ? `${tag.slice(0, 89)}…` : tag;
}

/** A short selector: `div#cookie-bar`, `p.notice`. */
export function selectorOf(element: Element): string {
  const [first] = element.classList;
  return `${element.localName}${element.id ? `#${element.id}` : first ? `.${first}` : ''}`;
}
