import type { Language } from './languages.ts';

/** Each language under its own name, and its direction. */
export const languages: Record<Language, { name: string; direction: 'ltr' | 'rtl' }> = {
  ar: { name: 'العربية', direction: 'rtl' },
  en: { name: 'English', direction: 'ltr' },
  fa: { name: 'فارسی', direction: 'rtl' },
  fr: { name: 'Français', direction: 'ltr' },
  ja: { name: '日本語', direction: 'ltr' },
};
