import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MailIcon, PhoneIcon } from '../controls/contact-icons.tsx';
import { CopyButton } from '../controls/copy-button.tsx';
import { OpenOutside } from '../controls/open-outside.tsx';
import { contactFileName } from '../text/file-name.ts';
import { plainLine } from '../text/plain-text.ts';
import { readablePhone } from '../text/readable-phone.ts';
import { type Contact, vcardFile, vcardHref } from '../text/vcard.ts';
import { DownloadIcon, ShareIcon } from './card-icons.tsx';

/** A card ready to be taken along. */
export function contactFile(contact: Contact): { fileName: string; vcard: string } {
  return { fileName: contactFileName(contact.name), vcard: vcardFile(contact) };
}

/** The link that downloads the contact, and a word where a browser would drop it. */
export function DownloadContact({ contact, className }: { contact: Contact; className: string }) {
  const { t } = useTranslation();
  const { fileName, vcard } = contactFile(contact);
  return (
    <>
      <a className={`button ${className}`} part="button" download={fileName} href={vcardHref(vcard)}>
        <DownloadIcon />
        {t('card.download')}
      </a>
      <OpenOutside />
    </>
  );
}

/** The same contact as a published file, which needs neither our script nor a download. */
export function FileLink({ href }: { href: string }) {
  const { t } = useTranslation();
  return (
    <a className="way" href={href}>
      <DownloadIcon />
      {t('card.file')}
    </a>
  );
}

/** Number and address as text to touch, in their own direction. */
export function ContactFacts({ contact }: { contact: Contact }) {
  const user = contact.email?.split('@')[0] ?? '';
  return (
    <ul className="facts">
      {contact.phone && (
        <li>
          <a className="way" href={`tel:${contact.phone}`}>
            <PhoneIcon />
            <bdi dir="ltr">{readablePhone(contact.phone)}</bdi>
          </a>
        </li>
      )}
      {contact.email && (
        <li>
          <a className="way" href={`mailto:${encodeURIComponent(contact.email).replace('%40', '@')}`}>
            <MailIcon />
            <bdi dir="ltr">
              {user}
              <wbr />
              {contact.email.slice(user.length)}
            </bdi>
          </a>
        </li>
      )}
    </ul>
  );
}

/** Other ways than the download, which browsers inside other apps drop without a word. */
export function ContactActions({ contact }: { contact: Contact }) {
  const { t } = useTranslation();
  const share = useShare(contact);
  return (
    <>
      <CopyButton
        text={contactText(contact)}
        label={t('card.copy')}
        copied={t('card.copied')}
        failed={t('card.copyFailed')}
      />
      {share && (
        <button type="button" className="way" onClick={share}>
          <ShareIcon />
          {t('card.share')}
        </button>
      )}
    </>
  );
}

/** The contact in plain words, one fact a line, for any chat or note. */
export function contactText({ name, title, organisation, phone, mobile, email, urls }: Contact): string {
  const also = mobile === phone ? undefined : mobile;
  return [name, title, organisation === name ? undefined : organisation, phone, also, email, urls?.[0]]
    .map((fact) => plainLine(fact ?? ''))
    .filter(Boolean)
    .join('\n');
}

/** Hands the file to other apps; undefined where the browser cannot. */
function useShare(contact: Contact): (() => Promise<void>) | undefined {
  const [able, setAble] = useState(false);
  const data = useMemo(() => {
    if (typeof File === 'undefined') return {};
    const { fileName, vcard } = contactFile(contact);
    return { files: [new File([vcard], fileName, { type: 'text/vcard' })] };
  }, [contact]);
  useEffect(() => setAble(Boolean(navigator.canShare?.(data))), [data]);
  return able ? () => navigator.share(data).catch(() => {}) : undefined;
}
