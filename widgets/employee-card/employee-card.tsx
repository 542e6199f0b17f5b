import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Logo } from '#company/logo.svg';
import { companyName } from '#company/names.ts';
import cardStyles from '../contact-card/contact-card.css?inline';
import { ContactActions, ContactCode, qrText, scannable } from '../contact-card/contact-card.tsx';
import { addStyles } from '../element/stylesheets.ts';
import { activeLanguage, formatNumber } from '../i18n/i18n.ts';
import { inLanguage } from '../i18n/languages.ts';
import { formatPhone } from '../lib/phone.ts';
import type { Contact } from '../lib/vcard.ts';
import { PersonIcon, PhotoIcon } from '../ui/action-icons.tsx';
import { FormHeading, type HeadingLevel, TextField } from '../ui/form.tsx';
import { LockIcon, WarningIcon } from '../ui/icons.tsx';
import { PhoneField } from '../ui/phone-field.tsx';
import { useLazy } from '../ui/use-lazy.ts';
import { largestPhoto, type Photo } from './photo.ts';
import {
  type EmployeeCardOptions,
  type GeneratedCard,
  longest,
  useEmployeeCard,
} from './use-employee-card.ts';

type EmployeeCardProps = EmployeeCardOptions & {
  headingLevel?: HeadingLevel;
};

/** The staff card generator: a form, and a preview of the generated card. */
export function EmployeeCard({ headingLevel = '2', ...options }: EmployeeCardProps) {
  const { t, i18n } = useTranslation();
  const photoErrorId = useId();
  const employee = useEmployeeCard(options);
  const { missing, card } = employee;
  const { photo, problem: photoProblem } = employee.photo;
  // Before a card is generated: new styles are calculated for the whole page.
  useLayoutEffect(() => {
    if (employee.preview.current) addStyles(employee.preview.current, cardStyles);
  });

  return (
    <div className="employee-card">
      <FormHeading level={headingLevel} title={t('employee.title')}>
        {t('employee.subtitle')}
      </FormHeading>
      <div className="employee-card-grid">
        <form {...employee.form} className="form" onSubmit={employee.submit}>
          <div className="photo full">
            <Portrait photo={photo} />
            <div className="choose">
              <label className="button line" part="button">
                <PhotoIcon />
                <span>{t(photo ? 'employee.change' : 'employee.upload')}</span>
                <input
                  className="visually-hidden"
                  type="file"
                  name="photo"
                  accept="image/*"
                  aria-describedby={photoProblem && photoErrorId}
                  aria-invalid={photoProblem ? true : undefined}
                  onChange={(event) => employee.photo.choose(event.target)}
                />
              </label>
              {!photo && <span className="optional">{t('order.optional')}</span>}
              <p className="error" id={photoErrorId} role="alert">
                {photoProblem && (
                  <>
                    <WarningIcon />
                    <span>
                      {t(`employee.photo.${photoProblem}`, {
                        megabytes: formatNumber(largestPhoto.megabytes, i18n.language),
                      })}
                    </span>
                  </>
                )}
              </p>
            </div>
          </div>
          <TextField
            label={t('employee.name')}
            error={missing.includes('name') ? t('employee.needName') : undefined}
            name="name"
            autoComplete="name"
            maxLength={longest.name}
          />
          <TextField
            label={t('employee.jobTitle')}
            error={missing.includes('title') ? t('employee.needTitle') : undefined}
            name="title"
            autoComplete="organization-title"
            maxLength={longest.title}
          />
          <PhoneField optional countryCode={employee.countryCode} onCountryCode={employee.chooseCountry} />
          <TextField
            label={t('order.email')}
            optional
            name="email"
            type="email"
            inputMode="email"
            dir="ltr"
            autoComplete="email"
            maxLength={longest.email}
          />
          <div className="form-send full">
            <button type="submit" className={`button big ${card ? 'line' : ''}`} part="button">
              {t('employee.generate')}
            </button>
            <p className="form-promise">
              <LockIcon />
              <span>{t('employee.privacy')}</span>
            </p>
          </div>
        </form>
        <section className="preview" ref={employee.preview} aria-label={t('employee.preview')}>
          <p className="visually-hidden" role="status">
            {card && t('employee.ready', { name: card.contact.name })}
          </p>
          {card ? (
            <>
              <Badge {...card} />
              <ContactActions contact={card.contact} />
            </>
          ) : (
            <Placeholder />
          )}
        </section>
        {card && <PrintSheet {...card} />}
      </div>
    </div>
  );
}

export { default as styles } from './employee-card.css?inline';
// For the element.
export { EmployeeCard as Component };

/** The labels of the card until one is generated. They repeat the form, so screen readers skip them. */
function Placeholder() {
  const { t, i18n } = useTranslation();
  return (
    <div className="badge blank" aria-hidden="true">
      <header>
        <Logo className="mark" />
        {inLanguage(companyName, activeLanguage(i18n))}
      </header>
      <div className="body">
        <div className="person">
          <Portrait photo={undefined} />
          <div>
            <strong>{t('employee.name')}</strong>
            <span>{t('employee.jobTitle')}</span>
          </div>
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

/** The staff card. */
function Badge({ contact, photo }: GeneratedCard) {
  const { name, organization, phone, email } = contact;
  return (
    <article className="badge" aria-label={name}>
      <header>
        <Logo className="mark" />
        {organization}
      </header>
      <div className="body">
        <div className="person">
          <Portrait photo={photo} />
          <NameAndTitle contact={contact} />
        </div>
        <div className="code-row">
          <ContactCode contact={contact} size={128} />
          <ul className="facts">
            {phone && (
              <li>
                <a href={`tel:${phone}`}>
                  <bdi dir="ltr" translate="no">
                    {formatPhone(phone)}
                  </bdi>
                </a>
              </li>
            )}
            {email && (
              <li>
                <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>
                  <Email email={email} />
                </a>
              </li>
            )}
          </ul>
        </div>
      </div>
    </article>
  );
}

/** Cards on a sheet of A4. */
const copies = [...Array(10).keys()];

/** Ten cards of 85 × 55 mm with crop marks. They are rendered only while the browser prints. */
function PrintSheet({ contact, photo }: GeneratedCard) {
  const { organization, phone, email } = contact;
  const [printing, setPrinting] = useState(false);
  const [{ QrCode } = {}] = useLazy(() => import('../contact-card/qr-code.tsx'), true);
  useEffect(() => {
    const update = ({ type }: Event) => flushSync(() => setPrinting(type === 'beforeprint'));
    for (const type of ['beforeprint', 'afterprint']) addEventListener(type, update);
    return () => {
      for (const type of ['beforeprint', 'afterprint']) removeEventListener(type, update);
    };
  }, []);
  const text = qrText(contact, scannable[128]);
  if (!printing) return null;
  return (
    <div className="print-sheet" aria-hidden="true">
      {copies.map((copy) => (
        <div key={copy} className="badge">
          <header>
            <Logo className="mark" />
            {organization}
          </header>
          <div className="person">
            {photo && <Portrait photo={photo} />}
            <NameAndTitle contact={contact} />
          </div>
          <div className="facts">
            {phone && (
              <bdi dir="ltr" translate="no">
                {formatPhone(phone)}
              </bdi>
            )}
            {email && <Email email={email} />}
          </div>
          {QrCode && text && <QrCode text={text} size={128} label="" />}
        </div>
      ))}
    </div>
  );
}

function NameAndTitle({ contact: { name, title } }: { contact: Contact }) {
  return (
    <div translate="no">
      <strong>
        {/* A name such as Al-Khatib does not break at its hyphen. */}
        <bdi>{name.replaceAll('-', '\u2011')}</bdi>
      </strong>
      <span>
        <bdi>{title}</bdi>
      </span>
    </div>
  );
}

/** An email address that breaks before its `@`. */
function Email({ email }: { email: string }) {
  const [mailbox = ''] = email.split('@');
  return (
    <bdi dir="ltr" className="email" translate="no">
      <span>{mailbox}</span>
      <wbr />
      <span>{email.slice(mailbox.length)}</span>
    </bdi>
  );
}

/** The photo, or a default icon. Decorative: the name is next to it. */
function Portrait({ photo }: { photo: Photo | undefined }) {
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
