import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { companyFile, useCompanyContact } from '../../widgets/business-card/company-contact.ts';
import { linkedPerson } from '../../widgets/cards/card-link.ts';
import {
  ContactActions,
  ContactFacts,
  DownloadContact,
  FileLink,
} from '../../widgets/cards/contact-actions.tsx';
import { CodeNote, ContactCode, EnlargeButton, EnlargedCode } from '../../widgets/cards/contact-code.tsx';
import { WarningIcon } from '../../widgets/controls/icons.tsx';
import type { Contact } from '../../widgets/text/vcard.ts';

/** Where short codes lead: the card of the person behind the `#`, or the company's. */
export function Page() {
  const { t, i18n } = useTranslation('site');
  const [enlarged, setEnlarged] = useState(false);
  const company = useCompanyContact();
  /** Undefined in the page's own HTML, which no script has read yet: there is no code to be drawn then either. */
  const fragment = useSyncExternalStore(
    followFragment,
    () => location.hash.slice(1),
    () => undefined,
  );
  const person = fragment ? linkedPerson(fragment) : undefined;
  const { organisation = '', urls = [], note = '' } = company;
  const contact: Contact = person ? { ...person, organisation, urls: urls.slice(0, 1), note } : company;
  const enlarge = () => setEnlarged(true);

  return (
    <section className="section shared-card" aria-labelledby="card-name">
      <div className="page">
        {fragment && !person && (
          <p className="unreadable" role="status">
            <WarningIcon />
            <span>{t('sharedCard.unreadable')}</span>
          </p>
        )}
        <div className="who">
          <h1 id="card-name">
            <bdi>{contact.name}</bdi>
          </h1>
          <p className="lead">
            <bdi>{contact.title}</bdi>
          </p>
          {person && <p>{organisation}</p>}
        </div>
        <ContactFacts contact={contact} />
        <DownloadContact contact={contact} className="big" />
        <div className="ways">
          <ContactActions contact={contact} />
          {!person && <FileLink href={companyFile(i18n.language)} />}
          <EnlargeButton contact={contact} onEnlarge={enlarge} />
        </div>
        {fragment !== undefined && (
          <div className="scan">
            <ContactCode contact={contact} size={220} mark={!person} onEnlarge={enlarge} />
            <CodeNote contact={contact} size={220} />
          </div>
        )}
        {enlarged && <EnlargedCode contact={contact} onClose={() => setEnlarged(false)} />}
      </div>
    </section>
  );
}

function followFragment(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}
