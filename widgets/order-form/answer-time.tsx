import { useTranslation } from 'react-i18next';
import { hours } from '../company/hours.ts';
import { formatOpening, nextOpening } from '../text/hours.ts';

/** Outside working hours: from when an order will be read. */
export function AnswerTime() {
  const { t, i18n } = useTranslation();
  const next = nextOpening(hours, new Date());
  return next ? <p>{t('panel.answer', { when: formatOpening(next, i18n.language) })}</p> : null;
}
