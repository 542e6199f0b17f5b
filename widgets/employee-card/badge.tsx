import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PhotoIcon, PrintIcon } from '../cards/card-icons.tsx';
import { CompanyMark } from '../cards/company-mark.tsx';
import { ContactActions, ContactFacts, DownloadContact } from '../cards/contact-actions.tsx';
import { CodeNote, ContactCode, EnlargeButton, EnlargedCode, ShortCode } from '../cards/contact-code.tsx';
import { WarningIcon } from '../controls/icons.tsx';
import { useLater } from '../controls/use-later.ts';
import type { Contact } from '../text/vcard.ts';
import type { Photo } from './photo.ts';
import { Portrait } from './portrait.tsx';

/** The card of an employee, and every way to take it along. */
export function Badge({ contact, photo }: { contact: Contact; photo: Photo | undefined }) {
  const { t } = useTranslation();
  const [enlarged, setEnlarged] = useState(false);
  const badge = useRef<HTMLElement>(null);
  const enlarge = () => setEnlarged(true);
  const [failed, setFailed] = useState(false);
  const [, fetchPaper] = useLater(() => import('./paper.ts'));
  const onPaper = async (act: 'printPaper' | 'savePaper') => {
    const paper = await fetchPaper();
    try {
      if (badge.current) await paper?.[act](badge.current, contact, photo);
      setFailed(!paper);
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      <article className="badge" ref={badge} aria-label={contact.name}>
        <header>
          <CompanyMark on="band" className="mark" />
          {contact.organisation}
        </header>
        <div className="body">
          <div className="person">
            <Portrait photo={photo} />
            <div>
              <strong>
                <bdi>{contact.name}</bdi>
              </strong>
              <span>
                <bdi>{contact.title}</bdi>
              </span>
            </div>
          </div>
          <div className="code-row">
            <ContactCode contact={contact} size={128} onEnlarge={enlarge} />
            <ContactFacts contact={contact} />
          </div>
          <ShortCode origin={contact.urls?.[0] ?? ''} person={contact} />
        </div>
      </article>
      <CodeNote contact={contact} size={128} />
      <DownloadContact contact={contact} className="line" />
      <div className="ways">
        <EnlargeButton contact={contact} onEnlarge={enlarge} />
        <ContactActions contact={contact} />
        <button type="button" className="way" onClick={() => onPaper('savePaper')}>
          <PhotoIcon />
          {t('employee.savePicture')}
        </button>
        <button type="button" className="way" onClick={() => onPaper('printPaper')}>
          <PrintIcon />
          {t('employee.print')}
        </button>
      </div>
      <p className="error" role="alert">
        {failed && (
          <>
            <WarningIcon />
            <span>{t('employee.paperFailed')}</span>
          </>
        )}
      </p>
      {enlarged && <EnlargedCode contact={contact} onClose={() => setEnlarged(false)} />}
    </>
  );
}
