import { shadowHost } from './element-language.ts';

const colorTokens = ['brand', 'surface', 'text'];
const noBackground = /(rgba\(0, 0, 0, 0\)|rgb\(255, 255, 255\))none/g;

/** The element and its ancestors in the flat tree, through slots and shadow boundaries. */
function flatAncestors(element: Element): Element[] {
  const parent = element.assignedSlot ?? element.parentElement ?? shadowHost(element);
  return parent ? [element, ...flatAncestors(parent)] : [element];
}

/** True on a light page without backgrounds and without color properties: the default colors have enough contrast. */
function isPlain(host: Element): boolean {
  const style = getComputedStyle(host);
  let behind = '';
  for (const element of flatAncestors(host)) {
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    behind += backgroundColor + backgroundImage;
  }
  return (
    !behind.replace(noBackground, '') &&
    /^(normal|light)$/.test(style.colorScheme) &&
    !colorTokens.some((name) => style.getPropertyValue(`--dap-color-${name}`))
  );
}

/**
 * Keeps the contrast of a widget sufficient on the background of the host page. `contrast.ts` loads only if needed.
 * @param ready called when the contrast is sufficient; at once on a plain page
 * @returns stops watching
 */
export function watchBackground(host: Element, widget: HTMLElement, ready: () => void): () => void {
  let corrected = false;
  const check = () => {
    if (!corrected && isPlain(host)) return ready();
    corrected = true;
    void import('./contrast.ts')
      .then(({ ensureContrast }) => ensureContrast(host, widget, flatAncestors(host)))
      .then(ready, ready);
  };
  const observer = new MutationObserver(check);
  for (const element of [document.documentElement, document.body, host]) {
    observer.observe(element, { attributes: true });
  }
  check();
  return () => observer.disconnect();
}
