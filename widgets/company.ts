// The distributor's own facts: numbers, links, names. This is the one file to edit; the build checks it and
// says what to repair. A line that ends in `// sample` is invented: put the real value in its place and take
// the mark away, and the build stops reminding of it.

/** The name of the company in each language, as it stands on paper. */
export const name = {
  // sample
  ar: 'اسم الشركة',
  en: 'Company Name',
  fa: 'نام شرکت',
  fr: 'Nom de la société',
  ja: '会社名',
};

/** The WhatsApp number that receives orders: country code and number, digits only. */
export const whatsapp = '962790000000'; // sample

/** The number for calls: `+`, country code and number. */
export const phone = '+962790000000'; // sample

/** The address for orders by e-mail. */
export const email = 'info@example.com'; // sample

/** Where the site is published: https, without a slash at the end. */
export const site = 'https://dap.example.com'; // sample

/** The company's pages on social networks: https addresses. */
export const facebook = 'https://www.facebook.com/example'; // sample
export const instagram = 'https://www.instagram.com/example'; // sample

/** Where the company is, as the contact card says it in each language. */
export const address = {
  // sample
  ar: { street: 'شارع مكة', city: 'عمّان', country: 'الأردن' },
  en: { street: 'Mecca Street', city: 'Amman', country: 'Jordan' },
  fa: { street: 'خیابان مکه', city: 'عمان', country: 'اردن' },
  fr: { street: 'Rue de la Mecque', city: 'Amman', country: 'Jordanie' },
  ja: { street: 'メッカ通り', city: 'アンマン', country: 'ヨルダン' },
};

/** The least quantity of a bulk order, metric tons. */
export const minimumOrder = 500;

/** Who made the site, named in its last line; an https address. */
export const agency = {
  name: 'Agency Name', // sample
  url: 'https://agency.example.com', // sample
};
