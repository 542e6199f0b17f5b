import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { qrText, scannable } from '../contact-card/contact-card.tsx';
import { unlessThrows } from '../lib/unless-throws.ts';
import { PrintIcon } from '../ui/action-icons.tsx';
import { printAlone } from '../ui/print-alone.ts';
import { useLazy } from '../ui/use-lazy.ts';
import { PrintedBadge } from './badge.tsx';
import type { GeneratedCard } from './use-employee-card.ts';

/** Cards on a sheet of A4. */
const copies = [...Array(10).keys()];

/**
 * A button that prints ten cards of 85 × 55 mm with crop marks. On the site, the browser's own command prints them too; a
 * partner's page prints without them.
 */
export function PrintCards(card: GeneratedCard) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  /** Contains the sheet while the browser prints. */
  const [page, setPage] = useState<Element>();
  const [{ QrCode } = {}] = useLazy(() => import('../contact-card/qr-code.tsx'), true);

  useEffect(() => {
    const { current } = button;
    if (current?.getRootNode() !== document) return;
    const update = ({ type }: Event) =>
      flushSync(() => setPage(type === 'beforeprint' ? document.body : undefined));
    for (const type of ['beforeprint', 'afterprint']) addEventListener(type, update);
    return () => {
      for (const type of ['beforeprint', 'afterprint']) removeEventListener(type, update);
    };
  }, []);
  const print = ({ currentTarget }: MouseEvent) =>
    printAlone(currentTarget, card.contact.name, stylesOf(currentTarget), (body) => {
      flushSync(() => setPage(body));
      // `printAlone` removes the frame afterwards.
      body.ownerDocument.defaultView?.addEventListener('afterprint', () =>
        flushSync(() => setPage(undefined)),
      );
    });

  const text = qrText(card.contact, scannable[128]);
  const code = QrCode && text && <QrCode text={text} size={128} label="" />;
  return (
    <>
      <button ref={button} type="button" className="text-button" onClick={print}>
        <PrintIcon />
        <span>{t('employee.print')}</span>
      </button>
      {page &&
        createPortal(
          <div className="employee-card">
            <div className="print-sheet" aria-hidden="true">
              {copies.map((copy) => (
                <PrintedBadge key={copy} card={card} code={code} />
              ))}
            </div>
          </div>,
          page,
        )}
    </>
  );
}

/** The styles that apply to an element, of the page or of its shadow root. */
function stylesOf(element: Element): string[] {
  const root = element.getRootNode() as Document | ShadowRoot;
  return [...root.styleSheets, ...root.adoptedStyleSheets].map((sheet) => {
    // A browser extension can add a stylesheet of another origin.
    const rules = unlessThrows(() => [...sheet.cssRules]) ?? [];
    return rules.map(({ cssText }) => cssText).join('\n');
  });
}
