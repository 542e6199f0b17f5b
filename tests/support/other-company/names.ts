// The Arabic name has 43 characters and ends with a period. File names, QR codes and titles must support this.
// Other languages show the English texts of the company.

export const companyName = {
  ar: 'شركة دجلة والفرات لبيع الأسمدة ومستلزماتها.',
  en: 'Tigris & Euphrates Fertilizer Trading Co.',
};

export const shortName = { ar: 'أسمدة دجلة', en: 'Tigris Fertilizer' };

export const address = {
  ar: { street: 'شارع السعدون، بناية 12', city: 'بغداد', country: 'العراق' },
  en: { street: '12 Al-Saadoun Street', city: 'Baghdad', country: 'Iraq' },
};
