import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Logo } from '#company/logo.svg';
import { companyName } from '#company/names.ts';
import { ContactCode } from '../contact-card/contact-card.tsx';
import { activeLanguage } from '../i18n/i18n.ts';
import { inLanguage } from '../i18n/languages.ts';
import { formatPhone } from '../lib/phone.ts';
import type { Contact } from '../lib/vcard.ts';
import { PersonIcon } from '../ui/action-icons.tsx';
import { EmailText, Identifier } from '../ui/identifier.tsx';
import type { Photo } from './photo.ts';
import type { GeneratedCard } from './use-employee-card.ts';

/** The staff card. Until it is generated, its labels, which repeat the form: screen readers skip them. */
export function Badge({ card }: { card: GeneratedCard | undefined }) {
  const { t, i18n } = useTranslation();
  const contact = card?.contact;
  const company = inLanguage(companyName, activeLanguage(i18n));
  const Card = contact ? 'article' : 'div';
  return (
    <Card
      className={`badge paper-card ${contact ? '' : 'blank'}`}
      aria-label={contact?.name}
      aria-hidden={contact ? undefined : true}
    >
      <Head organization={contact?.organization ?? company} />
      <div className="body">
        <div className="person" translate={contact && 'no'}>
          <Portrait photo={card?.photo} />
          <Person {...(contact ?? { name: t('employee.name'), title: t('employee.jobTitle') })} />
        </div>
        {contact ? (
          <div className="code-row">
            <ContactCode contact={contact} size={128} />
            <Facts {...contact} />
          </div>
        ) : (
          <div className="code-row">
            <p className="contact-code-blank">{t('employee.placeholder')}</p>
            <ul className="facts">
              <li>{t('order.phone')}</li>
              <li>{t('order.email')}</li>
            </ul>
          </div>
        )}
      </div>
    </Card>
  );
}

function Head({ organization }: { organization: string | undefined }) {
  return (
    <header>
      <Logo className="mark" />
      <span>{organization}</span>
    </header>
  );
}

function Person({ name, title }: Pick<Contact, 'name' | 'title'>) {
  return (
    <div>
      <strong>
        {/* A name such as Al-Khatib does not break at its hyphen. Many fonts lack the hyphen that never breaks. */}
        <bdi>{name.replaceAll('-', '\u2060-\u2060')}</bdi>
      </strong>
      <span>
        <bdi>{title}</bdi>
      </span>
    </div>
  );
}

function Facts({ phone, email }: Contact) {
  return (
    <ul className="facts">
      {phone && (
        <li>
          <a href={`tel:${phone}`}>
            <Identifier>{formatPhone(phone)}</Identifier>
          </a>
        </li>
      )}
      {email && (
        <li>
          <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>
            <EmailText email={email} />
          </a>
        </li>
      )}
    </ul>
  );
}

/** The photo, or a default icon. Decorative: the name is next to it. */
export function Portrait({ photo }: { photo: Photo | undefined }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const { current } = canvas;
    if (!photo || !current) return;
    // Setting the size also clears the previous photo, which a transparent one would not cover.
    current.width = photo.width;
    current.height = photo.height;
    current.getContext('2d')?.drawImage(photo, 0, 0);
  }, [photo]);
  return (
    <span className="badge-portrait" aria-hidden="true">
      {photo ? <canvas ref={canvas} /> : <PersonIcon />}
    </span>
  );
}
