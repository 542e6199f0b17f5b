// Trade terms that a buyer can select in the order form. The order message contains the Arabic text. Remove choices that you
// do not offer and add your own: a key in Latin letters and a text in each language, without commas.
// In `packaging`, {{kg}} is `bagWeight` of `facts.ts`.

import type { Translated } from '../i18n/languages.ts';

export type Choices = Record<string, Translated<string>>;

export const packaging = {
  bags: {
    ar: 'أكياس {{kg}} كغم',
    en: 'Bags of {{kg}} kg',
    fa: 'کیسهٔ {{kg}} کیلوگرمی',
    fr: 'Sacs de {{kg}}\u00A0kg',
    ja: '{{kg}}kg袋',
  },
  jumbo: { ar: 'أكياس جامبو', en: 'Jumbo bags', fa: 'جامبوبگ', fr: 'Big bags', ja: 'フレコンバッグ' },
  loose: { ar: 'سائب', en: 'In bulk (loose)', fa: 'فله', fr: 'En vrac', ja: 'バラ' },
} satisfies Choices;

/** Places of delivery. The buyer can also enter another place. */
export const delivery = {
  works: {
    ar: 'تسليم أرض المصنع (EXW)',
    en: 'Ex works (EXW)',
    fa: 'تحویل در محل کارخانه (EXW)',
    fr: 'Départ usine (EXW)',
    ja: '工場渡し（EXW）',
  },
  aqaba: {
    ar: 'ميناء العقبة',
    en: 'Port of Aqaba',
    fa: 'بندر عقبه',
    fr: 'Port d’Aqaba',
    ja: 'アカバ港',
  },
} satisfies Choices;

export const documents = {
  analysis: {
    ar: 'شهادة تحليل',
    en: 'Certificate of analysis',
    fa: 'گواهی آنالیز',
    fr: 'Certificat d’analyse',
    ja: '分析証明書',
  },
  origin: {
    ar: 'شهادة منشأ',
    en: 'Certificate of origin',
    fa: 'گواهی مبدأ',
    fr: 'Certificat d’origine',
    ja: '原産地証明書',
  },
  inspection: {
    ar: 'تقرير فحص من جهة مستقلة',
    en: 'Independent inspection report',
    fa: 'گزارش بازرسی مستقل',
    fr: 'Rapport d’inspection indépendante',
    ja: '第三者検査報告書',
  },
} satisfies Choices;
