import { useTranslation } from 'react-i18next';
import { WarningIcon } from './icons.tsx';

/** In an in-app browser, which ignores downloads and new tabs: explains how to open the page in the browser. */
export function OpenOutside() {
  const { t } = useTranslation();
  if (!isInApp(navigator.userAgent)) return null;
  return (
    <p className="open-outside">
      <WarningIcon />
      <span>{t('common.openOutside')}</span>
    </p>
  );
}

/** On iOS, only browsers and the Google app have the product `Safari/`. Android marks its web views. */
export function isInApp(userAgent: string): boolean {
  if (!/iPhone|iPad|iPod/.test(userAgent)) return userAgent.includes('; wv)');
  return !/ Mobile\/\w+ (\w+\/[\d.]+ )*Safari\//.test(userAgent) || userAgent.includes(' GSA/');
}
