let sheets = new Map<string, CSSStyleSheet>();
let page = document;

/** Gives a shadow root these rules; elements that carry the same ones share the sheets, which are of one document. */
export function adoptStyles(root: ShadowRoot, styles: string[]): void {
  if (root.ownerDocument !== page) sheets = new Map();
  page = root.ownerDocument;
  root.adoptedStyleSheets = styles.map(sheet);
}

function sheet(rules: string): CSSStyleSheet {
  const known = sheets.get(rules);
  if (known) return known;
  const made = new (page.defaultView ?? window).CSSStyleSheet();
  made.replaceSync(rules);
  sheets.set(rules, made);
  return made;
}
