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
              <Badge contact={card.contact} photo={card.photo} />
              <ContactActions contact={card.contact} />
            </>
          ) : (
            <Badge contact={employee.typed} photo={photo} draft />
          )}
        </section>
      </div>
    </div>
  );
}

// For the element.
export { EmployeeCard as Component };
export const styles = sharedStyles + ownStyles;

/**
 * The staff card.
 * @param draft the card before it is generated: labels for what is not typed yet, no code and no links. It repeats the
 *   form, so screen readers skip it
 */
function Badge({ contact, photo, draft }: { contact: Contact; photo: Photo | undefined; draft?: boolean }) {
  const { t } = useTranslation();
  const { name, title, organization, phone, email } = contact;
  const [mailbox = ''] = email?.split('@') ?? [];
  const Card = draft ? 'div' : 'article';
  const blank = (label: string) => draft && <span className="blank">{label}</span>;
  return (
    <Card className="badge" aria-label={draft ? undefined : name} aria-hidden={draft}>
      <header>
        <Logo className="mark" />
        {organization}
      </header>
      <div className="body">
        <div className="person">
          <Portrait photo={photo} />
          <div>
            <strong>
              {/* A name such as Al-Khatib does not break at its hyphen. */}
              {name ? <bdi>{name.replaceAll('-', '\u2011')}</bdi> : blank(t('employee.name'))}
            </strong>
            <span>{title ? <bdi>{title}</bdi> : blank(t('employee.jobTitle'))}</span>
          </div>
        </div>
        <div className="code-row">
          {draft ? (
            <p className="contact-code-blank">{t('employee.placeholder')}</p>
          ) : (
            <ContactCode contact={contact} size={128} />
          )}
          <ul className="facts">
            {(phone || draft) && (
              <li>
                <a href={draft ? undefined : `tel:${phone}`}>
                  {phone ? <bdi dir="ltr">{formatPhone(phone)}</bdi> : blank(t('order.phone'))}
                </a>
              </li>
            )}
            {(email || draft) && (
              <li>
                <a href={draft ? undefined : `mailto:${encodeURIComponent(email ?? '').replace('%40', '@')}`}>
                  {email ? (
                    <bdi dir="ltr" className="email">
                      <span>{mailbox}</span>
                      <wbr />
                      <span>{email.slice(mailbox.length)}</span>
                    </bdi>
                  ) : (
                    blank(t('order.email'))
                  )}
                </a>
              </li>
            )}
          </ul>
        </div>
      </div>
    </Card>
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
