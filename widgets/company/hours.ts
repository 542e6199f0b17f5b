// When the company answers. A file of its own, since only what comes late in the order form says it.

type Day = 'sunday' | 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday';

/**
 * Without days nothing is said. With them, an order that goes out at another time is told when it will be read:
 * "We answer from Sunday 08:00". For example `days: ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday']`.
 */
export const hours: { timeZone: string; days: Day[]; opens: string; closes: string } = {
  timeZone: 'Asia/Amman',
  days: [],
  opens: '08:00',
  closes: '17:00',
};
