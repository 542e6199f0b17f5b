import { useTranslation } from 'react-i18next';
import * as company from '#company/facts.ts';
import { address, companyName } from '#company/names.ts';
import { founded } from '#company/profile.ts';
import { activeLanguage, formatNumber, formatPercent, formatYear } from '../../widgets/i18n/i18n.ts';
import { inLanguage } from '../../widgets/i18n/languages.ts';
import { formatPhone } from '../../widgets/lib/phone.ts';
import { PrintIcon } from '../../widgets/ui/action-icons.tsx';
import { Identifier } from '../../widgets/ui/identifier.tsx';
import { NewTabLink } from '../../widgets/ui/new-tab-link.tsx';
import { avifFiles } from '../page-images.ts';
import {
  capitalized,
  Facts,
  inquiryLink,
  isPhoneOnWhatsApp,
  LogoMark,
  spokenLanguages,
  useAddresses,
} from '../sections/company-details.tsx';
import { SiteStyles } from '../sections/island.tsx';
import { grade } from '../sections/spec-table.tsx';
import { Formula, WithFormulas } from '../sections/text.tsx';

/** The company profile. It prints on one A4 sheet. */
export function Page() {
  const { t, i18n } = useTranslation('site');
  const language = activeLanguage(i18n);
  const name = inLanguage(companyName, language);
  const { city, country } = inLanguage(address, language);
  return (
    <>
      <article className="profile section limestone">
        <div className="page">
          <h1>{t('profile.title')}</h1>
          <p className="lead">{t('profile.subtitle')}</p>
          <div className="profile-sheet stack">
            <div className="company">
              <LogoMark />
              <p className="organization small-text">
                <strong>{name}</strong>
                <span>{t('profile.organization', { city, country })}</span>
              </p>
            </div>
            {/* A picture of the use, not of the company. */}
            <img
              src="/pictures/wheat_sunset-960.jpg"
              {...avifFiles('wheat_sunset')}
              sizes="(min-width: 60rem) min(94vw, 76rem), 100vw"
              alt=""
              fetchPriority="high"
            />
            <KeyFigures />
            <div className="about stack">
              <p>
                <WithFormulas text={t('profile.p1')} />
              </p>
              <p>{t('profile.p2')}</p>
              <p>{t('profile.p3')}</p>
            </div>
            <CompanyFacts />
            <OrderSteps />
          </div>
          <div className="actions">
            <a className="button big" href={`/${language}/#order-form`}>
              {t('hero.ctaOrder')}
            </a>
            <button type="button" className="button big line" data-print="">
              <PrintIcon />
              <span>{t('profile.print')}</span>
            </button>
          </div>
        </div>
      </article>
      <SiteStyles />
    </>
  );
}

const steps = [1, 2, 3] as const;

function OrderSteps() {
  const { t, i18n } = useTranslation('site');
  return (
    <section className="order-steps">
      <h2>{t('profile.steps')}</h2>
      <ol>
        {steps.map((step) => (
          <li key={step}>
            <h3>
              <span className="number">{formatNumber(step, i18n.language)}</span>{' '}
              <span>{t(`profile.step${step}`)}</span>
            </h3>
            <span>{t(`profile.step${step}Text`)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The nutrients of the product and the minimum order, as in the product data sheet. */
function KeyFigures() {
  const { t, i18n } = useTranslation('site');
  const { language } = i18n;
  const count = company.minimumOrder;
  const minimum = (
    <>
      {formatNumber(count, language)}
      <small>{t('tons', { count })}</small>
    </>
  );
  return (
    <Facts
      className="key-figures"
      facts={[
        [t('spec.nitrogen'), <Formula key="N" text={formatPercent(grade.N, language)} />],
        [t('spec.phosphate'), <Formula key="P" text={formatPercent(grade.P2O5, language)} />],
        [t('profile.minimum'), minimum],
      ]}
    />
  );
}

/** Contact details and facts about the company. */
function CompanyFacts() {
  const { t, i18n } = useTranslation('site');
  const { t: widgets } = useTranslation();
  const language = activeLanguage(i18n);
  const { postal, email } = useAddresses();
  const { phone, whatsapp, registration } = company;
  const phoneLabel = widgets('order.phone');
  const call = (
    <a href={`tel:${phone}`}>
      <Identifier>{formatPhone(phone)}</Identifier>
    </a>
  );
  const chat = (
    <NewTabLink href={inquiryLink(t('chat.inquiry'))}>
      <Identifier>{formatPhone(whatsapp)}</Identifier>
    </NewTabLink>
  );
  return (
    <Facts
      className="company-facts"
      facts={[
        postal,
        [isPhoneOnWhatsApp ? `${phoneLabel} · ${t('profile.whatsapp')}` : phoneLabel, call],
        [t('profile.whatsapp'), !isPhoneOnWhatsApp && chat],
        email,
        [t('profile.languages'), capitalized(spokenLanguages(language), language)],
        [t('profile.registration'), registration && <bdi translate="no">{registration}</bdi>],
        [t('profile.founded'), founded && formatYear(Number(founded), language)],
      ]}
    />
  );
}
