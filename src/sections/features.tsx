import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as company from '#company/facts.ts';
import { activeLanguage, formatNumber, formatPercent } from '../../widgets/i18n/i18n.ts';
import { includedDocumentNames } from './company-details.tsx';
import { MinimumOrderImage } from './product.tsx';
import { grade } from './spec-table.tsx';
import { Formula, WithFormulas } from './text.tsx';

/** Four feature cards, of which two are figures, and the minimum order as an image. */
export function FeaturesSection() {
  const { t, i18n } = useTranslation('site');
  const language = activeLanguage(i18n);
  const documents = includedDocumentNames(language);
  const count = company.bagsPerPallet;
  const tons = (count * company.bagWeight) / 1000;
  const format = (value: number) => formatNumber(value, language);
  const onPallet = {
    count,
    bags: format(count),
    tons: t('profile.minimumValue', { count: tons, min: format(tons) }),
  };
  return (
    <section className="section" id="features" aria-labelledby="features-title">
      <h2 id="features-title" className="visually-hidden">
        {t('features.title')}
      </h2>
      <ul className="page stack features">
        <li>
          <h3 className="visually-hidden">{t('features.2.title')}</h3>
          <p className="nutrients">
            <Nutrient percent={grade.N} name={t('spec.nitrogen')} />{' '}
            <Nutrient percent={grade.P2O5} name={t('spec.phosphate')} />
          </p>
        </li>
        <Feature
          title={
            <>
              <span className="number">
                {format(company.bagWeight)} <small>{t('features.kilograms')}</small>
              </span>{' '}
              <span>{t('features.3.title')}</span>
            </>
          }
          text={t('features.3.text', onPallet)}
        />
        <Feature
          title={t('features.1.title')}
          text={documents ? t('features.1.included', { documents }) : t('features.1.text')}
        />
        <Feature title={t('features.4.title')} text={t('features.4.text')} />
      </ul>
      <MinimumOrderImage />
    </section>
  );
}

function Nutrient({ percent, name }: { percent: number; name: string }) {
  const { i18n } = useTranslation();
  return (
    <span>
      <b className="number">
        <Formula text={formatPercent(percent, i18n.language)} />
      </b>{' '}
      <WithFormulas text={name} />
    </span>
  );
}

function Feature({ title, text }: { title: ReactNode; text: string }) {
  return (
    <li>
      <h3>{title}</h3>
      <p>
        <WithFormulas text={text} />
      </p>
    </li>
  );
}
