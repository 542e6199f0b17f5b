import { addStyles } from '../element/stylesheets.ts';

/**
 * Prints without the page around it, which may be a partner's: in a hidden frame next to an element, in its language and
 * font. Needs no inline styles and no HTML text, so every content security policy allows it.
 * @param render adds the content to the body of the frame
 */
export function printAlone(
  element: Element,
  title: string,
  styles: string[],
  render: (body: HTMLElement) => void,
): void {
  // Not every browser dispatches `afterprint` in a frame.
  element.parentElement?.querySelector('.print-frame')?.remove();
  const frame = document.createElement('iframe');
  frame.className = 'print-frame visually-hidden';
  frame.ariaHidden = 'true';
  frame.tabIndex = -1;
  // Not earlier: Firefox replaces the first document of a frame when it loads.
  const onLoad = () => {
    const { contentDocument: page, contentWindow: tab } = frame;
    if (!page || !tab) return;
    const { documentElement: root, body } = page;
    const { direction, fontFamily } = getComputedStyle(element);
    root.lang = element.closest<HTMLElement>('[lang]')?.lang ?? '';
    root.dir = direction;
    body.style.fontFamily = fontFamily;
    page.title = title;
    for (const text of styles) addStyles(root, text);
    render(body);
    tab.addEventListener('afterprint', () => frame.remove());
    tab.focus();
    tab.print();
  };
  frame.addEventListener('load', onLoad, { once: true });
  element.after(frame);
}
