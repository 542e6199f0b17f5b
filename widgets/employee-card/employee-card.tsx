import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { CardIcon, PhotoIcon } from '../shared/card-icons.tsx';
import { Field } from '../shared/field.tsx';
import { Flag } from '../shared/flags.tsx';
import { formatNumber } from '../shared/i18n.ts';
import { LockIcon, WarningIcon } from '../shared/icons.tsx';
import { type CountryCode, countries } from '../shared/phone.ts';
import { Select } from '../shared/select.tsx';
import { Badge } from './badge.tsx';
import { longest } from './employee.ts';
import { mostMegapixels } from './photo.ts';
import { Portrait } from './portrait.tsx';
import { useEmployeeCard } from './use-employee-card.ts';

/** The file a card was made for. */
export type GeneratedDetail = { fileName: string; vcard: string };

export type EmployeeCardProps = {
  /** False where the page has a heading of its own. */
  heading?: boolean;
  onCardGenerated?: (detail: GeneratedDetail) => void;
};

/** A form on one side, the card it made on the other (specification, sections 2, 4 and 5). */
export function EmployeeCard({ heading = true, onCardGenerated }: EmployeeCardProps) {
  const { t, i18n } = useTranslation();
  const employee = useEmployeeCard(onCardGenerated);
  const { missing, photo, photoProblem, card } = employee;
  const country = countries.find(({ code }) => code === employee.countryCode) ?? countries[0];
  const options = useMemo(
    () =>
      countries.map(({ code, name }) => ({
        value: code,
        label: t(`order.${name}`),
        picture: <Flag of={code} />,
        detail: <bdi dir="ltr">{code}</bdi>,
      })),
    [t],
  );

  return (
    <div className="employee">
      {heading && (
        <div className="head" part="heading">
          <h2>{t('employee.title')}</h2>
          <p>{t('employee.subtitle')}</p>
        </div>
      )}
      <div className="employee-grid">
        <form
          ref={employee.form}
          className="fields"
          noValidate
          onSubmit={employee.submit}
          onInput={employee.onInput}
        >
          <div className="photo full">
            <Portrait photo={photo} />
            <div className="choose">
              <label className="button line" part="button">
                <PhotoIcon />
                {t(photo ? 'employee.change' : 'employee.upload')}
                <input
                  className="hidden"
                  type="file"
                  name="photo"
                  accept="image/*"
                  aria-describedby={photoProblem && employee.photoErrorId}
                  aria-invalid={photoProblem ? true : undefined}
                  onChange={(event) => employee.choosePhoto(event.target)}
                />
              </label>
              <p className="error" id={employee.photoErrorId} role="alert">
                {photoProblem && (
                  <>
                    <WarningIcon />
                    <span>
                      {t(`employee.photo.${photoProblem}`, {
                        megapixels: formatNumber(mostMegapixels, i18n.language),
                      })}
                    </span>
                  </>
                )}
              </p>
            </div>
          </div>
          <Field
            label={t('employee.name')}
            error={missing.includes('name') ? t('employee.needName') : undefined}
          >
            {(control) => (
              <input
                {...control}
                className="input"
                part="input"
                name="name"
                autoComplete="name"
                maxLength={longest.name}
                aria-required
              />
            )}
          </Field>
          <Field
            label={t('employee.jobTitle')}
            error={missing.includes('title') ? t('employee.needTitle') : undefined}
          >
            {(control) => (
              <input
                {...control}
                className="input"
                part="input"
                name="title"
                autoComplete="organization-title"
                maxLength={longest.title}
                aria-required
              />
            )}
          </Field>
          <Field label={t('order.phone')} optional>
            {(control) => (
              <div className="phone">
                <span className="hidden" id={`${control.id}code`}>
                  {t('order.countryCode')}
                </span>
                <Select
                  name="countryCode"
                  labelId={`${control.id}code`}
                  className="input"
                  value={employee.countryCode}
                  options={options}
                  onChange={(code) => employee.chooseCode(code as CountryCode)}
                >
                  <Flag of={country.code} />
                  <span className="hidden">{t(`order.${country.name}`)} </span>
                  {country.code}
                </Select>
                <input
                  {...control}
                  className="input"
                  part="input"
                  name="phone"
                  type="tel"
                  inputMode="tel"
                  dir="ltr"
                  autoComplete="tel-national"
                  maxLength={longest.phone}
                />
              </div>
            )}
          </Field>
          <Field label={t('order.email')} optional>
            {(control) => (
              <input
                {...control}
                className="input"
                part="input"
                name="email"
                type="email"
                inputMode="email"
                dir="ltr"
                autoComplete="email"
                maxLength={longest.email}
              />
            )}
          </Field>
          <div className="send full">
            <button type="submit" className="button big" part="button">
              {t('employee.generate')}
            </button>
            <p className="private">
              <LockIcon />
              <span>{t('employee.privacy')}</span>
            </p>
          </div>
        </form>
        <section className="preview" ref={employee.preview} aria-label={t('employee.preview')}>
          <p className="hidden" role="status">
            {card && t('employee.ready', { name: card.contact.name })}
          </p>
          {card ? (
            <Badge key={card.made} contact={card.contact} photo={card.photo} />
          ) : (
            <div className="empty">
              <CardIcon />
              <p>{t('employee.placeholder')}</p>
            </div>
          )}
        </section>
      </div>
    </div>
  );
}
