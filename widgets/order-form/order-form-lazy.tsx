import type { i18n } from 'i18next';
import { type ComponentType, memo, type ReactNode, useEffect, useState } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { retry } from '../element/loading.ts';
import { activeLanguage } from '../i18n/i18n.ts';
import { GrowingOrder as Growing } from './growing-order.tsx';
import { Preview as MessagePreview } from './message-preview.tsx';
import * as warnings from './message-warnings.tsx';
import lazyStyles from './order-form-lazy.css?inline';
import { OrderPanel as Panel } from './order-panel.tsx';
import chartStyles from './quantity-chart.css?inline';
import { QuantityNote as Note } from './quantity-note.tsx';
import { ForeignRecipient as Foreign, RecipientLine as Line } from './recipient-line.tsx';
import { SubmittedOrder as Submitted } from './submitted-order.tsx';
import { TradeTerms as Terms } from './trade-terms.tsx';
import waybillStyles from './waybill.css?inline';

// The parts of the order form that load when the visitor starts to fill it in, and their texts.

const files = import.meta.glob<object>('./*.order.json', { base: '../locales', import: 'default' });

export { Prefill } from './prefill.ts';
export { ToastPopover } from './toast.tsx';

export const styles = [chartStyles, waybillStyles, lazyStyles];
export const GrowingOrder = withOrderTexts(Growing);
export const SubmittedOrder = withOrderTexts(Submitted);
export const OrderPanel = withOrderTexts(Panel);
export const QuantityNote = withOrderTexts(Note);
export const RecipientLine = withOrderTexts(Line);
export const ForeignRecipient = withOrderTexts(Foreign);
export const TooLong = withOrderTexts(warnings.TooLong);
export const LongMessage = withOrderTexts(warnings.LongMessage);
export const Preview = withOrderTexts(MessagePreview);
export const TradeTerms = withOrderTexts(Terms);

/**
 * Loads the texts of a part with it. After a change of language, the previous one stays until the new texts have loaded.
 * Memoized: typing renders the form.
 */
function withOrderTexts<Props extends object>(Part: ComponentType<Props>) {
  return memo(function WithOrderTexts({ instead, ...props }: Props & { instead?: ReactNode }) {
    const { i18n } = useTranslation();
    const translated = useOrderTexts(i18n);
    if (!translated) return instead;
    return (
      <I18nextProvider i18n={translated}>
        <Part {...(props as unknown as Props)} />
      </I18nextProvider>
    );
  });
}

/** The i18next instance once it has the order texts of its language; until then the previous one. */
function useOrderTexts(i18n: i18n): i18n | undefined {
  const [translated, setTranslated] = useState(complete(i18n) ? i18n : undefined);
  useEffect(() => {
    let wanted = true;
    const load = async () => {
      const language = activeLanguage(i18n);
      const texts = await files[`./${language}.order.json`]?.();
      if (!complete(i18n)) i18n.addResourceBundle(language, 'widgets', texts, true, true);
      if (wanted) setTranslated(i18n);
    };
    void retry(load, () => wanted);
    return () => {
      wanted = false;
    };
  }, [i18n]);
  return translated;
}

function complete(i18n: i18n): boolean {
  return i18n.exists('panel.label');
}
