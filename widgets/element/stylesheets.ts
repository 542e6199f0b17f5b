/** Stylesheets by their text, for each document: a constructable stylesheet works only in the document that created it. */
const caches = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/** Replaces the stylesheets of a shadow root. Roots in the same document share the stylesheet of a text. */
export function adoptStyles(root: ShadowRoot, styles: string[]): void {
  root.adoptedStyleSheets = styles.map((text) => styleSheet(root.ownerDocument, text));
}

/**
 * Adds a stylesheet, once, to the document or shadow root that contains a node. For parts that load later; every
 * content security policy allows it. Call it again after each render: a node that moves to another document loses it.
 */
export function addStyles(node: Node, text: string): void {
  const root = node.getRootNode() as Document | ShadowRoot;
  const sheet = styleSheet(node.ownerDocument ?? document, text);
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}

function styleSheet(page: Document, text: string): CSSStyleSheet {
  const cache = caches.get(page) ?? new Map<string, CSSStyleSheet>();
  caches.set(page, cache);
  const known = cache.get(text);
  if (known) return known;
  const sheet = new (page.defaultView ?? window).CSSStyleSheet();
  sheet.replaceSync(text);
  cache.set(text, sheet);
  return sheet;
}
