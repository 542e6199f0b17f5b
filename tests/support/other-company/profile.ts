import type { Language } from '../../../widgets/i18n/languages.ts';

export const spoken: Language[] = ['ar'];
export const founded: string = '1998';
