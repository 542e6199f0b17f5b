import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { producer, specification } from '#company/product.ts';
import { activeLanguage, formatPercent } from '../../widgets/i18n/i18n.ts';
import { inLanguage } from '../../widgets/i18n/languages.ts';
import { NewTabLink } from '../../widgets/ui/new-tab-link.tsx';
import { inquiryLink } from './company-details.tsx';
import { Formula, WithFormulas } from './text.tsx';

/** The nutrients of DAP 18-46-0, as parts of its weight, by their symbols. */
export const grade = { N: 0.18, P2O5: 0.46, K2O: 0 };

/** The specification table, with a question about what varies by lot. */
export function SpecTable() {
  const { t, i18n } = useTranslation('site');
  const language = activeLanguage(i18n);
  const producerName = producer[language] ?? producer.en;
  const percent = (share: number) => <Formula text={formatPercent(share, language)} />;
  return (
    <div className="spec">
      <table className="spec-table">
        <caption>{t('spec.title')}</caption>
        <tbody>
          <Row name={t('spec.nitrogen')}>{percent(grade.N)}</Row>
          <Row name={t('spec.phosphate')}>{percent(grade.P2O5)}</Row>
          <Row name={t('spec.potash')}>{percent(grade.K2O)}</Row>
          {specification.map(({ name, value }) => (
            <Row key={name.en} name={inLanguage(name, language)}>
              <WithFormulas text={inLanguage(value, language)} />
            </Row>
          ))}
          <Row name={t('spec.formula')}>
            <Formula text="(NH4)2HPO4" />
          </Row>
          <Row name={t('spec.hs')}>
            <Formula text="3105.30" />
          </Row>
          <Row name={t('spec.cas')}>
            <Formula text="7783-28-0" />
          </Row>
          {producerName && <Row name={t('spec.producer')}>{producerName}</Row>}
        </tbody>
      </table>
      <p className="small-text">
        {t('spec.lot')} <NewTabLink href={inquiryLink(t('spec.question'))}>{t('spec.ask')}</NewTabLink>
      </p>
    </div>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <tr>
      <th scope="row">
        <WithFormulas text={name} />
      </th>
      <td>{children}</td>
    </tr>
  );
}
