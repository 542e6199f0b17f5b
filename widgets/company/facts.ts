// The distributor's own numbers and links: the file to edit first. Beside it stand `names.ts`, the company's name and
// address in each language, `hours.ts`, `images.ts`, the gallery, and `answers.ts`; they are files of their own so
// that a page with the order form alone carries none of them. The build checks all of them and says what to repair. `samples.ts`
// lists the values that are invented.

/** The WhatsApp number that receives orders, everywhere: country code and number, digits only: `962791234567`. */
export const whatsapp = '962790000000';

/** Where a country's orders are answered by another number, such as `{ '+964': '9647812345678' }`; else undefined. */
export const whatsappIn: { '+962'?: string; '+964'?: string } | undefined = undefined;

/** The number for calls, in the contact section and on cards: `+`, country code and number: `+96265001234`. */
export const phone = '+962790000000';

/** The country code that forms begin with: `+962` or `+964`. */
export const defaultCountry: '+962' | '+964' = '+962';

/** The address for orders by e-mail, on cards too: `info@company.com`. */
export const email = 'info@example.com';

/** Where the site is published, in codes, links and search engines: https, no slash at its end. */
export const site = 'https://dap.example.com';

/** The company's pages on social networks, in the contact section and on its card: https addresses, `''` for none. */
export const facebook = 'https://www.facebook.com/example';
export const instagram = 'https://www.instagram.com/example';

/** The least quantity of a bulk order, metric tons; less is refused by the form: `500`. */
export const minimumOrder = 500;

/** Above so many tons the form asks whether kilograms are meant; 50,000 is more than a ship carries. */
export const plausibleMaximum = 50_000;

/** What a bag holds, in kilograms: the form says quantities back in bags: `50`. */
export const bagWeight = 50;

/** How many bags a pallet holds: the form shows quantities in pallets too: `40`. */
export const bagsPerPallet = 40;

/** The company's number in the commercial register, in the last line of the pages: `'12345'`, `''` for none. */
export const registration = '';

/** Who made the site, named in its last line: a name and an https address; both `''` for nobody. */
export const agency = {
  name: 'Agency Name',
  url: 'https://agency.example.com',
};
