import type { Language } from '../i18n/languages.ts';

/** A node of the first render: a text, a comment, or an element with its attributes. */
export type NodeData =
  | string
  | [comment: string]
  | [name: string, attributes: Record<string, string>, ...children: NodeData[]];

/** The content of a widget before React has loaded: `src/build/pages/first-renders.tsx` renders each with its defaults. */
export type FirstRender = {
  language: Language;
  /** Shown if the widget cannot load and has no fallback content: a sentence, and the text of a link to the chat. */
  failure: string[];
  styles: string;
  nodes: NodeData[];
};

/** The texts of `failure`. */
export const failureTexts = (texts: object): string[] =>
  ['common.loadFailed', 'send.open'].map((key) => String(Reflect.get(texts, key)));

/** In attributes it is the URL of the folder that contains `embed.js`. */
export const basePlaceholder = '{base}';

/** Creates DOM nodes. Not with `innerHTML`, which a policy with Trusted Types forbids. */
export function createNodes(nodes: NodeData[], base: string, parent: Element): Node[] {
  return nodes.map((data) => {
    if (typeof data === 'string') return document.createTextNode(data);
    const [name, attributes, ...children] = data;
    if (!attributes) return document.createComment(name);
    const namespace = name === 'svg' ? 'http://www.w3.org/2000/svg' : parent.namespaceURI;
    const element = document.createElementNS(namespace, name);
    for (const [name, value] of Object.entries(attributes))
      element.setAttribute(name, value.replaceAll(basePlaceholder, base));
    element.append(...createNodes(children, base, element));
    return element;
  });
}
