import type { Address } from './vcard.ts';

/** An address in one line as its language writes it; Persian and Japanese go from the country to the street. */
export function addressLine({ street, city, country }: Address, language: string): string {
  if (language === 'ja') return `${country}、${city}、${street}`;
  if (language === 'fa') return `${country}، ${city}، ${street}`;
  return [street, city, country].join(language === 'ar' ? '، ' : ', ');
}
