// A second company. Every value differs from the values that a test might assume.

export const whatsapp = '9647812345678';
export const phone = '+96417112345';
export const defaultCountry: '+962' | '+964' = '+964';
export const email = 'orders@dijla-fertilizers.iq';
export const site = 'https://dap.dijla-fertilizers.iq';
export const facebook: string = '';
export const instagram: string = '';
export const minimumOrder = 300;
export const plausibleMaximum = 20_000;
export const bagWeight = 25;
export const bagsPerPallet = 60;
export const registration = '48213';
export const agency = { name: '', url: '' };
