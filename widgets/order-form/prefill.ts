import { useEffect } from 'react';
import { countries } from '../lib/phone.ts';
import { digitsOnly } from '../lib/text.ts';
import { atMost, controlFields, type OrderFields, orderFields, termNames } from './order.ts';

type PrefillProps = {
  query: string;
  fill: (fields: Partial<OrderFields>, where: 'where empty') => void;
  onWarning: ((sentences: string) => void) | undefined;
};

/** Renders nothing: fills in the values of the page and never overwrites what was typed. */
export function Prefill({ query, fill, onWarning }: PrefillProps): null {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each value of the attribute
  useEffect(() => {
    const { fields, unknown } = prefilled(query);
    fill(fields, 'where empty');
    for (const name of unknown) {
      const known = [...orderFields.map((field) => field.name), 'countryCode'].join(', ');
      onWarning?.(`prefill names "${name}", which the form cannot use. It is left out. It takes ${known}.`);
    }
  }, [query]);
  return null;
}

/**
 * Parses the `prefill` attribute: field names and values, as in `quantity=1000&company=Acme`.
 * @returns the fields, shortened to what the controls take; `unknown` lists the other names
 */
export function prefilled(query: string): { fields: Partial<OrderFields>; unknown: string[] } {
  const fields: Partial<OrderFields> = {};
  const unknown: string[] = [];
  for (const [key, value] of new URLSearchParams(query)) {
    const field = controlFields.find(({ name }) => name === key);
    const country = countries.find(({ code }) => code.slice(1) === digitsOnly(value));
    if (field) fields[field.name] = atMost(field.limit, field.clean(value));
    else if (key === 'countryCode' && country) fields.countryCode = country.code;
    else if (key === 'countryCode') unknown.push(`${key}=${value}`);
    else if (!termNames.some((name) => name === key)) unknown.push(key);
  }
  return { fields, unknown };
}
