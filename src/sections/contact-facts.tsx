import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as company from '#company/facts.ts';
import { hours } from '#company/hours.ts';
import { address } from '#company/names.ts';
import { activeLanguage } from '../../widgets/i18n/i18n.ts';
import { inLanguage } from '../../widgets/i18n/languages.ts';
import { OpeningHours } from './opening-hours.tsx';

/** Address, opening hours (if any) and email address of the company. */
export function ContactFacts() {
  const { t, i18n } = useTranslation('site');
  const { t: widgets } = useTranslation();
  const language = activeLanguage(i18n);
  return (
    <dl className="contact-facts">
      <Fact name={t('profile.address')}>{widgets('common.address', inLanguage(address, language))}</Fact>
      {hours.days.length > 0 && (
        <Fact name={t('profile.hours')}>
          <OpeningHours />
        </Fact>
      )}
      <Fact name={widgets('order.email')}>
        <a href={`mailto:${company.email}`}>
          <bdi dir="ltr">{company.email}</bdi>
        </a>
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
