import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Logo } from '#company/logo.svg';
import { companyName } from '#company/names.ts';
import { ContactCode } from '../contact-card/contact-card.tsx';
import { activeLanguage } from '../i18n/i18n.ts';
import { inLanguage } from '../i18n/languages.ts';
import { formatPhone } from '../lib/phone.ts';
import { PersonIcon } from '../ui/action-icons.tsx';
import type { Photo } from './photo.ts';
import type { GeneratedCard } from './use-employee-card.ts';

/** The staff card. Until it is generated, its labels, which repeat the form: screen readers skip them. */
export function Badge({ card }: { card: GeneratedCard | undefined }) {
  const { t, i18n } = useTranslation();
  if (card)
    return (
      <article className="badge" aria-label={card.contact.name}>
        <Head organization={card.contact.organization} />
        <div className="body">
          <div className="person" translate="no">
            <Portrait photo={card.photo} />
            <Person {...card.contact} />
          </div>
          <div className="code-row">
            <ContactCode contact={card.contact} size={128} />
            <Facts {...card.contact} />
          </div>
        </div>
      </article>
    );
  return (
    <div className="badge blank" aria-hidden="true">
      <Head organization={inLanguage(companyName, activeLanguage(i18n))} />
      <div className="body">
        <div className="person">
          <Portrait photo={undefined} />
          <Person name={t('employee.name')} title={t('employee.jobTitle')} />
        </div>
        <div className="code-row">
          <p className="contact-code-blank">{t('employee.placeholder')}</p>
          <ul className="facts">
            <li>{t('order.phone')}</li>
            <li>{t('order.email')}</li>
          </ul>
        </div>
      </div>
    </div>
  );
}

/** The staff card as it is printed, with an image of its QR code. */
export function PrintedBadge({ card, code }: { card: GeneratedCard; code: ReactNode }) {
  const { contact, photo } = card;
  return (
    <div className="badge">
      <Head organization={contact.organization} />
      <div className="person">
        {photo && <Portrait photo={photo} />}
        <Person {...contact} />
      </div>
      <Facts {...contact} />
      {code}
    </div>
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

function Person({ name, title }: { name: string; title?: string | undefined }) {
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

/** Phone number and email address, which breaks before its `@`. */
function Facts({ phone, email = '' }: { phone?: string | undefined; email?: string | undefined }) {
  const [mailbox = ''] = email.split('@');
  return (
    <ul className="facts" translate="no">
      {phone && (
        <li>
          <a href={`tel:${phone}`}>
            <bdi dir="ltr">{formatPhone(phone)}</bdi>
          </a>
        </li>
      )}
      {email && (
        <li>
          <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>
            <bdi dir="ltr" className="email">
              <span>{mailbox}</span>
              <wbr />
              <span>{email.slice(mailbox.length)}</span>
            </bdi>
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
    if (photo) canvas.current?.getContext('2d')?.drawImage(photo, 0, 0);
  }, [photo]);
  return (
    <span className="badge-portrait" aria-hidden="true">
      {photo ? <canvas ref={canvas} width={photo.width} height={photo.height} /> : <PersonIcon />}
    </span>
  );
}
