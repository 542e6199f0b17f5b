import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { activeLanguage, formatNumber } from '../../widgets/i18n/i18n.ts';
import { ChatIcon, DocumentIcon, PalletIcon } from '../icons.tsx';
import { includedDocumentNames } from './faq.tsx';
import { MinimumOrderImage } from './product.tsx';
import { WithFormulas } from './text.tsx';

/** 100 kg contain 18 kg of nitrogen and 46 kg of P2O5. */
const nutrients = 64;

/** Four feature cards, each with a number or an icon, and the minimum order as an image. */
export function FeaturesSection() {
  const { t, i18n } = useTranslation('site');
  const documents = includedDocumentNames(activeLanguage(i18n));
  return (
    <section className="section" id="features" aria-labelledby="features-title">
      <div className="page features-frame">
        <h2 className="features-head" id="features-title">
          {t('features.title')}
        </h2>
        <ul className="features">
          <Feature
            symbol={<DocumentIcon />}
            title={t('features.1.title')}
            text={documents ? t('features.1.included', { documents }) : t('features.1.text')}
          />
          <Feature
            symbol={
              <>
                <span className="number">{formatNumber(nutrients, i18n.language)}</span>
                <span className="unit">{t('features.kilograms')}</span>
              </>
            }
            title={t('features.2.title')}
            text={t('features.2.text')}
          />
          <Feature symbol={<PalletIcon />} title={t('features.3.title')} text={t('features.3.text')} />
          <Feature symbol={<ChatIcon />} title={t('features.4.title')} text={t('features.4.text')} />
        </ul>
      </div>
      <MinimumOrderImage />
    </section>
  );
}

function Feature({ symbol, title, text }: { symbol: ReactNode; title: string; text: string }) {
  return (
    <li className="feature">
      <h3>{title}</h3>
      <div className="symbol">{symbol}</div>
      <p>
        <WithFormulas text={text} />
      </p>
    </li>
  );
}
