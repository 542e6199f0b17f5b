/** Constructable stylesheets by their text: the shadow roots of a page share them. */
const sheets = new Map<string, CSSStyleSheet>();

/** Replaces the stylesheets of a shadow root. */
export function adoptStyles(root: ShadowRoot, styles: string[]): void {
  root.adoptedStyleSheets = styles.map(styleSheet);
}

/**
 * Adds a stylesheet, once, to the document or shadow root that contains a node. For parts that load later; every
 * content security policy allows it.
 */
export function addStyles(node: Node, text: string): void {
  const root = node.getRootNode() as Document | ShadowRoot;
  const sheet = styleSheet(text);
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}

function styleSheet(text: string): CSSStyleSheet {
  const known = sheets.get(text);
  if (known) return known;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  sheets.set(text, sheet);
  return sheet;
}
