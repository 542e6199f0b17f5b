import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as company from '../../widgets/company/facts.ts';
import { companyName } from '../../widgets/company/names.ts';
import { activeLanguage, formatPercent } from '../../widgets/language/i18n.ts';
import { inLanguage } from '../../widgets/language/translated.ts';
import { chatLink } from '../../widgets/text/chat-link.ts';
import { readablePhone } from '../../widgets/text/readable-phone.ts';
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

/** Whom to ask, on paper alone, where no link leads on. */
export function SheetFoot() {
  const { i18n } = useTranslation();
  const language = activeLanguage(i18n);
  return (
    <address className="sheet-foot">
      <strong>{inLanguage(companyName, language)}</strong>
      <br />
      <bdi dir="ltr">{readablePhone(company.phone)}</bdi> · <bdi dir="ltr">{company.email}</bdi> ·{' '}
      <bdi dir="ltr">{new URL(company.site).host}</bdi>
    </address>
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
