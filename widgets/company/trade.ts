// What a buyer may add to an order by a tap, beside the free message. The Arabic wording is what the message says;
// the others are what the form shows. Take out what you do not offer, add what you do: a name of your own, and
// the wording in each language, without a comma. A line that ends in `// sample` is invented (see `facts.ts`).

export type Choices = Record<string, { ar: string; en: string; fa: string; fr: string; ja: string }>;

/** How the goods may be packed. */
export const packaging = {
  // sample
  bags: {
    ar: 'أكياس 50 كغم',
    en: 'Bags of 50 kg',
    fa: 'کیسهٔ ۵۰ کیلوگرمی',
    fr: 'Sacs de 50 kg',
    ja: '50kg袋',
  },
  jumbo: { ar: 'أكياس جامبو', en: 'Jumbo bags', fa: 'جامبوبگ', fr: 'Big bags', ja: 'フレコンバッグ' },
  loose: { ar: 'سائب', en: 'Loose', fa: 'فله', fr: 'Vrac', ja: 'バラ' },
} satisfies Choices;

/** Where they may be handed over; beside these the buyer may name a place. */
export const delivery = {
  // sample
  works: {
    ar: 'تسليم أرض المصنع (EXW)',
    en: 'Ex works (EXW)',
    fa: 'تحویل در کارخانه (EXW)',
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

/** The papers that may go with them. */
export const documents = {
  // sample
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
    ar: 'تقرير فحص مستقل',
    en: 'Independent inspection',
    fa: 'بازرسی مستقل',
    fr: 'Contrôle par un tiers',
    ja: '第三者検査',
  },
} satisfies Choices;

/** What stands above the choices, beside them and in an open month. */
export const headings = {
  packaging: { ar: 'التعبئة', en: 'Packaging', fa: 'بسته‌بندی', fr: 'Conditionnement', ja: '荷姿' },
  delivery: { ar: 'التسليم', en: 'Delivery', fa: 'تحویل', fr: 'Livraison', ja: '受渡場所' },
  place: {
    ar: 'أو في مكان تحدّده',
    en: 'Or a place you name',
    fa: 'یا محلی که تعیین می‌کنید',
    fr: 'Ou un lieu de votre choix',
    ja: 'またはご希望の場所',
  },
  month: { ar: 'الشهر المطلوب', en: 'Wanted month', fa: 'ماه موردنظر', fr: 'Mois souhaité', ja: '希望月' },
  anyMonth: { ar: 'غير محدد', en: 'Not decided', fa: 'نامشخص', fr: 'Non précisé', ja: '未定' },
  documents: { ar: 'الوثائق', en: 'Documents', fa: 'اسناد', fr: 'Documents', ja: '書類' },
} satisfies Choices;
