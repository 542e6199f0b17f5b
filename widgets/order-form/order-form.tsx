import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftStore } from '../controls/draft.ts';
import { Field, TextField } from '../controls/field.tsx';
import { LockIcon, Spinner, WhatsAppIcon } from '../controls/icons.tsx';
import { PhoneField } from '../controls/phone-field.tsx';
import { useLater } from '../controls/use-later.ts';
import { formatNumber } from '../language/i18n.ts';
import type { CountryCode } from '../text/phone.ts';
import { longest, type Order, type OrderProblem } from './order.ts';
import { Toast } from './toast.tsx';
import { type OrderDraft, useOrder } from './use-order.ts';

/** What leaves the page: the cleaned order, the Arabic message and the address that carries it. */
export type OrderDetail = { order: Order; message: string; url: string };

export type OrderFormProps = {
  /** Digits with country code; the company's own when empty. */
  whatsapp?: string;
  /** Metric tons; the company's own minimum when undefined. */
  minQuantity?: number | undefined;
  countryCode?: CountryCode;
  partner?: string;
  prefill?: string;
  /** Shows the form's own heading, for pages that have none. */
  heading?: boolean;
  draft?: DraftStore<OrderDraft>;
  /** Before the chat opens; false keeps it closed. */
  onOrderSubmit?: (detail: OrderDetail) => boolean | undefined;
  onOrderOpened?: (detail: OrderDetail) => void;
  /** Tells the developer of the page, not the visitor. */
  onWarning?: (sentences: string) => void;
};

/** A bulk order that becomes a WhatsApp message; no server of ours sees it. */
export function OrderForm(props: OrderFormProps) {
  const { t, i18n } = useTranslation();
  const order = useOrder(props);
  const [{ OrderPanel } = {}, fetchPanel] = useLater(() => import('./order-panel.tsx'));
  const { problems, minimum, outcome } = order;
  useEffect(() => {
    if (!outcome || OrderPanel) return;
    void fetchPanel();
    addEventListener('online', fetchPanel);
    return () => removeEventListener('online', fetchPanel);
  }, [outcome, OrderPanel, fetchPanel]);
  const min = formatNumber(minimum, i18n.language);
  const sentence = (field: keyof typeof missing) => {
    const problem: OrderProblem | undefined = problems[field];
    if (problem === 'belowMinimum') return t('toast.minQuantity', { count: minimum, min });
    if (problem === 'malformed') return t('errors.emailShape');
    return problem && t(missing[field]);
  };

  return (
    <div className="order">
      {props.heading && (
        <div className="head" part="heading">
          <h2>{t('order.title')}</h2>
          <p>{t('order.subtitle', { count: minimum, min })}</p>
        </div>
      )}
      <form
        ref={order.form}
        className="fields"
        noValidate
        onFocus={fetchPanel}
        onSubmit={order.submit}
        onInput={order.onInput}
        onCompositionEnd={order.onCompositionEnd}
      >
        <TextField
          label={t('order.name')}
          error={sentence('name')}
          name="name"
          autoComplete="name"
          maxLength={longest.name}
        />
        <TextField
          label={t('order.company')}
          optional
          name="company"
          autoComplete="organization"
          maxLength={longest.company}
        />
        <PhoneField
          error={sentence('phone')}
          countryCode={order.countryCode}
          onCountryCode={order.chooseCode}
        />
        <TextField
          label={t('order.email')}
          error={sentence('email')}
          name="email"
          type="email"
          inputMode="email"
          dir="ltr"
          autoComplete="email"
          maxLength={longest.email}
        />
        <TextField
          className="full"
          label={t('order.quantity')}
          hint={t('order.quantityHint', { min })}
          error={sentence('quantity')}
          name="quantity"
          inputMode="numeric"
          pattern="[0-9]*"
          dir="ltr"
          autoComplete="off"
        />
        <Field
          className="full"
          label={t('order.message')}
          optional
          hint={t('order.messageHint')}
          error={
            order.leftOut
              ? t('order.tooLong', {
                  count: order.leftOut,
                  characters: formatNumber(order.leftOut, i18n.language),
                })
              : undefined
          }
        >
          {(control) => <textarea {...control} className="input" part="input" name="message" dir="auto" />}
        </Field>
        <div className="send full">
          <button type="submit" className="button big" part="button" disabled={order.submitting}>
            {order.submitting ? <Spinner /> : <WhatsAppIcon />}
            {t(order.submitting ? 'order.submitting' : 'order.submit')}
          </button>
          {outcome && OrderPanel && (
            <OrderPanel
              outcome={outcome}
              number={order.number}
              partner={props.partner ?? ''}
              onBringBack={order.bringBack}
            />
          )}
          <p className="private">
            <LockIcon />
            <span>{t('order.privacy')}</span>
          </p>
        </div>
      </form>
      <Toast toast={order.toast} onClose={order.closeToast} />
    </div>
  );
}

const missing = {
  name: 'errors.name',
  phone: 'errors.phone',
  email: 'errors.email',
  quantity: 'errors.quantity',
} as const;
