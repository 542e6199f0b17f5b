// Opening hours. They are in a separate file because the order form loads them only after an order.

import type { Weekday } from '../lib/hours.ts';

/**
 * If `days` is empty, no hours are shown. Otherwise an order outside these hours shows when you answer:
 * "We answer from Sunday 08:00". For example `days: ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday']`.
 */
export const hours: { timeZone: string; days: Weekday[]; opens: string; closes: string } = {
  timeZone: 'Asia/Amman',
  days: [],
  opens: '08:00',
  closes: '17:00',
};
