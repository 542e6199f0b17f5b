export const publishing = 'Two of our staff, and each release is seen by both.';
export const availability = '99.5 % a month; outages are told on our own status page.';
export const personalData = 'Orders are kept for two years; an agreement is signed on request.';
