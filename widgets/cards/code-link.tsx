import { useTranslation } from 'react-i18next';
import type { Contact } from '../text/vcard.ts';
import { cardLink } from './card-link.ts';
import { QrCode } from './qr-code.tsx';

/** The edge on a screen, CSS pixels: about two for each of the modules that a usual person's link makes. */
const size = 104;

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
      <QrCode text={link} size={size} level="M" className="qr-small" />
      <span>
        {t('card.asPage')} <span className="hidden">{`(${t('common.newTab')})`}</span>
      </span>
    </a>
  );
}
