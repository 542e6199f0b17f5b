import { address } from '../../widgets/company/names.ts';
import type { Language } from '../../widgets/language/languages.ts';
import { inLanguage } from '../../widgets/language/translated.ts';

/** Where the company is, in one line as its language writes it; Japanese goes from the country to the street. */
export function addressLine(language: Language): string {
  const { street, city, country } = inLanguage(address, language);
  if (language === 'ja') return [country, city, street].join('、');
  return [street, city, country].join(language === 'ar' || language === 'fa' ? '، ' : ', ');
}
