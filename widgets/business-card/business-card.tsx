import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QrIcon } from '../cards/card-icons.tsx';
import { CompanyMark } from '../cards/company-mark.tsx';
import type { linkButton } from '../controls/link-button.ts';
import { addressLine } from '../text/address-line.ts';
import { readablePhone } from '../text/readable-phone.ts';
import { CardDialog } from './card-dialog.tsx';
import { useCompanyContact } from './company-contact.ts';

export type BusinessCardProps = {
  /** Makes the button a link, to a page with the same card. */
  link?: typeof linkButton & { href: string };
  onCardOpen?: () => void;
  onCardClose?: () => void;
};

/** The company's card: a picture of it, and a button that opens the code and the file. */
export function BusinessCard({ link, onCardOpen, onCardClose }: BusinessCardProps) {
  const { t, i18n } = useTranslation();
  const [open, setOpen] = useState(false);
  const contact = useCompanyContact();
  const Button = (link ? 'a' : 'button') as 'a';
  return (
    <div className="business-card">
      <div className="business-card-grid">
        <div className="head" part="heading">
          <h2 id="business-card-title">{t('card.title')}</h2>
          <p>{t('card.subtitle')}</p>
          <Button
            {...(link ?? { type: 'button' })}
            className="button big"
            part="button"
            aria-haspopup="dialog"
            onClick={(event) => {
              event.preventDefault();
              setOpen(true);
              onCardOpen?.();
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
      {open && (
        <CardDialog
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
