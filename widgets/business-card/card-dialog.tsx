import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ContactActions, ContactFacts, DownloadContact, FileLink } from '../cards/contact-actions.tsx';
import { CodeNote, ContactCode, EnlargeButton, EnlargedCode, ShortCode } from '../cards/contact-code.tsx';
import { Dialog } from '../controls/dialog.tsx';
import type { Contact } from '../text/vcard.ts';
import { companyFile } from './company-contact.ts';

/** The company's code to scan, with every other way to keep the contact beside it. */
export function CardDialog({ contact, onClose }: { contact: Contact; onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const [enlarged, setEnlarged] = useState(false);
  const enlarge = () => setEnlarged(true);
  return (
    <Dialog title={t('card.modalTitle')} className="card-dialog" onClose={onClose}>
      <p className="subtitle">{t('card.modalSubtitle')}</p>
      <ContactCode contact={contact} size={220} mark onEnlarge={enlarge} />
      <CodeNote contact={contact} size={220} />
      <div className="take">
        <DownloadContact contact={contact} className="big" />
        <ContactFacts contact={contact} />
        <div className="ways">
          <ContactActions contact={contact} />
          <FileLink href={contact.urls?.[0] + companyFile(i18n.language)} />
          <EnlargeButton contact={contact} onEnlarge={enlarge} />
        </div>
        <ShortCode origin={contact.urls?.[0] ?? ''} />
      </div>
      {enlarged && <EnlargedCode contact={contact} onClose={() => setEnlarged(false)} />}
    </Dialog>
  );
}
