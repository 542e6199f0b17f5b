import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { plainLine } from '../lib/plain-text.ts';
import { type Contact, contactFileName, vcardFile, vcardHref } from '../lib/vcard.ts';
import { DownloadIcon, ShareIcon } from '../ui/action-icons.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { OpenOutside } from '../ui/open-outside.tsx';

/** A contact as a vCard file. */
export function contactFile(contact: Contact): { fileName: string; vcard: string } {
  return { fileName: contactFileName(contact.name), vcard: vcardFile(contact) };
}

/** The download link of a contact; copy and share are for browsers inside apps, which ignore downloads. */
export function ContactActions({ contact }: { contact: Contact }) {
  const { t } = useTranslation();
  const share = useShare(contact);
  const { fileName, vcard } = contactFile(contact);
  return (
    <div className="contact-card-actions">
      <a className="button big" part="button" download={fileName} href={vcardHref(vcard)}>
        <DownloadIcon />
        {t('card.download')}
      </a>
      <OpenOutside />
      <div className="text-buttons">
        <CopyButton
          text={contactText(contact)}
          label={t('card.copy')}
          copied={t('card.copied')}
          failed={t('card.copyFailed')}
        />
        {share && (
          <button type="button" className="text-button" onClick={share}>
            <ShareIcon />
            {t('card.share')}
          </button>
        )}
      </div>
    </div>
  );
}

/** The contact as plain text, one fact per line. */
export function contactText({ name, title, organisation, phone, mobile, email, urls }: Contact): string {
  const otherNumber = mobile === phone ? undefined : mobile;
  return [name, title, organisation === name ? undefined : organisation, phone, otherNumber, email, urls?.[0]]
    .map((fact) => plainLine(fact ?? ''))
    .filter(Boolean)
    .join('\n');
}

/** Shares the file with other apps; undefined if the browser cannot share files. */
function useShare(contact: Contact): (() => Promise<void>) | undefined {
  const [supported, setSupported] = useState(false);
  const data = useMemo(() => {
    if (typeof File === 'undefined') return {};
    const { fileName, vcard } = contactFile(contact);
    return { files: [new File([vcard], fileName, { type: 'text/vcard' })] };
  }, [contact]);
  useEffect(() => setSupported(Boolean(navigator.canShare?.(data))), [data]);
  // Rejected when the visitor closes the share sheet.
  return supported ? () => navigator.share(data).catch(() => {}) : undefined;
}
