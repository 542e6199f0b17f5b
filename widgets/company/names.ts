import type { Translated } from '../language/translated.ts';

// The company's name and address; a line that ends in `// sample` is invented (see `facts.ts`).

/** The name of the company in each language, as it stands on paper. */
export const companyName = {
  // sample
  ar: 'اسم الشركة',
  en: 'Company Name',
  fa: 'نام شرکت',
  fr: 'Nom de la société',
  ja: '会社名',
} satisfies Translated<string>;

/** Where the company is, as the contact card says it in each language. */
export const address = {
  // sample
  ar: { street: 'شارع مكة', city: 'عمّان', country: 'الأردن' },
  en: { street: 'Mecca Street', city: 'Amman', country: 'Jordan' },
  fa: { street: 'خیابان مکه', city: 'اَمّان', country: 'اردن' },
  fr: { street: 'Rue de la Mecque', city: 'Amman', country: 'Jordanie' },
  ja: { street: 'メッカ通り', city: 'アンマン', country: 'ヨルダン' },
} satisfies Translated<{ street: string; city: string; country: string }>;
