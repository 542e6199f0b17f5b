import { useEffect } from 'react';
import { digitsOnly } from '../text/digits.ts';
import { countries } from '../text/phone.ts';
import { allKeys, atMost, factKeys, fieldRules, type OrderFields, orderKeys } from './order.ts';

type PrefillProps = {
  query: string;
  fill: (fields: Partial<OrderFields>, where: 'where empty') => void;
  /** Tells the developer of the page, not the visitor. */
  onWarning: ((sentences: string) => void) | undefined;
};

/** Shows nothing: it fills in what the page knows, and never overwrites what was typed. */
export function Prefill({ query, fill, onWarning }: PrefillProps): null {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each value of the attribute
  useEffect(() => {
    const { fields, unknown } = prefilled(query);
    fill(fields, 'where empty');
    for (const name of unknown) {
      const known = [...allKeys, 'countryCode'].join(', ');
      onWarning?.(`prefill names "${name}", which the form cannot use. It is left out. It takes ${known}.`);
    }
  }, [query]);
  return null;
}

/**
 * The `prefill` attribute: a query string of field names and values, as in `quantity=1000&company=Acme`.
 * @returns the fields it names, shortened to what the controls take; `unknown` lists the other names. Facts of trade
 *   are read where they are chosen (`trade-choices.ts`).
 */
export function prefilled(query: string): { fields: Partial<OrderFields>; unknown: string[] } {
  const fields: Partial<OrderFields> = {};
  const unknown: string[] = [];
  for (const [key, value] of new URLSearchParams(query)) {
    const name = orderKeys.find((known) => known === key);
    if (name) fields[name] = atMost(fieldRules[name].longest, fieldRules[name].clean(value));
    if (name || factKeys.some((fact) => fact === key)) continue;
    const country = countries.find(({ code }) => code.slice(1) === digitsOnly(value));
    if (key === 'countryCode' && country) fields.countryCode = country.code;
    else unknown.push(key === 'countryCode' ? `${key}=${value}` : key);
  }
  return { fields, unknown };
}
