import type { Language } from '../i18n/languages.ts';

// What the company's profile and search engines tell beside the facts of the other files. What is empty is not shown.

/** The languages in which somebody answers, first the one most used: `['ar', 'en']`. */
export const spoken: Language[] = ['ar', 'en'];

/** The year in which the company was founded: `'1998'`, `''` for none. */
export const founded: string = '';
