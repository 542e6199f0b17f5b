export const producer = {
  ar: 'شركة أسمدة البصرة',
  en: 'Basra Fertilizer Company',
  fa: 'شرکت کود بصره',
  fr: 'Société d’engrais de Bassora',
  ja: 'バスラ肥料会社',
};

export const specification = [
  {
    name: { ar: 'الرطوبة', en: 'Moisture', fa: 'رطوبت', fr: 'Humidité', ja: '水分' },
    value: { ar: '1.5% كحد أقصى', en: '1.5% max.', fa: 'حداکثر ۱٫۵٪', fr: '1,5\u00A0% max.', ja: '1.5%以下' },
  },
];

export const includedDocuments: string[] = ['origin'];
