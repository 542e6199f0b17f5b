import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readablePhone } from '../lib/readable-phone.ts';
import type { Contact } from '../lib/vcard.ts';
import { Dialog } from '../ui/dialog.tsx';
import { useLater } from '../ui/use-lazy.ts';
import { EnlargeIcon } from './card-icons.tsx';
import { capacity, qrText, scannable } from './qr-text.ts';

/** Edge in CSS pixels that the enlarged code has without a style sheet. */
const enlargedSize = 360;

type ContactCodeProps = {
  contact: Contact;
  /** Edge in CSS pixels. */
  size: keyof typeof scannable;
  /** Draws the company logo in the center. */
  logo?: boolean;
};

/**
 * The QR code of a contact, as a button that opens the same code enlarged. The small code may leave out the note and
 * URLs; the enlarged one contains everything that fits into a QR code. If the code cannot be shown, a sentence points
 * to the file instead.
 */
export function ContactCode({ contact, size, logo = false }: ContactCodeProps) {
  const { t } = useTranslation();
  const [enlarged, setEnlarged] = useState(false);
  // The QR code library is loaded when a card is shown.
  const [{ QrCode } = {}, , failed] = useLater(() => import('./qr-code.tsx'), true);
  const { name, phone } = contact;
  const label = phone
    ? t('card.codeLabel', { name, phone: readablePhone(phone) })
    : t('card.codeLabelName', { name });
  const text = qrText(contact, scannable[size]);
  const fullText = qrText(contact, capacity);

  if (!text || !fullText || (failed && !QrCode)) {
    return <p className="contact-code-failed">{t('card.codeFailed')}</p>;
  }
  return (
    <>
      <button type="button" className="contact-code" data-size={size} onClick={() => setEnlarged(true)}>
        {QrCode && <QrCode text={text} size={size} label={label} logo={logo} />}
        <span className="hidden">{t('card.enlarge')}</span>
        <EnlargeIcon />
      </button>
      {enlarged && QrCode && (
        <Dialog title={name} className="contact-code-enlarged" onClose={() => setEnlarged(false)}>
          <QrCode text={fullText} size={enlargedSize} label={label} logo={logo} />
        </Dialog>
      )}
    </>
  );
}
