import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { isInApp } from '../lib/in-app.ts';
import { WarningIcon } from './icons.tsx';

/** In an in-app browser, which ignores downloads and new tabs: tells how to open the page in the browser. */
export function OpenOutside() {
  const { t } = useTranslation();
  const inside = useSyncExternalStore(
    neverChanges,
    () => isInApp(navigator.userAgent),
    () => false,
  );
  if (!inside) return null;
  return (
    <p className="open-outside">
      <WarningIcon />
      <span>{t('common.openOutside')}</span>
    </p>
  );
}

const neverChanges = () => () => {};
