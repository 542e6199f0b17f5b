// The Arabic name has 43 characters and ends with a period. File names, QR codes and titles must support this.

export const companyName = {
  ar: 'شركة دجلة والفرات لبيع الأسمدة ومستلزماتها.',
  en: 'Tigris & Euphrates Fertilizer Trading Co.',
  fa: 'شرکت بازرگانی کود دجله و فرات',
  fr: 'Société d’engrais « Tigre & Euphrate »',
  ja: 'チグリス・ユーフラテス肥料商会',
};

export const shortName: { [language in string]?: string } = {
  ar: 'أسمدة دجلة',
  en: 'Tigris Fertilizer',
  fa: 'کود دجله',
  fr: 'Engrais du Tigre',
};

export const address = {
  ar: { street: 'شارع السعدون، بناية 12', city: 'بغداد', country: 'العراق' },
  en: { street: '12 Al-Saadoun Street', city: 'Baghdad', country: 'Iraq' },
  fa: { street: 'خیابان السعدون، ۱۲', city: 'بغداد', country: 'عراق' },
  fr: { street: '12, rue Al-Saadoun', city: 'Bagdad', country: 'Irak' },
  ja: { street: 'サアドゥーン通り12', city: 'バグダード', country: 'イラク' },
};
