import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import cardStyles from '../contact-card/contact-card.css?inline';
import { ContactActions } from '../contact-card/contact-card.tsx';
import type { DapHeadingLevel } from '../public-types.ts';
import { PhotoIcon } from '../ui/action-icons.tsx';
import { FormHeading, TextField } from '../ui/form.tsx';
import { LockIcon, WarningIcon } from '../ui/icons.tsx';
import { PhoneField } from '../ui/phone-field.tsx';
import { useStyles } from '../ui/use-styles.ts';
import { Badge, Portrait } from './badge.tsx';
import { type EmployeeCardOptions, useEmployeeCard } from './use-employee-card.ts';

type EmployeeCardProps = EmployeeCardOptions & {
  headingLevel?: DapHeadingLevel;
};

/** The staff card generator: a form, and a preview of the generated card. */
export function EmployeeCard({ headingLevel = '2', ...options }: EmployeeCardProps) {
  const { t } = useTranslation();
  const photoErrorId = useId();
  const employee = useEmployeeCard(options);
  const { missing, card, photo, isPhotoRefused } = employee;
  useStyles(employee.preview, cardStyles);

  return (
    <div className="employee-card">
      <FormHeading level={headingLevel} title={t('employee.title')}>
        {t('employee.subtitle')}
      </FormHeading>
      <div className="employee-card-grid stack">
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
                  aria-describedby={isPhotoRefused ? photoErrorId : undefined}
                  aria-invalid={isPhotoRefused || undefined}
                  onChange={(event) => employee.choosePhoto(event.target)}
                />
              </label>
              {!photo && <span className="optional">{t('order.optional')}</span>}
              <p className="error small-text" id={photoErrorId} role="alert">
                {isPhotoRefused && (
                  <>
                    <WarningIcon />
                    <span>{t('employee.photo.notImage')}</span>
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
          />
          <TextField
            label={t('employee.jobTitle')}
            error={missing.includes('title') ? t('employee.needTitle') : undefined}
            name="title"
            autoComplete="organization-title"
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
          />
          <div className="form-send stack full">
            <button type="submit" className={`button big ${card ? 'line' : ''}`} part="button">
              {t('employee.generate')}
            </button>
            <p className="form-promise small-text">
              <LockIcon />
              <span>{t('employee.privacy')}</span>
            </p>
          </div>
        </form>
        <section className="preview stack" ref={employee.preview} aria-label={t('employee.preview')}>
          <p className="visually-hidden" role="status">
            {card && t('employee.ready', { name: card.contact.name })}
          </p>
          <Badge card={card} />
          {card && <ContactActions contact={card.contact} />}
        </section>
      </div>
    </div>
  );
}

// For the element.
export { default as styles } from './employee-card.css?inline';
export { EmployeeCard as Component };
export const events = { onCardGenerated: { type: 'dap-card-generated' } } as const;
