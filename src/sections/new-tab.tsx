import { useTranslation } from 'react-i18next';

/** Tells screen readers that a link opens a new tab. */
export function NewTab() {
  const { t } = useTranslation();
  return <span className="hidden">{` ${t('common.newTab')}`}</span>;
}
