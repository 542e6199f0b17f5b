import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as company from '#company/facts.ts';
import { activeLanguage, formatNumber, formatPercent } from '../../widgets/i18n/i18n.ts';
import { BubbleIcon } from '../../widgets/ui/action-icons.tsx';
import { icon } from '../../widgets/ui/icons.tsx';
import { includedDocumentNames } from './company-details.tsx';
import { MinimumOrderImage } from './product.tsx';
import { grade } from './spec-table.tsx';
import { Formula, WithFormulas } from './text.tsx';

/** Four feature cards, each with a figure or an icon, and the minimum order as an image. */
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
  const share = (part: number) => <Formula text={formatPercent(part, language)} />;
  return (
    <section className="section" id="features" aria-labelledby="features-title">
      <h2 id="features-title" className="visually-hidden">
        {t('features.title')}
      </h2>
      <ul className="page features">
        <Feature
          title={t('features.2.title')}
          mark={<Pair first={share(grade.N)} second={share(grade.P2O5)} />}
          text={<Pair first={t('spec.nitrogen')} second={<WithFormulas text={t('spec.phosphate')} />} />}
        />
        <Feature
          title={t('features.3.title')}
          mark={
            <>
              {format(company.bagWeight)} <small>{t('features.kilograms')}</small>
            </>
          }
          text={t('features.3.text', onPallet)}
        />
        <Feature
          title={t('features.1.title')}
          mark={<DocumentIcon />}
          text={documents ? t('features.1.included', { documents }) : t('features.1.text')}
        />
        <Feature title={t('features.4.title')} mark={<BubbleIcon />} text={t('features.4.text')} />
      </ul>
      <MinimumOrderImage />
    </section>
  );
}

function Feature({ title, mark, text }: { title: string; mark: ReactNode; text: ReactNode }) {
  return (
    <li className="stack">
      <h3>{title}</h3>
      <p className="number">{mark}</p>
      <p className="small-text">{text}</p>
    </li>
  );
}

/** Two figures, or their texts. They are in the same columns, or on phones in the same lines. */
function Pair({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <span className="pair">
      <span>{first}</span> <span>{second}</span>
    </span>
  );
}

const DocumentIcon = icon(<path d="M4 2.5h10l6 6v13H4ZM14 2.5v6h6M8 13h8M8 17h8" />);
