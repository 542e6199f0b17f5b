import { type DragEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import cardStyles from '../contact-card/contact-card.css?inline';
import { ContactActions } from '../contact-card/contact-card.tsx';
import { formatNumber } from '../i18n/i18n.ts';
import type { DapHeadingLevel } from '../public-types.ts';
import { PhotoIcon } from '../ui/action-icons.tsx';
import { FormHeading, TextField } from '../ui/form.tsx';
import { LockIcon, WarningIcon } from '../ui/icons.tsx';
import { PhoneField } from '../ui/phone-field.tsx';
import { useStyles } from '../ui/use-styles.ts';
import { Badge, Portrait } from './badge.tsx';
import { largestPhoto } from './photo.ts';
import { type EmployeeCardOptions, longest, useEmployeeCard } from './use-employee-card.ts';

type EmployeeCardProps = EmployeeCardOptions & {
  headingLevel?: DapHeadingLevel;
};

/** The staff card generator: a form, and a preview of the generated card. */
export function EmployeeCard({ headingLevel = '2', ...options }: EmployeeCardProps) {
  const { t, i18n } = useTranslation();
  const photoErrorId = useId();
  const employee = useEmployeeCard(options);
  const { missing, card } = employee;
  const { photo, problem: photoProblem } = employee.photo;
  useStyles(employee.preview, cardStyles);

  const dropPhoto = (event: DragEvent<HTMLFormElement>) => {
    const input = event.currentTarget.elements.namedItem('photo') as HTMLInputElement;
    if (!event.dataTransfer.files.length) return;
    event.preventDefault();
    input.files = event.dataTransfer.files;
    void employee.photo.choose(input);
  };

  return (
    <div className="employee-card">
      <FormHeading level={headingLevel} title={t('employee.title')}>
        {t('employee.subtitle')}
      </FormHeading>
      <div className="employee-card-grid">
        <form
          {...employee.form}
          className="form"
          onSubmit={employee.submit}
          onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
          onDrop={dropPhoto}
        >
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
                  // So that the same file can be chosen again after it was edited.
                  onClick={({ currentTarget }) => {
                    currentTarget.value = '';
                  }}
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
                        megabytes: formatNumber(largestPhoto / 1_000_000, i18n.language),
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
            note={employee.isEmailDoubtful && t('errors.emailShape')}
            onBlur={employee.checkEmail}
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
