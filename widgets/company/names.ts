// The company's name and address in each language.

/** The name of the company, as it stands on paper: in titles, on cards and in the last line of the pages. */
export const companyName = {
  ar: 'اسم الشركة',
  en: 'Company Name',
  fa: 'نام شرکت',
  fr: 'Nom de la société',
  ja: '会社名',
};

/** What stands beside the logo where the whole name is too long: 24 letters at most, such as `{ ar: 'أسمدة دجلة' }`. */
export const shortName: { [language in string]?: string } = {};

/** Where the company is, as the contact card says it. */
export const address = {
  ar: { street: 'شارع مكة', city: 'عمّان', country: 'الأردن' },
  en: { street: 'Mecca Street', city: 'Amman', country: 'Jordan' },
  fa: { street: 'خیابان مکه', city: 'امان', country: 'اردن' },
  fr: { street: 'Rue de la Mecque', city: 'Amman', country: 'Jordanie' },
  ja: { street: 'メッカ通り', city: 'アンマン', country: 'ヨルダン' },
};
