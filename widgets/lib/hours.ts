/** Working hours: days by their English names, times as `08:00`, both in the time zone. */
export type Hours = { timeZone: string; days: readonly string[]; opens: string; closes: string };

const week = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/**
 * When somebody answers again, as a moment whose day of the week and time in UTC are those of the company.
 * @returns undefined while somebody is there, and where no hours are given
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
  const today = week.indexOf(part('weekday').toLowerCase());
  const time = `${part('hour')}:${part('minute')}`;
  if (days.includes(week[today] ?? '') && time >= opens && time < closes) return undefined;
  for (let ahead = time < opens ? 0 : 1; ahead <= 7; ahead++) {
    const day = (today + ahead) % 7;
    // 1 January 2023 was a Sunday.
    if (days.includes(week[day] ?? '')) return new Date(`2023-01-0${day + 1}T${opens}Z`);
  }
  return undefined;
}

/** A day of the week and a time, both taken from UTC: Sunday 08:00, الأحد 08:00. */
export function formatOpening(moment: Date, language: string): string {
  // Arabic has Western digits here, whatever the phone would choose.
  const locale = language === 'ar' ? 'ar-u-nu-latn' : language;
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }).format(moment);
  return `${format({ weekday: 'long' })} ${format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })}`;
}
