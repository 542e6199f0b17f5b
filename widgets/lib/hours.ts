/** Working hours: days by their English names, times as `08:00`, both in the time zone. */
type Hours = { timeZone: string; days: readonly Weekday[]; opens: string; closes: string };

/** January 1, 2023 was a Sunday. */
export const weekdays = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;

export type Weekday = (typeof weekdays)[number];

/**
 * The next time the company opens, as a date whose weekday and time in UTC are those of the company's time zone.
 * @returns undefined during working hours, or if no hours are configured
 */
export function nextOpening({ timeZone, days, opens, closes }: Hours, now: Date): Date | undefined {
  const parts = new Intl.DateTimeFormat('en-u-nu-latn', {
    timeZone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  const today = weekdays.indexOf(part('weekday').toLowerCase() as Weekday);
  const isOpenOn = (day: number) => days.some((name) => name === weekdays[day]);
  const time = `${part('hour')}:${part('minute')}`;
  if (isOpenOn(today) && time >= opens && time < closes) return undefined;
  for (let ahead = time < opens ? 0 : 1; ahead <= 7; ahead++) {
    const day = (today + ahead) % 7;
    if (isOpenOn(day)) return new Date(`2023-01-0${day + 1}T${opens}Z`);
  }
  return undefined;
}

/** Formats weekday and time of a date from `nextOpening` for a locale of `localeOf`: Sunday 08:00, الأحد 08:00. */
export function formatOpening(moment: Date, locale: string): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }).format(moment);
  return `${format({ weekday: 'long' })} ${format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })}`;
}
