import type { Frame, Page } from 'playwright-core';

/**
 * All words of a widget that cannot be read: less than 4.5 : 1 between them and what lies behind (WCAG 2.2, 1.4.3).
 * Asked of the browser's own colours, element by element, through the borders of shadows and frames out to the page.
 * @param tag a widget's, or that of an element of another kind
 */
export function unreadable(page: Page | Frame, tag: string): Promise<string[]> {
  return page.evaluate((name) => {
    const draw = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const paint = (layers: string[]) => {
      if (!draw) throw new Error('no canvas');
      draw.clearRect(0, 0, 1, 1);
      for (const layer of layers) {
        draw.fillStyle = layer;
        draw.fillRect(0, 0, 1, 1);
      }
      return Array.from(draw.getImageData(0, 0, 1, 1).data.slice(0, 3), (part) => part / 255);
    };
    const light = (colour: number[]) => {
      const [red = 0, green = 0, blue = 0] = colour.map((part) =>
        part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const outer = (at: Element) =>
      at.parentElement ??
      (at.getRootNode() as ShadowRoot).host ??
      at.ownerDocument.defaultView?.frameElement ??
      null;
    const behind = (element: Element) => {
      const layers: string[] = [];
      for (let at: Element | null = element; at; at = outer(at)) {
        layers.unshift(getComputedStyle(at).backgroundColor);
        // In the top layer it lies over the page.
        if (at.matches(':popover-open, dialog:modal')) break;
      }
      const dark = getComputedStyle(document.documentElement).colorScheme.startsWith('dark');
      return [dark ? '#121212' : '#ffffff', ...layers];
    };
    const element = document.querySelector(name);
    const widget = element?.shadowRoot ? element.shadowRoot.querySelector('.widget') : element;
    if (!widget) throw new Error('no widget');
    const found: string[] = [];
    for (const element of widget.querySelectorAll<HTMLElement>('*')) {
      const field = element.matches('input:not([type=hidden], [type=file]), textarea');
      const said = Array.from(element.childNodes, (node) =>
        node.nodeType === Node.TEXT_NODE ? node.textContent : '',
      );
      const text = said.join('').trim() || (field ? element.getAttribute('name') : '');
      const shown = element.checkVisibility({ visibilityProperty: true }) && !element.closest('.hidden');
      if (!text || !shown) continue;
      const layers = behind(element);
      const [under, over] = [
        light(paint(layers)),
        light(paint([...layers, getComputedStyle(element).color])),
      ];
      const ratio = (Math.max(under, over) + 0.05) / (Math.min(under, over) + 0.05);
      if (ratio < 4.5) found.push(`${text.slice(0, 30)}: ${ratio.toFixed(2)} on ${paint(layers)}`);
    }
    return found;
  }, tag);
}
