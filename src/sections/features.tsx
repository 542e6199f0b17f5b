import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as company from '../../widgets/company/facts.ts';
import { formatNumber } from '../../widgets/language/i18n.ts';
import { ChatIcon, DocumentIcon } from '../icons.tsx';
import { WithFormulas } from './formula.tsx';

/** Of 100 kg, 18 kg are nitrogen and 46 kg P2O5. */
const nutrients = 64;

/** Four facts, each with a number or a sign as its anchor; the words beside it say the same. */
export function FeaturesSection() {
  const { t, i18n } = useTranslation('site');
  const min = formatNumber(company.minimumOrder, i18n.language);
  const number = (value: string, unit: string) => (
    <>
      <span className="number">{value}</span>
      <span className="unit">{unit}</span>
    </>
  );
  return (
    <section className="section" id="features" aria-labelledby="features-title">
      <div className="page">
        <h2 className="features-head" id="features-title">
          {t('features.title')}
        </h2>
        <ul className="features">
          <Feature anchor={<DocumentIcon />} title={t('features.1.title')} text={t('features.1.text')} />
          <Feature
            anchor={number(formatNumber(nutrients, i18n.language), t('features.kilograms'))}
            title={t('features.2.title')}
            text={t('features.2.text')}
          />
          <Feature
            anchor={number(min, t('tons', { count: company.minimumOrder }))}
            title={t('features.3.title')}
            text={t('features.3.text', { count: company.minimumOrder, min })}
          />
          <Feature anchor={<ChatIcon />} title={t('features.4.title')} text={t('features.4.text')} />
        </ul>
      </div>
    </section>
  );
}

function Feature({ anchor, title, text }: { anchor: ReactNode; title: string; text: string }) {
  return (
    <li className="feature">
      <div className="anchor" aria-hidden="true">
        {anchor}
      </div>
      <div>
        <h3>{title}</h3>
        <p>
          <WithFormulas text={text} />
        </p>
      </div>
    </li>
  );
}
