import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QrIcon } from '../cards/card-icons.tsx';
import { CompanyMark } from '../cards/company-mark.tsx';
import type { HeadingLevel } from '../controls/heading-level.ts';
import type { linkButton } from '../controls/link-button.ts';
import { useLater } from '../controls/use-later.ts';
import { addressLine } from '../text/address-line.ts';
import { readablePhone } from '../text/readable-phone.ts';
import { useCompanyContact } from './company-contact.ts';

export type BusinessCardProps = {
  /** Makes the button a link, to a page with the same card. */
  link?: typeof linkButton & { href: string };
  /** Of the widget's own heading. */
  headingLevel?: HeadingLevel;
  onCardOpen?: () => void;
  onCardClose?: () => void;
};

/** What the button opens; it comes with the first hint that somebody wants it. */
export const cardDialog = () => import('./card-dialog.tsx');

/** The company's card: a picture of it, and a button that opens the code and the file. */
export function BusinessCard({ link, headingLevel = '2', onCardOpen, onCardClose }: BusinessCardProps) {
  const { t, i18n } = useTranslation();
  const Heading = `h${headingLevel}` as const;
  const [open, setOpen] = useState(false);
  const [dialog, fetchDialog] = useLater(cardDialog, open);
  const contact = useCompanyContact();
  /** The same card on our site, where the window cannot be fetched. */
  const page = `${contact.urls?.[0]}/${i18n.language}/c/`;
  const Button = (link ? 'a' : 'button') as 'a';
  return (
    <div className="business-card">
      <div className="business-card-grid">
        <div className="head" part="heading">
          <Heading id="business-card-title">{t('card.title')}</Heading>
          <p>{t('card.subtitle')}</p>
          <Button
            {...(link ?? { type: 'button' })}
            className="button big"
            part="button"
            aria-haspopup="dialog"
            aria-busy={(open && !dialog) || undefined}
            onPointerEnter={fetchDialog}
            onFocus={fetchDialog}
            onClick={async (event) => {
              event.preventDefault();
              setOpen(true);
              onCardOpen?.();
              const there = dialog ?? (await fetchDialog());
              if (there || !navigator.onLine) return;
              setOpen(false);
              onCardClose?.();
              window.open(link?.href ?? page, link ? '_self' : '_blank', 'noreferrer');
            }}
          >
            <QrIcon />
            {t('card.show')}
          </Button>
        </div>
        <div className="calling-card" aria-hidden="true">
          <div className="who">
            <CompanyMark on="white" className="mark" />
            <div>
              <strong>{contact.name}</strong>
              <small>{contact.title}</small>
            </div>
          </div>
          <div className="reach">
            <bdi dir="ltr">{readablePhone(contact.phone ?? '')}</bdi>
            <bdi dir="ltr">{contact.email}</bdi>
            <span>{addressLine(contact.address, i18n.language)}</span>
          </div>
        </div>
      </div>
      {open && dialog && (
        <dialog.CardDialog
          contact={contact}
          onClose={() => {
            setOpen(false);
            onCardClose?.();
          }}
        />
      )}
    </div>
  );
}
