type Translations = { ar: string; en: string; fa: string; fr: string; ja: string };
type Choices = Record<string, Translations>;

export const packaging: Choices = {
  bags: {
    ar: 'أكياس 25 كغم',
    en: 'Bags of 25 kg',
    fa: 'کیسهٔ ۲۵ کیلوگرمی',
    fr: 'Sacs de 25\u00A0kg',
    ja: '25kg袋',
  },
  pallets: {
    ar: 'على منصات',
    en: 'On pallets',
    fa: 'روی پالت',
    fr: 'Sur palettes',
    ja: 'パレット積み',
  },
};

export const delivery: Choices = {
  basra: {
    ar: 'ميناء البصرة',
    en: 'Port of Basra',
    fa: 'بندر بصره',
    fr: 'Port de Bassora',
    ja: 'バスラ港',
  },
};

export const documents: Choices = {
  origin: {
    ar: 'شهادة منشأ',
    en: 'Certificate of origin',
    fa: 'گواهی مبدأ',
    fr: 'Certificat d’origine',
    ja: '原産地証明書',
  },
};
