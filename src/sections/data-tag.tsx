import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as company from '../../widgets/company/facts.ts';
import { formatPercent } from '../../widgets/language/i18n.ts';
import { chatLink } from '../../widgets/text/chat-link.ts';
import { Formula, WithFormulas } from './formula.tsx';
import { NewTab } from './new-tab.tsx';

const shares = { 'tag.nitrogen': 0.18, 'tag.phosphate': 0.46, 'tag.potash': 0 } as const;
/** What differs from lot to lot: its certificate says it, so one asks. */
const asked = ['tag.size', 'tag.moisture', 'tag.hardness'] as const;

/** What hangs on a real sack: the product in numbers, to read, to print and to file. */
export function DataTag() {
  const { t, i18n } = useTranslation('site');
  return (
    <table className="data-tag">
      <caption>{t('tag.title')}</caption>
      <tbody>
        {Object.entries(shares).map(([name, share]) => (
          <Row key={name} name={t(name as keyof typeof shares)}>
            <Formula text={formatPercent(share, i18n.language)} />
          </Row>
        ))}
        <Row name={t('tag.formula')}>
          <Formula text="(NH4)2HPO4" />
        </Row>
        <Row name={t('tag.hs')}>
          <Formula text="3105.30" />
        </Row>
        <Row name={t('tag.cas')}>
          <Formula text="7783-28-0" />
        </Row>
        <Row name={t('tag.transport')}>{t('tag.notDangerous')}</Row>
        {asked.map((property) => (
          <Row key={property} name={t(property)}>
            <a
              href={chatLink(company.whatsapp, t('tag.question', { property: t(property) }))}
              target="_blank"
              rel="noopener noreferrer"
            >
              {t('tag.ask')}
              <NewTab />
            </a>
          </Row>
        ))}
      </tbody>
    </table>
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
