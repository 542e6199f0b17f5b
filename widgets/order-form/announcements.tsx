import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../i18n/i18n.ts';
import type { Tons } from './order/quantity.ts';
import type { Toast } from './order/state.ts';
import { type OrderStore, useSelected } from './order-store.ts';
import { useHidden, useToastTexts } from './toast.tsx';

type AnnouncementsProps = { store: OrderStore; toast: Toast | undefined; minimum: Tons };

/** Announces the toast and rejected fields. */
export function Announcements({ store, toast, minimum }: AnnouncementsProps) {
  const announced = useSelected(store, (state) => state.announced);
  const { t, i18n } = useTranslation();
  const { tone, title, text } = useToastTexts(toast, minimum);
  let status: ReactNode;
  let alert = '';
  if (typeof announced === 'object') {
    // Without the unit in brackets.
    const labels = announced.fields.map((name) =>
      t(name === 'place' ? 'trade.place' : `order.${name}`).replace(/\s*[(（].*/, ''),
    );
    let fields = labels[0] ?? '';
    for (const item of labels.slice(1)) fields = t('common.list', { list: fields, item });
    const n = formatNumber(labels.length, i18n.language);
    status = t('errors.summary', { count: labels.length, n, fields });
  } else if (toast && tone === 'success') {
    status = <OnReturn text={`${title} ${text}`} />;
  } else if (toast) {
    const part = toast.kind === 'minimum' ? announced : 'toast';
    alert = part ? { toast: `${title} ${text}`, title }[part] : '';
  }
  return (
    <>
      {/* A polite region must exist beforehand. Without a role: a screen reader stops at an empty `status`. */}
      <p className="visually-hidden" aria-live="polite">
        {status}
      </p>
      {alert && (
        <p className="visually-hidden" role="alert">
          {alert}
        </p>
      )}
    </>
  );
}

/** The visitor is in WhatsApp, and a screen reader announces only what changes in the current tab. */
function OnReturn({ text }: { text: string }) {
  return useHidden() ? '' : text;
}
