import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../i18n/i18n.ts';
import { type ControlName, formRows } from './order.ts';
import { type Toast, useHidden, useToastTexts } from './toast.tsx';

/**
 * What a screen reader announces about rejected fields, once the first one has focus: their names, or the toast. The field
 * describes its own error; `title` is the toast without this sentence.
 */
export type Announced = { fields: ControlName[] } | 'toast' | 'title';

type AnnouncementsProps = { toast: Toast | undefined; announced: Announced | undefined; minimum: number };

/** Announces the toast and rejected fields. */
export function Announcements({ toast, announced, minimum }: AnnouncementsProps) {
  const { t, i18n } = useTranslation();
  const { tone, title, text } = useToastTexts(toast, minimum);
  let status: ReactNode;
  let alert = '';
  if (typeof announced === 'object') {
    const rows = formRows.filter(({ name }) => announced.fields.includes(name));
    // Without the unit in brackets.
    const labels = rows.map(({ label }) => t(label).replace(/\s*[(（].*/, ''));
    const fields = labels.reduce((list, item) => (list ? t('common.list', { list, item }) : item), '');
    const n = formatNumber(labels.length, i18n.language);
    status = t('errors.summary', { count: labels.length, n, fields });
  } else if (toast && tone === 'success') {
    status = <OnReturn text={`${title} ${text}`} />;
  } else if (toast) {
    const isWhole = toast.kind !== 'minimum' || announced === 'toast';
    alert = isWhole ? `${title} ${text}` : announced ? title : '';
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
