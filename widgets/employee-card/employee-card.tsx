import { useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import sharedStyles from '../contact-card/contact-card.css?inline';
import { ContactActions, ContactCode } from '../contact-card/contact-card.tsx';
import { Logo } from '../contact-card/logo.tsx';
import { formatNumber } from '../i18n/i18n.ts';
import { formatPhone } from '../lib/phone.ts';
import type { Contact } from '../lib/vcard.ts';
import { PersonIcon, PhotoIcon } from '../ui/action-icons.tsx';
import { FormHeading, type HeadingLevel, TextField } from '../ui/form.tsx';
import { LockIcon, WarningIcon } from '../ui/icons.tsx';
import { PhoneField } from '../ui/phone-field.tsx';
import ownStyles from './employee-card.css?inline';
import { largestPhoto, type Photo } from './photo.ts';
import { type EmployeeCardOptions, longest, useEmployeeCard } from './use-employee-card.ts';

type EmployeeCardProps = EmployeeCardOptions & {
  /** False if the page has its own heading. */
  heading?: boolean;
  headingLevel?: HeadingLevel;
};

/** The staff card generator: a form, and a preview of the generated card. */
export function EmployeeCard({ heading = true, headingLevel = '2', ...options }: EmployeeCardProps) {
  const { t, i18n } = useTranslation();
  const photoErrorId = useId();
  const employee = useEmployeeCard(options);
  const { missing, card } = employee;
  const { photo, problem: photoProblem } = employee.photo;

  return (
    <div className="employee-card">
      {heading && (
        <FormHeading level={headingLevel} title={t('employee.title')}>
          {t('employee.subtitle')}
        </FormHeading>
      )}
      <div className="employee-card-grid">
        <form {...employee.form} className="form" onSubmit={employee.submit}>
          <div className="photo full">
            <Portrait photo={photo} />
            <div className="choose">
              <label className="button line" part="button">
                <PhotoIcon />
                {t(photo ? 'employee.change' : 'employee.upload')}
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
            <Badge contact={card.contact} photo={card.photo} />
          ) : (
            <div className="empty">
              <p>{t('employee.placeholder')}</p>
              <svg className="icon solid directional" viewBox="0 0 384 306" aria-hidden="true">
                <path d="M24 24h88v88H24zM128 46h160v18H128zM128 79h104v12H128zM24 131h336v2H24zM24 159h118v118H24zM168 196h144v12H168zM168 228h176v12H168z" />
              </svg>
            </div>
          )}
        </section>
      </div>
    </div>
  );
}

// For the element.
export { EmployeeCard as Component };
export const styles = sharedStyles + ownStyles;

/** The generated staff card and its download link. */
function Badge({ contact, photo }: { contact: Contact; photo: Photo | undefined }) {
  const { name, title, organization, phone, email } = contact;
  const [mailbox = ''] = email?.split('@') ?? [];
  return (
    <>
      <article className="badge" aria-label={name}>
        <header>
          <Logo on="band" className="mark" />
          {organization}
        </header>
        <div className="body">
          <div className="person">
            <Portrait photo={photo} />
            <div>
              <strong>
                {/* A name such as Al-Khatib does not break at its hyphen. */}
                <bdi>{name.replaceAll('-', '\u2011')}</bdi>
              </strong>
              <span>
                <bdi>{title}</bdi>
              </span>
            </div>
          </div>
          <div className="code-row">
            <ContactCode contact={contact} size={128} />
            <ul className="facts">
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
                    <bdi dir="ltr">
                      {mailbox}
                      <wbr />
                      {email.slice(mailbox.length)}
                    </bdi>
                  </a>
                </li>
              )}
            </ul>
          </div>
        </div>
      </article>
      <ContactActions contact={contact} />
    </>
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
