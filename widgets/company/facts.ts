// Phone numbers, links and order limits. Edit this file first. The build checks the values in this folder. `samples.ts`
// lists the values that are still samples. The data is in several files so that a page with only the order form does not
// load all of it.

import type { CountryCode } from '../lib/phone.ts';

/** The WhatsApp number that receives orders, with `+` and its country code, for example `'+962791234567'`. */
export const whatsapp = '+962790000000';

/** The phone number in the contact section and on cards, for example `'+96265001234'`. */
export const phone = '+962790000000';

/** The country code that is initially selected in forms, in quotes: one of the list in `lib/phone.ts`. */
export const defaultCountry: CountryCode = '+962';

/** The email address for orders, cards and security reports, for example `info@company.com`. */
export const email = 'info@example.com';

/** The URL of the site: only `https://` and the domain. It is used in QR codes, links and metadata. */
export const site = 'https://dap.example.com';

/** Pages on social networks as https URLs, or `''`. They appear in the contact section and on the card. */
export const facebook = 'https://www.facebook.com/example';
export const instagram = 'https://www.instagram.com/example';

/**
 * The minimum order in metric tons, for example `500`. The form rejects smaller quantities. The image of the
 * minimum order is shown only for 10,000 bags on 250 pallets.
 */
export const minimumOrder = 500;

/** Above this quantity in metric tons, the form asks whether the visitor means kilograms. */
export const plausibleMaximum = 50_000;

/** The weight of a bag in kilograms, for example `50`. The form also shows the quantity in bags. */
export const bagWeight = 50;

/** The number of bags on a pallet, for example `40`. The form also shows the quantity in pallets. */
export const bagsPerPallet = 40;

/** The commercial register number in the company profile, for example `'12345'`, or `''`. */
export const registration = '';

/** The web agency in the footer: a name and an https URL, or `''` for both. */
export const agency = {
  name: 'Agency Name',
  url: 'https://agency.example.com',
};
