import type { Language } from '../../../widgets/language/languages.ts';

export const spoken: Language[] = ['ar'];
export const founded: string = '1998';
