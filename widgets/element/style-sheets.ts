const sheets = new Map<string, CSSStyleSheet>();

/** Gives a shadow root these rules; elements that carry the same ones share the sheets. */
export function adoptStyles(root: ShadowRoot, styles: string[]): void {
  root.adoptedStyleSheets = styles.map(sheet);
}

function sheet(rules: string): CSSStyleSheet {
  const known = sheets.get(rules);
  if (known) return known;
  const made = new CSSStyleSheet();
  made.replaceSync(rules);
  sheets.set(rules, made);
  return made;
}
