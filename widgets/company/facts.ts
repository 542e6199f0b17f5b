// The distributor's own numbers and links: the file to edit first. Beside it stand `names.ts`, the company's name and
// address in each language, and `pictures.ts`, the gallery; they are files of their own so that a page with the
// order form alone carries neither. The build checks all three and says what to repair. A line that ends in
// `// sample` is invented: put the real value in its place and take the mark away, and the build stops
// reminding of it.

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

/** The least quantity of a bulk order, metric tons. */
export const minimumOrder = 500;

/** What a bag holds, in kilograms: quantities are said back in bags. */
export const bagWeight = 50;

/** Who made the site, named in its last line; an https address. */
export const agency = {
  name: 'Agency Name', // sample
  url: 'https://agency.example.com', // sample
};
