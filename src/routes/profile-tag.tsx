import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as company from '../../widgets/company/facts.ts';
import { hours } from '../../widgets/company/hours.ts';
import { address, companyName } from '../../widgets/company/names.ts';
import { founded, spoken } from '../../widgets/company/profile.ts';
import { activeLanguage, formatNumber } from '../../widgets/language/i18n.ts';
import type { Language } from '../../widgets/language/languages.ts';
import { inLanguage } from '../../widgets/language/translated.ts';
import { addressLine } from '../../widgets/text/address-line.ts';
import { readablePhone } from '../../widgets/text/readable-phone.ts';
import { inquiryLink } from '../greeting.ts';
import { Formula } from '../sections/formula.tsx';
import { LogoMark } from '../sections/logo-mark.tsx';
import { NewTab } from '../sections/new-tab.tsx';
import { OpeningHours } from '../sections/opening-hours.tsx';

/** The company in facts, as a tag beside the product's: what one needs to call, write, visit or file. */
export function ProfileTag() {
  const { t, i18n } = useTranslation('site');
  const { t: widgets } = useTranslation();
  const language = activeLanguage(i18n);
  const { minimumOrder: count, phone, email, whatsapp, registration } = company;
  const [user = ''] = email.split('@');
  return (
    <aside className="profile-tag">
      <div className="who">
        <LogoMark />
        <div>
          <strong>{inLanguage(companyName, language)}</strong>
          <p>{t('profile.subtitle')}</p>
        </div>
      </div>
      <dl>
        <Row name={t('profile.address')}>{addressLine(inLanguage(address, language), language)}</Row>
        <Row name={widgets('order.phone')}>
          <a href={`tel:${phone}`}>
            <bdi dir="ltr">{readablePhone(phone)}</bdi>
          </a>
        </Row>
        <Row name={t('profile.whatsapp')}>
          <a href={inquiryLink(t('chat.inquiry'))} target="_blank" rel="noopener noreferrer">
            <bdi dir="ltr">{readablePhone(`+${whatsapp}`)}</bdi>
            <NewTab />
          </a>
        </Row>
        <Row name={widgets('order.email')}>
          <a href={`mailto:${email}`}>
            <bdi dir="ltr">
              {user}
              <wbr />
              {email.slice(user.length)}
            </bdi>
          </a>
        </Row>
        {spoken.length > 0 && (
          <Row name={t('profile.languages')}>
            <span suppressHydrationWarning>{spokenIn(language)}</span>
          </Row>
        )}
        {hours.days.length > 0 && (
          <Row name={t('profile.hours')}>
            <OpeningHours />
          </Row>
        )}
        {registration && (
          <Row name={t('profile.registration')}>
            <bdi>{registration}</bdi>
          </Row>
        )}
        {founded && <Row name={t('profile.founded')}>{founded}</Row>}
        <Row name={t('profile.minimum')}>
          {formatNumber(count, language)}
          {language === 'ja' ? '' : '\u00A0'}
          {t('tons', { count })}
        </Row>
        <Row name={t('tag.hs')}>
          <Formula text="3105.30" />
        </Row>
      </dl>
    </aside>
  );
}

/** The languages in which somebody answers, as a reader of this one calls them. */
function spokenIn(language: Language): string {
  const names = new Intl.DisplayNames(language, { type: 'language' });
  return new Intl.ListFormat(language).format(spoken.map((code) => names.of(code) ?? code));
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
