import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type CountryCode, countries, longestPhone } from '../text/phone.ts';
import { Field } from './field.tsx';
import { Flag } from './flags.tsx';
import { Select } from './select.tsx';

type PhoneFieldProps = {
  optional?: boolean;
  hint?: string;
  error?: string | undefined;
  countryCode: CountryCode;
  onCountryCode: (code: CountryCode) => void;
};

/** Country code and number as one left-to-right unit; in the form they are `countryCode` and `phone`. */
export function PhoneField({ optional, hint, error, countryCode, onCountryCode }: PhoneFieldProps) {
  const { t } = useTranslation();
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
  const country = countries.find(({ code }) => code === countryCode) ?? countries[0];
  return (
    <Field className="hint-last" label={t('order.phone')} {...{ optional, hint, error }}>
      {(control) => (
        <div className="phone">
          <span className="hidden" id={`${control.id}code`}>
            {t('order.countryCode')}
          </span>
          <Select
            name="countryCode"
            labelId={`${control.id}code`}
            className="input"
            value={country.code}
            options={options}
            onChange={(code) => onCountryCode(code as CountryCode)}
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
            maxLength={longestPhone}
            aria-required={!optional || undefined}
          />
        </div>
      )}
    </Field>
  );
}
