import { useTranslation } from 'react-i18next';
import type { Contact } from '../text/vcard.ts';
import { cardLink } from './card-link.ts';
import { QrCode } from './qr-code.tsx';
import { qrPath } from './qr-path.ts';

/** Of each module, CSS pixels: whole ones, so that none comes out wider than its neighbour. */
const moduleEdge = 2;

export type CodeLinkProps = {
  /** Of the site. */
  origin: string;
  /** Whose card; without it the company's. */
  person?: Contact;
};

/** A code of few modules, which weak cameras read too: the address of the card as a page, and a link to it. */
export function CodeLink({ origin, person }: CodeLinkProps) {
  const { t } = useTranslation();
  const link = cardLink(origin, person);
  if (!link) return null;
  return (
    <a className="code-link" href={link} target="_blank" rel="noopener noreferrer">
      <QrCode text={link} size={(qrPath(link, 'M')?.size ?? 0) * moduleEdge} level="M" className="qr-small" />
      <span>
        {t('card.asPage')} <span className="hidden">{`(${t('common.newTab')})`}</span>
      </span>
    </a>
  );
}
