import { type RefObject, useLayoutEffect } from 'react';

/** Gives a shadow root the style sheet of what came later; a sheet of this kind is allowed under every policy. */
export function useLook(inside: RefObject<HTMLElement | null>, styles: string | undefined): void {
  useLayoutEffect(() => {
    const root = inside.current?.getRootNode();
    if (!styles || !(root instanceof ShadowRoot)) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  }, [inside, styles]);
}
