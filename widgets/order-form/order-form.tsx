import { useTranslation } from 'react-i18next';
import { defaultCountry } from '../company/facts.ts';
import { Field, TextField } from '../controls/field.tsx';
import type { HeadingLevel } from '../controls/heading-level.ts';
import { LockIcon, Spinner, WhatsAppIcon } from '../controls/icons.tsx';
import { PhoneField } from '../controls/phone-field.tsx';
import { useLater } from '../controls/use-later.ts';
import { useLook } from '../controls/use-look.ts';
import { formatNumber } from '../language/i18n.ts';
import { emptyOrder, fieldRules, type OrderProblem, orderChat, orderFrom } from './order.ts';
import type { OrderOptions } from './order-options.ts';
import { SaidToast } from './toast.tsx';
import { useOrder } from './use-order.ts';

type Late = typeof import('./order-late.tsx') & Partial<typeof import('./order-late.view.ts')>;

export type OrderFormProps = OrderOptions & {
  /** Fetches what is not needed before somebody begins to fill the form in. */
  late: () => Promise<Late>;
  /** False where the page has a heading of its own. */
  heading?: boolean;
  /** Of the widget's own heading. */
  headingLevel?: HeadingLevel;
};

/** A bulk order that becomes a WhatsApp message; no server of ours sees it. */
export function OrderForm({ heading = true, headingLevel = '2', late: fetch, ...options }: OrderFormProps) {
  const { t, i18n } = useTranslation();
  const Heading = `h${headingLevel}` as const;
  const order = useOrder(options);
  const { problems, minimum, outcome, typed, quantity } = order;
  const [late, fetchLate] = useLater(
    fetch,
    outcome !== undefined || Boolean(typed?.quantity || options.prefill),
  );
  useLook(order.form.ref, late?.styles);
  const { partner = '', prefill, onWarning } = options;
  const letter = orderChat(orderFrom(outcome?.fields ?? typed ?? noFields), order.number, partner);
  const min = formatNumber(minimum, i18n.language);
  const sentence = (field: keyof typeof missing) => {
    const problem: OrderProblem | undefined = problems[field];
    if (problem === 'belowMinimum') return t('toast.minQuantity', { count: minimum, min });
    if (problem === 'malformed') return t('errors.emailShape');
    return problem && t(missing[field]);
  };

  const said = quantity.tons || quantity.dropped;
  // Whatever else cannot be fetched, the order itself can be opened.
  const link = (
    <a className="way" href={letter.url} target="_blank" rel="noopener noreferrer">
      <WhatsAppIcon />
      <span>{t('panel.open')}</span>
      <span className="hidden">{`(${t('common.newTab')})`}</span>
    </a>
  );

  return (
    <div className="order-form order-start order-late">
      {heading && (
        <div className="form-head" part="heading">
          <Heading>{t('order.title')}</Heading>
          <p>{t('order.subtitle', { count: minimum, min })}</p>
        </div>
      )}
      <form {...order.form} className="form" onFocus={fetchLate} onSubmit={order.submit}>
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
          hint={t('order.phoneHint')}
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
          note={
            late && said && <late.QuantityNote {...{ quantity, minimum }} onChange={order.changeQuantity} />
          }
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
          error={late && order.leftOut > 0 && <late.TooLong leftOut={order.leftOut} />}
        >
          {(control) => <textarea {...control} className="input" part="input" name="message" dir="auto" />}
        </Field>
        {late && <late.TradeFacts {...{ order, prefill }} />}
        <div className="form-send full">
          <button
            type="submit"
            className="button big"
            part="button"
            onClick={order.submit}
            disabled={order.submitting}
          >
            {order.submitting ? <Spinner /> : <WhatsAppIcon />}
            <span>{t(order.submitting ? 'order.submitting' : 'order.submit')}</span>
          </button>
          {outcome &&
            (late ? (
              <late.OrderPanel
                {...{ options, outcome, partner, instead: link }}
                onBringBack={order.bringBack}
                onForget={order.forget}
              />
            ) : (
              outcome.kind !== 'sent' && link
            ))}
          {late && <late.LongMessage message={letter.message} />}
          <p className="recipient">
            {late && <late.Recipient options={options} country={order.countryCode} />}
          </p>
          {late && <late.Preview {...{ letter, partner }} />}
          <p className="form-promise">
            <LockIcon />
            <span>{t('order.privacy')}</span>
          </p>
        </div>
      </form>
      {late?.Prefill && prefill && <late.Prefill {...{ onWarning }} query={prefill} fill={order.fill} />}
      <SaidToast toast={order.toast} />
      {late && order.toast && <late.ToastPopover toast={order.toast} onClose={order.closeToast} />}
    </div>
  );
}

/** For our own pages, whose style sheet has its look. */
export const orderLate = () => import('./order-late.tsx');

const noFields = { ...emptyOrder, countryCode: defaultCountry };

const missing = {
  name: 'errors.name',
  phone: 'errors.phone',
  email: 'errors.email',
  quantity: 'errors.quantity',
} as const;
