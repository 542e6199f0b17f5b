import { useEffect } from 'react';
import { countries } from '../lib/phone.ts';
import { digitsOnly } from '../lib/text.ts';
import { truncate } from '../lib/truncate.ts';
import { useHandler } from '../ui/use-handler.ts';
import { controlFields, maxMessageLength, type OrderFields, orderFields, termNames } from './order-fields.ts';
import { choiceNames, type ListKey, termsFromQuery, tradeChoices } from './trade-choices.ts';

type PrefillProps = {
  query: string;
  fill: (fields: Partial<OrderFields>, where: 'where empty') => void;
  onWarning: ((sentences: string) => void) | undefined;
};

/** Renders nothing: fills in the values of the page and never overwrites what was typed. */
export function Prefill({ query, fill, onWarning }: PrefillProps): null {
  const apply = useHandler((query: string) => {
    const { fields, warnings } = prefilled(query);
    fill({ ...fields, ...termsFromQuery(query, tradeChoices('ar')) }, 'where empty');
    for (const warning of warnings) onWarning?.(warning);
  });
  // Once for each value of the attribute: a field that the visitor empties stays empty.
  useEffect(() => apply(query), [query, apply]);
  return null;
}

const supportedFields = [...orderFields.map(({ name }) => name), 'countryCode'].join(', ');
const invalid = (value: string, field: string, expected: string[]) =>
  `Invalid value "${value}" for "${field}" in "prefill". Expected ${expected.map((one) => `"${one}"`).join(' or ')}.`;

/**
 * Parses the `prefill` attribute: field names and values, as in `quantity=1000&company=Acme`.
 * @returns the fields, shortened to what the controls take, and warnings about what was ignored
 */
export function prefilled(query: string): { fields: Partial<OrderFields>; warnings: string[] } {
  const fields: Partial<OrderFields> = {};
  const warnings: string[] = [];
  const choices = tradeChoices('ar');
  for (const [key, full] of new URLSearchParams(query)) {
    const value = full.slice(0, maxMessageLength);
    const field = controlFields.find(({ name }) => name === key);
    const country = countries.find(({ code }) => code.slice(1) === digitsOnly(value));
    if (field) fields[field.name] = truncate(field.limit, field.clean(value));
    else if (key === 'countryCode' && country) fields.countryCode = country.code;
    else if (key === 'countryCode')
      warnings.push(
        `${invalid(
          value,
          key,
          countries.map(({ code }) => code),
        )} Using the default.`,
      );
    else if (Object.hasOwn(choices, key)) {
      const known = choices[key as ListKey].map(({ name }) => name);
      for (const name of choiceNames(value))
        if (!known.includes(name)) warnings.push(`${invalid(name, key, known)} It was ignored.`);
    } else if (!termNames.some((name) => name === key))
      warnings.push(`Unknown field "${key}" in "prefill" was ignored. Supported fields: ${supportedFields}.`);
  }
  return { fields, warnings };
}
