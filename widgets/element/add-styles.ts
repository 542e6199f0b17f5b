const made = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/**
 * Gives what came later its look, once: a document or a shadow root holds only sheets that were made in its own
 * document, and one that is taken into another loses them. Sheets of this kind are allowed under every policy.
 */
export function addLook(inside: Node, styles: string): void {
  const root = inside.getRootNode() as Document | ShadowRoot;
  const page = inside.ownerDocument ?? document;
  const sheets = made.get(page) ?? new Map<string, CSSStyleSheet>();
  made.set(page, sheets);
  const sheet = sheets.get(styles) ?? new (page.defaultView ?? window).CSSStyleSheet();
  if (root.adoptedStyleSheets.includes(sheet)) return;
  if (!sheets.has(styles)) sheet.replaceSync(styles);
  sheets.set(styles, sheet);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}
