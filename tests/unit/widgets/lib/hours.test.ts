import { describe, expect, test } from 'vitest';
import { localeOf } from '../../../../widgets/i18n/i18n.ts';
import { formatOpening, nextOpening } from '../../../../widgets/lib/hours.ts';

const hours: Parameters<typeof nextOpening>[0] = {
  timeZone: 'Asia/Amman',
  days: ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday'],
  opens: '08:30',
  closes: '17:00',
};
/** The sentence at a time. In Amman it is three hours later than in UTC. */
const answer = (moment: string, language = 'en') => {
  const next = nextOpening(hours, new Date(moment));
  return next && formatOpening(next, localeOf(language));
};

describe('next opening', () => {
  test.each([
    ['in working hours', '2026-11-23T10:00Z', undefined],
    ['in the first minute', '2026-11-23T05:30Z', undefined],
    ['a minute before', '2026-11-23T05:29Z', 'Monday 08:30'],
    ['when the day is over', '2026-11-23T14:00Z', 'Tuesday 08:30'],
    ['when it is Sunday there and Saturday here', '2026-11-21T22:00Z', 'Sunday 08:30'],
    ['at the weekend', '2026-11-20T09:00Z', 'Sunday 08:30'],
    ['in the last night before it', '2026-11-26T20:00Z', 'Sunday 08:30'],
  ])('%s', (_, moment, sentence) => expect(answer(moment)).toBe(sentence));

  test.each([
    ['ar', 'الاثنين 08:30'],
    ['fa', 'دوشنبه ۰۸:۳۰'],
    ['fr', 'lundi 08:30'],
    ['ja', '月曜日 08:30'],
  ])('in %s', (language, sentence) => {
    expect(answer('2026-11-23T01:00Z', language)?.replace(/[\u200E\u200F,،]/g, '')).toBe(sentence);
  });

  test('is undefined without days, and next week for a single day', () => {
    expect(nextOpening({ ...hours, days: [] }, new Date())).toBeUndefined();
    const next = nextOpening({ ...hours, days: ['monday'] }, new Date('2026-11-23T15:00Z'));
    expect(next && formatOpening(next, 'en')).toBe('Monday 08:30');
  });
});
