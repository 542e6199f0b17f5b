import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPhone } from '../lib/phone.ts';
import { sanitizeLine } from '../lib/text.ts';
import { type Contact, contactFileName, utf8Length, vcardFile, vcardHref, vcardText } from '../lib/vcard.ts';
import { DownloadIcon } from '../ui/action-icons.tsx';
import { CopyButton } from '../ui/buttons.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { OpenOutside } from '../ui/in-app-browser.tsx';
import { useLazy } from '../ui/use-lazy.ts';

type ContactCodeProps = {
  contact: Contact;
  /** Edge of the code in CSS pixels. */
  size: keyof typeof scannable;
  /** Draws the company logo in the center. */
  logo?: boolean;
};

/**
 * The QR code of a contact, as a button that enlarges it. If the code cannot be shown, a sentence points to the file.
 */
export function ContactCode({ contact, size, logo }: ContactCodeProps) {
  const { t } = useTranslation();
  const [enlarged, setEnlarged] = useState(false);
  const [{ QrCode } = {}, , failed] = useLazy(() => import('./qr-code.tsx'), true);
  const { name, phone } = contact;
  const label = phone
    ? t('card.codeLabel', { name, phone: formatPhone(phone) })
    : t('card.codeLabelName', { name });
  const text = qrText(contact, scannable[size]);

  if (!text || failed) return <p className="contact-code-failed">{t('card.codeFailed')}</p>;
  return (
    <>
      <button
        type="button"
        className="contact-code"
        // Reserved until the code is drawn, with its quiet zone.
        style={{ minInlineSize: size * 1.09, minBlockSize: size * 1.09 }}
        onClick={() => setEnlarged(true)}
      >
        {QrCode && <QrCode text={text} size={size} label={label} logo={logo} />}
        <span className="enlarge">{t('card.enlarge')}</span>
      </button>
      {enlarged && QrCode && (
        <Dialog title={name} className="contact-code-enlarged" onClose={() => setEnlarged(false)}>
          <QrCode text={text} label={label} logo={logo} />
        </Dialog>
      )}
    </>
  );
}

/**
 * Bytes of UTF-8 at level H, by edge in CSS pixels. A module is then at least 1.5 and 2.4 pixels wide, which a phone reads
 * from about 15 and 24 cm.
 */
export const scannable = { 128: 250, 220: 300 } as const;
/** Bytes that fit into the largest QR code (version 40) at level H. */
export const capacity = 1273;

/**
 * The vCard text for a QR code. If it is too long, these are left out in turn: the note, all URLs but the first (the
 * social profiles), the first URL (the site). Everything else stays.
 * @param limit bytes of UTF-8
 * @returns undefined if no QR code can contain the text
 */
export function qrText(contact: Contact, limit: number): string | undefined {
  const { note: _, urls = [], ...required } = contact;
  const shortest = vcardText(required);
  const longer = [contact, { ...required, urls }, { ...required, urls: urls.slice(0, 1) }];
  const text = longer.map(vcardText).find((candidate) => utf8Length(candidate) <= limit) ?? shortest;
  return utf8Length(text) <= capacity ? text : undefined;
}

export function contactFile(contact: Contact): { fileName: string; vcard: string } {
  return { fileName: contactFileName(contact.name), vcard: vcardFile(contact) };
}

/** The download link of a contact; the copy is for browsers inside apps, which ignore downloads. */
export function ContactActions({ contact }: { contact: Contact }) {
  const { t } = useTranslation();
  const { fileName, vcard } = contactFile(contact);
  return (
    <div className="contact-card-actions stack">
      <a className="button big" part="button" download={fileName} href={vcardHref(vcard)}>
        <DownloadIcon />
        <span>{t('card.download')}</span>
      </a>
      <OpenOutside />
      <div className="text-buttons">
        <CopyButton text={contactText(contact)} texts="card" />
      </div>
    </div>
  );
}

/** The contact as plain text, one fact per line. */
export function contactText({ name, title, organization, phone, mobile, email, urls }: Contact): string {
  const otherNumber = mobile === phone ? undefined : mobile;
  return [name, title, organization === name ? undefined : organization, phone, otherNumber, email, urls?.[0]]
    .map((fact) => sanitizeLine(fact ?? ''))
    .filter(Boolean)
    .join('\n');
}
