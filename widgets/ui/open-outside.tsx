import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { isInApp } from '../lib/in-app.ts';
import { WarningIcon } from './icons.tsx';

/** Inside another app's browser: how to get out of it, beside what would be dropped there. Elsewhere nothing. */
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
