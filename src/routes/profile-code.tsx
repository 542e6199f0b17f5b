import { useTranslation } from 'react-i18next';
import * as company from '../../widgets/company/facts.ts';
import type { CompanyCode } from '../publish/company-code.ts';

declare const __COMPANY_CODE__: CompanyCode;

/** The way from paper, or from a large screen, into a phone: the code of the company's card, and its address. */
export function ProfileCode() {
  const { t } = useTranslation();
  const { size, strokes } = __COMPANY_CODE__;
  return (
    <a className="profile-code" href="/c/">
      <svg
        className="qr-small"
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        aria-hidden="true"
      >
        <rect width={size} height={size} fill="#fff" />
        <path d={strokes} stroke="#0b4f2b" transform="translate(0 .5)" />
      </svg>
      <span>
        {t('card.modalTitle')}
        <bdi dir="ltr">{`${company.site.replace('https://', '')}/c/`}</bdi>
      </span>
    </a>
  );
}
