// The company's name and address in each language.

/** The legal name of the company. It appears in titles, on cards and in the footer. */
export const companyName = {
  ar: 'اسم الشركة',
  en: 'Company Name',
  fa: 'نام شرکت',
  fr: 'Nom de la société',
  ja: '会社名',
};

/** A shorter name for the header with at most 24 characters, for example `{ ar: 'أسمدة دجلة' }`. */
export const shortName: { [language in string]?: string } = {};

/** The address on the contact card. */
export const address = {
  ar: { street: 'شارع مكة', city: 'عمّان', country: 'الأردن' },
  en: { street: 'Mecca Street', city: 'Amman', country: 'Jordan' },
  fa: { street: 'خیابان مکه', city: 'امان', country: 'اردن' },
  fr: { street: 'Rue de la Mecque', city: 'Amman', country: 'Jordanie' },
  ja: { street: 'メッカ通り', city: 'アンマン', country: 'ヨルダン' },
};
