import { useTranslation } from 'react-i18next';
import { Field, TextField } from '../controls/field.tsx';
import { LockIcon, Spinner, WhatsAppIcon } from '../controls/icons.tsx';
import { PhoneField } from '../controls/phone-field.tsx';
import { useLater } from '../controls/use-later.ts';
import { formatNumber } from '../language/i18n.ts';
import { fieldRules, type OrderProblem } from './order.ts';
import { Toast } from './toast.tsx';
import { type OrderOptions, useOrder } from './use-order.ts';

export type OrderFormProps = OrderOptions & {
  /** False where the page has a heading of its own. */
  heading?: boolean;
};

/** A bulk order that becomes a WhatsApp message; no server of ours sees it. */
export function OrderForm({ heading = true, ...options }: OrderFormProps) {
  const { t, i18n } = useTranslation();
  const order = useOrder(options);
  const { problems, minimum, outcome } = order;
  const [{ OrderPanel } = {}, fetchPanel] = useLater(
    () => import('./order-panel.tsx'),
    outcome !== undefined,
  );
  const min = formatNumber(minimum, i18n.language);
  const sentence = (field: keyof typeof missing) => {
    const problem: OrderProblem | undefined = problems[field];
    if (problem === 'belowMinimum') return t('toast.minQuantity', { count: minimum, min });
    if (problem === 'malformed') return t('errors.emailShape');
    return problem && t(missing[field]);
  };

  return (
    <div className="order-form">
      {heading && (
        <div className="form-head" part="heading">
          <h2>{t('order.title')}</h2>
          <p>{t('order.subtitle', { count: minimum, min })}</p>
        </div>
      )}
      <form {...order.form} className="form" onFocus={fetchPanel} onSubmit={order.submit}>
        <TextField
          label={t('order.name')}
          error={sentence('name')}
          name="name"
          autoComplete="name"
          maxLength={fieldRules.name.longest}
        />
        <TextField
          label={t('order.company')}
          optional
          name="company"
          autoComplete="organization"
          maxLength={fieldRules.company.longest}
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
          maxLength={fieldRules.email.longest}
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
        <div className="form-send full">
          <button type="submit" className="button big" part="button" disabled={order.submitting}>
            {order.submitting ? <Spinner /> : <WhatsAppIcon />}
            {t(order.submitting ? 'order.submitting' : 'order.submit')}
          </button>
          {outcome && OrderPanel && (
            <OrderPanel
              outcome={outcome}
              number={order.number}
              partner={options.partner ?? ''}
              onBringBack={order.bringBack}
            />
          )}
          <p className="form-promise">
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
