import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Logo } from '#company/logo.svg';
import { companyContact } from '../contact-card/company-contact.ts';
import { ContactActions, ContactCode } from '../contact-card/contact-card.tsx';
import { formatPhone } from '../lib/phone.ts';
import type { DapHeadingLevel } from '../public-types.ts';
import { QrIcon } from '../ui/action-icons.tsx';
import { ButtonOrLink } from '../ui/buttons.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { FormHeading } from '../ui/form.tsx';
import { EmailText, Identifier } from '../ui/identifier.tsx';
import { useStyles } from '../ui/use-styles.ts';
import dialogStyles from './business-card-dialog.css?inline';

type BusinessCardProps = {
  /** Renders the button as a link to this URL, for pages without scripts. */
  fileHref?: string;
  headingLevel?: DapHeadingLevel;
  onCardOpen?: () => void;
  onCardClose?: () => void;
};

/** The company's business card, and a button that opens a dialog with its QR code and contact file. */
export function BusinessCard({ fileHref, headingLevel = '2', onCardOpen, onCardClose }: BusinessCardProps) {
  const { t, i18n } = useTranslation();
  const [open, setOpen] = useState(false);
  const contact = companyContact(i18n);
  const card = useRef<HTMLDivElement>(null);
  useStyles(card, dialogStyles);
  return (
    <div className="business-card" ref={card}>
      <div className="business-card-grid stack">
        <FormHeading level={headingLevel} id="business-card-title" title={t('card.title')}>
          {t('card.subtitle')}
        </FormHeading>
        <div className="card-and-button">
          <div className="calling-card paper-card stack">
            <div className="person">
              <Logo className="mark" />
              <div>
                <strong>{contact.name}</strong>
                <span>{contact.title}</span>
              </div>
            </div>
            <div className="reach">
              <strong>
                {/* Large text breaks between the groups of digits. */}
                <Identifier>{formatPhone(contact.phone).replaceAll('\u00a0', ' ')}</Identifier>
              </strong>
              <span>
                <EmailText email={contact.email} />
              </span>
              <span>{t('common.address', contact.address)}</span>
            </div>
          </div>
          <ButtonOrLink
            href={fileHref}
            className="button big line"
            part="button"
            aria-haspopup="dialog"
            onClick={() => {
              setOpen(true);
              onCardOpen?.();
            }}
          >
            <QrIcon />
            <span>{t('card.show')}</span>
          </ButtonOrLink>
        </div>
      </div>
      {open && (
        <Dialog
          title={t('card.modalTitle')}
          className="business-card-dialog"
          onClose={() => {
            setOpen(false);
            onCardClose?.();
          }}
        >
          <p>{t('card.modalSubtitle')}</p>
          <ContactCode contact={contact} size={220} logo />
          <ContactActions contact={contact} />
        </Dialog>
      )}
    </div>
  );
}

// For the element.
export { default as styles } from './business-card.css?inline';
export { BusinessCard as Component };
export const events = {
  onCardOpen: { type: 'dap-card-open' },
  onCardClose: { type: 'dap-card-close' },
} as const;
