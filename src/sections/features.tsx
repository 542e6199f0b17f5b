import { useTranslation } from 'react-i18next';
import * as company from '#company/facts.ts';
import { includedDocuments } from '#company/product.ts';
import { activeLanguage, formatNumber } from '../../widgets/i18n/i18n.ts';
import { includedDocumentNames } from './company-details.tsx';
import { MinimumOrderImage } from './product.tsx';
import { WithFormulas } from './text.tsx';

/** 100 kg contain 18 kg of nitrogen and 46 kg of P2O5. */
const nutrients = 64;

/** Four feature cards, each with a number, and the minimum order as an image. */
export function FeaturesSection() {
  const { t, i18n } = useTranslation('site');
  const documents = includedDocumentNames(activeLanguage(i18n));
  const bags = formatNumber(company.bagsPerPallet, i18n.language);
  return (
    <section className="section" id="features" aria-labelledby="features-title">
      <div className="page features-frame">
        <h2 id="features-title">{t('features.title')}</h2>
        <ul className="features">
          <Feature
            number={includedDocuments.length || certificates}
            title={t('features.1.title')}
            text={documents ? t('features.1.included', { documents }) : t('features.1.text')}
          />
          <Feature
            number={nutrients}
            unit={t('features.kilograms')}
            title={t('features.2.title')}
            text={t('features.2.text')}
          />
          <Feature
            number={company.bagWeight}
            unit={t('features.kilograms')}
            title={t('features.3.title')}
            text={t('features.3.text', { bags })}
          />
          <Feature number={1} title={t('features.4.title')} text={t('features.4.text')} />
        </ul>
      </div>
      <MinimumOrderImage />
    </section>
  );
}

/** The certificate of analysis and the certificate of origin. */
const certificates = 2;

type FeatureProps = { number: number; unit?: string; title: string; text: string };

/** The title completes the number above it: "64 kg, nutrients in 100 kg". */
function Feature({ number, unit, title, text }: FeatureProps) {
  const { i18n } = useTranslation();
  return (
    <li className="feature">
      <p className="symbol">
        <span className="number">{formatNumber(number, i18n.language)}</span> {unit}
      </p>
      <div>
        <h3>{title}</h3>
        <p>
          <WithFormulas text={text} />
        </p>
      </div>
    </li>
  );
}
