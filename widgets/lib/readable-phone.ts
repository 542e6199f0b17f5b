import { countries } from './phone.ts';

/**
 * A full number as people read it out: `+962 79 000 0000`. The spaces do not break, so that no line ends inside it.
 * A number of a country that is not served stays as it is: its groups are not known here.
 * @param phone `+` and digits (E.164), as links and files carry it
 */
export function readablePhone(phone: string): string {
  const country = countries.find(({ code }) => phone.startsWith(code));
  const national = /^(\d+)(\d{3})(\d{4})$/.exec(phone.slice(country?.code.length ?? 0));
  if (!country || !national) return phone;
  return [country.code, ...national.slice(1)].join('\u00A0');
}
