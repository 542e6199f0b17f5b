import type { Language } from '../i18n/languages.ts';

// Further data for the company profile and for search engines. Empty values are not shown.

/** The languages in which you answer, the most used one first, for example `['ar', 'en']`. */
export const spoken: Language[] = ['ar', 'en'];

/** The year of foundation, for example `'1998'`, or `''`. */
export const founded: string = '';
