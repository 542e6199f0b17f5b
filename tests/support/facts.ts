// The facts of the company in unit tests, so that other facts in `widgets/company/facts.ts` change no result.

import type { CountryCode } from '../../widgets/lib/phone.ts';

export const whatsapp = '+962790000000';
export const phone = '+962790000000';
export const defaultCountry: CountryCode = '+962';
export const email = 'info@example.com';
export const site = 'https://dap.example.com';
export const facebook = 'https://www.facebook.com/example';
export const instagram = 'https://www.instagram.com/example';
export const minimumOrder = 500;
export const plausibleMaximum = 50_000;
export const bagWeight = 50;
export const bagsPerPallet = 40;
export const registration = '';
export const agency = { name: 'Agency Name', url: 'https://agency.example.com' };
