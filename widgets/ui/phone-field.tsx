import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CountryCode, countries } from '../lib/phone.ts';
import { checkPhone, codeFromNumber } from '../lib/phone-check.ts';
import { isolatedLeftToRight } from '../lib/text.ts';
import { Flag } from './flags.tsx';
import { afterPress, Field } from './form.tsx';
import { Identifier } from './identifier.tsx';
import { Select } from './select.tsx';

type PhoneFieldProps = {
  optional?: boolean;
  hint?: string;
  error?: string | undefined;
  countryCode: CountryCode;
  onCountryCode: (code: CountryCode) => void;
};

/** Country code and number as one left-to-right unit, and a note about an ignored second number or a wrong length. */
export function PhoneField({ optional, hint, error, countryCode, onCountryCode }: PhoneFieldProps) {
  const { t } = useTranslation();
  const options = countries.map(({ code, name }) => ({
    value: code,
    label: t(`order.${name}`),
    icon: <Flag country={code} />,
    detail: <Identifier>{code}</Identifier>,
  }));
  const country = countries.find(({ code }) => code === countryCode) ?? countries[0];
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [wasLeft, setWasLeft] = useState(true);
  // The value lives in the control: a form that fills or clears its controls renders again afterwards.
  useEffect(() => setTyped(input.current?.value ?? ''));
  // The visitor may have typed and left before hydration.
  useEffect(() => setWasLeft(!input.current?.matches(':focus')), []);
  const follow = ({ currentTarget }: FormEvent<HTMLInputElement>) => setTyped(currentTarget.value);

  const { ignored, problem, elsewhere } = checkPhone(typed, country.code);
  const typedCode = codeFromNumber(typed, country.code);
  const notes = [
    ignored && t('errors.phoneIgnored', { ignored: isolatedLeftToRight(ignored) }),
    elsewhere &&
      t('errors.phoneElsewhere', {
        country: t(`order.${elsewhere.name}`),
        code: isolatedLeftToRight(elsewhere.code),
      }),
    problem === 'shape' &&
      wasLeft &&
      t('errors.phoneShape', { example: isolatedLeftToRight(country.example) }),
    problem === 'foreign' && wasLeft && t('errors.phoneForeign'),
  ].filter((sentence): sentence is string => Boolean(sentence));
  return (
    <Field
      label={t('order.phone')}
      optional={optional}
      error={error}
      hint={typedCode ? t('order.codeFromNumber', { code: isolatedLeftToRight(typedCode) }) : hint}
      note={notes.length > 0 && notes.map((sentence) => <p key={sentence}>{sentence}</p>)}
    >
      {(control) => (
        <div className="phone">
          <span className="visually-hidden" id={`${control.id}code`}>
            {t('order.countryCode')}
          </span>
          <Select
            name="countryCode"
            labelId={`${control.id}code`}
            className={typedCode ? 'input overruled' : 'input'}
            value={country.code}
            options={options}
            onChange={(code) => onCountryCode(code as CountryCode)}
          >
            {/* A kept code can be here before hydration. */}
            <Flag key={country.code} country={country.code} />
            <span
              className="visually-hidden"
              suppressHydrationWarning
            >{`${t(`order.${country.name}`)} `}</span>
            <span translate="no" suppressHydrationWarning>
              {country.code}
            </span>
          </Select>
          <input
            {...control}
            ref={input}
            onInput={follow}
            onFocus={({ currentTarget }) => setWasLeft(wasLeft && currentTarget.value !== '')}
            onBlur={() => afterPress(() => setWasLeft(true))}
            className="input"
            part="input"
            name="phone"
            type="tel"
            inputMode="tel"
            dir="ltr"
            // With tel-national, which HTML allows only for type=text, the browser would leave out a foreign country code.
            autoComplete="tel"
            aria-required={!optional || undefined}
          />
        </div>
      )}
    </Field>
  );
}
