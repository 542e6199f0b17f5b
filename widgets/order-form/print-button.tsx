import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { addStyles } from '../element/stylesheets.ts';
import { PrintIcon } from '../ui/action-icons.tsx';
import printStyles from './print.css?inline';
import chartStyles from './quantity-chart.css?inline';
import waybillStyles from './waybill.css?inline';

/** Prints the waybill that contains the button. */
export function PrintButton() {
  const { t } = useTranslation();
  const print = ({ currentTarget }: MouseEvent) => {
    const waybill = currentTarget.closest<HTMLElement>('.waybill');
    const title = `${t('order.title')} – DAP 18-46-0`;
    if (waybill) printAlone(waybill, title, [chartStyles, waybillStyles, printStyles]);
  };
  return (
    <button type="button" className="text-button" onClick={print}>
      <PrintIcon />
      {t('panel.print')}
    </button>
  );
}

/** Custom properties of the page that the print uses. */
const printedProperties = ['--band', '--dap-color-brand'];

/**
 * Prints one element, without the page around it, which may be a partner's: a copy in a hidden frame with its own styles.
 * Needs no inline styles and no HTML text, so every content security policy allows it.
 */
function printAlone(element: HTMLElement, title: string, styles: string[]): void {
  const style = getComputedStyle(element);
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
    root.lang = element.closest<HTMLElement>('[lang]')?.lang ?? '';
    root.dir = style.direction;
    for (const name of printedProperties) {
      const value = style.getPropertyValue(name);
      if (value) root.style.setProperty(name, value);
    }
    body.style.fontFamily = style.fontFamily;
    page.title = title;
    for (const text of styles) addStyles(root, text);
    const copy = page.importNode(element, true);
    body.append(copy);
    tab.addEventListener('afterprint', () => frame.remove());
    tab.focus();
    tab.print();
  };
  frame.addEventListener('load', onLoad, { once: true });
  element.after(frame);
}
