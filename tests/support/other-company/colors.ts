export const brand = '#7a2f12';
export const brandOnDark = '#e8a07f';
