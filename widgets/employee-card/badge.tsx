import { useTranslation } from 'react-i18next';
import { Logo } from '#company/logo.svg';
import { companyName } from '#company/names.ts';
import { ContactCode } from '../contact-card/contact-card.tsx';
import { activeLanguage } from '../i18n/i18n.ts';
import { inLanguage } from '../i18n/languages.ts';
import { emailLink } from '../lib/chat-link.ts';
import { formatPhone } from '../lib/phone.ts';
import type { Contact } from '../lib/vcard.ts';
import { PersonIcon } from '../ui/action-icons.tsx';
import { EmailText, Identifier } from '../ui/identifier.tsx';
import type { GeneratedCard } from './use-employee-card.ts';

/** The staff card. Until it is generated, its labels, which repeat the form: screen readers skip them. */
export function Badge({ card }: { card: GeneratedCard | undefined }) {
  const { t, i18n } = useTranslation();
  const contact = card?.contact;
  const company = inLanguage(companyName, activeLanguage(i18n));
  const Card = contact ? 'article' : 'div';
  const { name, title } = contact ?? { name: t('employee.name'), title: t('employee.jobTitle') };
  return (
    <Card
      className={`badge paper-card ${contact ? '' : 'blank'}`}
      aria-label={contact?.name}
      aria-hidden={contact ? undefined : true}
    >
      <header>
        <Logo className="mark" />
        <span>{contact?.organization ?? company}</span>
      </header>
      <div className="body stack">
        <div className="person" translate={contact && 'no'}>
          <Portrait photo={card?.photo} />
          <div>
            <strong>
              {/* A name such as Al-Khatib does not break at its hyphen. Many fonts lack the hyphen that never breaks. */}
              <bdi>{name.replaceAll('-', '\u2060-\u2060')}</bdi>
            </strong>
            <span>
              <bdi>{title}</bdi>
            </span>
          </div>
        </div>
        <div className="code-row">
          {contact ? (
            <>
              <ContactCode contact={contact} size={128} />
              <Facts {...contact} />
            </>
          ) : (
            <>
              <p className="contact-code-blank small-text">{t('employee.placeholder')}</p>
              <ul className="facts">
                <li>{t('order.phone')}</li>
                <li>{t('order.email')}</li>
              </ul>
            </>
          )}
        </div>
      </div>
    </Card>
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
          <a href={emailLink(email)}>
            <EmailText email={email} />
          </a>
        </li>
      )}
    </ul>
  );
}

/** The photo, or a default icon. Decorative: the name is next to it. */
export function Portrait({ photo }: { photo: string | undefined }) {
  return (
    <span className="badge-portrait" aria-hidden="true">
      {photo ? <img src={photo} alt="" /> : <PersonIcon />}
    </span>
  );
}
