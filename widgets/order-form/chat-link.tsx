import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { WhatsAppIcon } from '../ui/icons.tsx';

type ChatLinkProps = { url: string; onClick?: () => void; children: ReactNode };

/** A link that opens WhatsApp in a new tab. */
export function ChatLink({ url, onClick, children }: ChatLinkProps) {
  const { t } = useTranslation();
  return (
    <a className="text-button" href={url} target="_blank" rel="noopener noreferrer" onClick={onClick}>
      <WhatsAppIcon />
      <span>{children}</span> <span className="visually-hidden">{t('common.newTab')}</span>
    </a>
  );
}
