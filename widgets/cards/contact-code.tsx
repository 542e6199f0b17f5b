import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../controls/dialog.tsx';
import { useLater } from '../controls/use-later.ts';
import { readablePhone } from '../text/readable-phone.ts';
import type { Contact } from '../text/vcard.ts';
import { type CodeSize, cardCode, longestAt, longestCode } from './card-code.ts';
import { EnlargeIcon } from './card-icons.tsx';
import type { CodeLinkProps } from './code-link.tsx';
import type { QrCodeProps } from './qr-code.tsx';

type Drawing = ComponentType<QrCodeProps> | 'loading' | 'failed';

/** The drawing of codes, fetched when a card is shown. The file is there without it. */
function useDrawing(): Drawing {
  const [{ QrCode } = {}, , failed] = useLater(() => import('./qr-code.tsx'), true);
  return QrCode ?? (failed ? 'failed' : 'loading');
}

function useCodeLabel(contact: Contact): string {
  const { t } = useTranslation();
  const { name, phone } = contact;
  return phone
    ? t('card.codeLabel', { name, phone: readablePhone(phone) })
    : t('card.codeLabelName', { name });
}

type CodeProps = { contact: Contact; size: CodeSize; mark?: boolean };

/** The code on its white plate; a tap enlarges it. Nothing when even the shortest card is too much at that size. */
export function ContactCode({
  contact,
  size,
  mark = false,
  onEnlarge,
}: CodeProps & { onEnlarge: () => void }) {
  const label = useCodeLabel(contact);
  const QrCode = useDrawing();
  const code = cardCode(contact, longestAt[size]);
  if (!code || QrCode === 'failed') return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a short cut; the button “enlarge” does the same
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    <div className="contact-code" data-size={size} onClick={onEnlarge}>
      {QrCode !== 'loading' && <QrCode text={code.text} size={size} label={label} mark={mark} />}
    </div>
  );
}

/** Says what the small code leaves out, if anything. */
export function CodeNote({ contact, size }: CodeProps) {
  const { t } = useTranslation();
  const code = cardCode(contact, longestAt[size]);
  return code?.whole ? null : <p className="contact-code-note">{t(code ? 'card.compact' : 'card.noCode')}</p>;
}

/** The second code, of a link. It comes when a card is shown, and nothing is missing without it. */
export function ShortCode(props: CodeLinkProps) {
  const [{ CodeLink } = {}] = useLater(() => import('./code-link.tsx'), true);
  return CodeLink ? <CodeLink {...props} /> : null;
}

/** Opens the code as large as the screen; not there when no code can hold even name and number. */
export function EnlargeButton({ contact, onEnlarge }: { contact: Contact; onEnlarge: () => void }) {
  const { t } = useTranslation();
  if (!cardCode(contact, longestCode)) return null;
  return (
    <button type="button" className="way" onClick={onEnlarge}>
      <EnlargeIcon />
      {t('card.enlarge')}
    </button>
  );
}

/** The whole contact as large as the screen allows, on white: the brightest page a phone can show. */
export function EnlargedCode({ contact, onClose }: { contact: Contact; onClose: () => void }) {
  const { t } = useTranslation();
  const label = useCodeLabel(contact);
  const QrCode = useDrawing();
  const space = useRef<HTMLDivElement>(null);
  const size = useEdge(space);
  const code = cardCode(contact, longestCode);
  return (
    <Dialog title={contact.name} className="enlarged" onClose={onClose}>
      {contact.phone && <bdi dir="ltr">{readablePhone(contact.phone)}</bdi>}
      <div className="space" ref={space}>
        {QrCode === 'failed' && <p>{t('card.codeFailed')}</p>}
        {code && typeof QrCode !== 'string' && size > 0 && (
          <QrCode text={code.text} size={size} sharp label={label} />
        )}
      </div>
    </Dialog>
  );
}

/** The edge of the largest square in an element, in CSS pixels, as the screen turns. */
function useEdge(element: { current: HTMLElement | null }): number {
  const [edge, setEdge] = useState(0);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setEdge(Math.floor(Math.min(entry.contentRect.width, entry.contentRect.height)));
    });
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return edge;
}
