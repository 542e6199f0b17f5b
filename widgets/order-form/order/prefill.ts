import { countries } from '../../lib/phone.ts';
import { digitsOnly, truncate } from '../../lib/text.ts';
import { nothingTyped, orderRows, type TypedOrder } from './rows.ts';
import { keysOf, type ListName, tradeChoices } from './trade-choices.ts';

const supportedFields = Object.keys(nothingTyped).join(', ');
const invalid = (value: string, field: string, expected: string[], instead: string) =>
  `Invalid value "${value}" for "${field}" in "prefill". Expected ${expected.map((one) => `"${one}"`).join(' or ')}. ${instead}`;

/**
 * Parses the `prefill` attribute: field names and values, as in `quantity=1000&packaging=bags,loose&month=2027-03`.
 * @returns the values, shortened to their limits, and warnings about what was ignored
 */
export function prefilled(query: string): { typed: TypedOrder; warnings: string[] } {
  const typed = { ...nothingTyped };
  const warnings: string[] = [];
  const choices = tradeChoices('ar');
  // Some systems escape an attribute twice.
  for (const [name, given] of new URLSearchParams(query.replaceAll('&amp;', '&'))) {
    // A query turns the plus of a number into a space.
    const value = name === 'phone' ? given.replace(/^ /, '+') : given;
    const row = orderRows.find((row) => row.name === name);
    if (row?.limit) {
      // The quantity as typed, so that the field asks about units and says what it ignored.
      const text = row.name === 'quantity' ? value : row.clean(value.slice(0, 10_000));
      typed[row.name] = truncate(row.limit, text);
      if (text.length > row.limit)
        warnings.push(`"${name}" in "prefill" is too long. Using its first ${row.limit} characters.`);
    } else if (row) {
      const known = choices[row.name as ListName].map(({ key }) => key);
      const keys = name === 'month' ? [value] : keysOf(value);
      typed[row.name] = keys.filter((key) => known.includes(key)).join(',');
      for (const key of keys)
        if (!known.includes(key)) warnings.push(invalid(key, name, known, 'It was ignored.'));
    } else if (name === 'countryCode') {
      const codes = countries.map(({ code }) => code);
      const code = codes.find((code) => code.slice(1) === digitsOnly(value));
      if (code) typed.countryCode = code;
      else warnings.push(invalid(value, name, codes, 'Using the default.'));
    } else
      warnings.push(
        `Unknown field "${name}" in "prefill" was ignored. Supported fields: ${supportedFields}.`,
      );
  }
  return { typed, warnings };
}
