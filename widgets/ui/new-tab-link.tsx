import type { AnchorHTMLAttributes } from 'react';
import { useTranslation } from 'react-i18next';

/** A link that opens a new tab and says so to screen readers. */
export function NewTabLink({ children, ...link }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  const { t } = useTranslation();
  return (
    <a {...link} target="_blank" rel="noopener noreferrer">
      {children} <span className="visually-hidden">{t('common.newTab')}</span>
    </a>
  );
}
