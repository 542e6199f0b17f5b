/** What stands on a page, as a person sees or hears it, and how it is cut, if it is. */
export type Seen = { text: string; where: string; cut: string };

/** Runs in the page, shadow roots included. What visitors type and what is marked as of another language is left out. */
export function seenTexts(): Seen[] {
  const seen: Seen[] = [];
  const page = document.documentElement.lang;
  const name = (element: Element) =>
    `${element.localName}${[...element.classList].map((one) => `.${one}`).join('')}`;
  const parentOf = (element: Element): Element | null => {
    const root = element.getRootNode();
    return element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  };
  const ancestors = (element: Element | null): Element[] =>
    element ? [element, ...ancestors(parentOf(element))] : [];

  /** How a rectangle of text leaves the boxes around it. */
  const cutOf = (rect: DOMRect, around: Element[]): string => {
    if (rect.left < -1 || rect.right > innerWidth + 1) return 'beyond the screen';
    for (const box of around) {
      const style = getComputedStyle(box);
      if (style.position === 'fixed') break;
      const hides =
        /hidden|clip/.test(style.overflowX) && box !== document.body && box !== document.documentElement;
      const holds = box.matches('button, .button, [role=option], [role=menuitem], .input, summary');
      if (!hides && !holds) continue;
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const wide = rect.left < left - 2 || rect.right > right + 2;
      // A line of text is higher than its letters.
      const slack = rect.height * 0.3;
      const high = rect.top < top - slack || rect.bottom > bottom + slack;
      if (wide || (high && /hidden|clip/.test(style.overflowY))) return `beyond ${name(box)}`;
    }
    return '';
  };

  const look = (node: Node) => {
    if (node instanceof Text && node.data.trim() && node.parentElement) {
      const around = ancestors(node.parentElement);
      if (around.some((one) => one.matches('script, style, noscript, textarea, option, [hidden]'))) return;
      const language = around.find((one) => one.hasAttribute('lang'))?.getAttribute('lang');
      const range = document.createRange();
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      const shown = node.parentElement.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (!rects.length || !shown) return;
      const heard = around.some((one) => one.getBoundingClientRect().width <= 1);
      const cut = heard ? '' : (rects.map((rect) => cutOf(rect, around)).find(Boolean) ?? '');
      seen.push({
        text: language === page ? node.data : '',
        where: name(node.parentElement),
        cut: cut && `${cut}: ${node.data}`,
      });
    }
    if (!(node instanceof Element || node instanceof Document || node instanceof ShadowRoot)) return;
    if (node instanceof Element) {
      for (const attribute of ['aria-label', 'alt', 'placeholder', 'title']) {
        const text = node.getAttribute(attribute);
        // What is of another language is not shown, on the page that has all.
        if (text && node.checkVisibility())
          seen.push({ text, where: `${name(node)}[${attribute}]`, cut: '' });
      }
      if (node.shadowRoot) look(node.shadowRoot);
    }
    for (const child of node.childNodes) look(child);
  };
  look(document.body);
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth + 1)
    seen.push({ text: '', where: 'page', cut: `${scrollWidth} of ${innerWidth} px wide` });
  return seen;
}
