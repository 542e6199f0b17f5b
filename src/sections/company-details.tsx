import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { hours } from '#company/hours.ts';
import { spoken } from '#company/profile.ts';
import type { Language } from '../../widgets/i18n/languages.ts';
import { weekdays } from '../../widgets/lib/hours.ts';

/** A term and its description in a `<dl>`. */
export function DescriptionItem({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Opening hours, if any: `Sunday–Thursday 08:00–17:00`. */
export function OpeningHours() {
  const { t, i18n } = useTranslation();
  const { t: site } = useTranslation('site');
  if (hours.days.length === 0) return null;
  const name = (day: number) =>
    new Intl.DateTimeFormat(i18n.language, { weekday: 'long', timeZone: 'UTC' }).format(
      Date.UTC(2023, 0, 1 + day),
    );
  return (
    <DescriptionItem name={site('profile.hours')}>
      {/* The name of the day may differ between the browser and the machine that prerendered the page. */}
      <span suppressHydrationWarning>
        {runs(hours.days.map((day) => weekdays.indexOf(day)))
          .map((run) => run.map(name).join('–'))
          .reduce((list, item) => t('common.list', { list, item }))}{' '}
        <bdi dir="ltr">
          {hours.opens}–{hours.closes}
        </bdi>
      </span>
    </DescriptionItem>
  );
}

/** Groups consecutive days: 6 0 1 3 become 6–1 and 3. Sunday is 0. */
export function runs(days: number[]): number[][] {
  const found: number[][] = [];
  for (const day of days) {
    const last = found.at(-1);
    if (last && ((last.at(-1) ?? 0) + 1) % 7 === day) last[1] = day;
    else found.push([day]);
  }
  return found;
}

/** The languages that the company answers in, in the language of the page. Browsers and Node can name them differently. */
export function spokenLanguages(language: Language): string {
  const names = new Intl.DisplayNames(language, { type: 'language' });
  return formatList(
    spoken.map((code) => names.of(code) ?? code),
    language,
    'conjunction',
  );
}

/** A list of nouns. In Japanese, a middle dot separates nouns of one kind; `Intl` has a comma. */
export function formatList(names: string[], language: Language, type: Intl.ListFormatType): string {
  return language === 'ja' ? names.join('・') : new Intl.ListFormat(language, { type }).format(names);
}
