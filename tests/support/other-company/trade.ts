type Choices = Record<string, { ar: string; en: string }>;

export const packaging: Choices = {
  bags: { ar: 'أكياس 25 كغم', en: 'Bags of 25 kg' },
  pallets: { ar: 'على منصات', en: 'On pallets' },
};

export const delivery: Choices = {
  basra: { ar: 'ميناء البصرة', en: 'Port of Basra' },
};

export const documents: Choices = {
  origin: { ar: 'شهادة منشأ', en: 'Certificate of origin' },
};
