import type { InputHTMLAttributes, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../i18n/i18n.ts';
import type { CountryCode } from '../lib/phone.ts';
import type { DapHeadingLevel, DapOrderDetail } from '../public-types.ts';
import type { DraftStore } from '../ui/drafts.ts';
import { FormHeading, TextField } from '../ui/form.tsx';
import { LockIcon, Spinner, WhatsAppIcon } from '../ui/icons.tsx';
import { PhoneField } from '../ui/phone-field.tsx';
import { useInteractive } from '../ui/use-interactive.ts';
import { useStyles } from '../ui/use-styles.ts';
import afterTouchStyles from './after-touch.css?inline';
import { Announcements } from './announcements.tsx';
import { MessagePreview } from './message-bubble.tsx';
import type { OrderDraft } from './order/draft.ts';
import type { Tons } from './order/quantity.ts';
import { type ControlName, formRows, type RequiredName } from './order/rows.ts';
import { QuantityField } from './quantity-field.tsx';
import {
  checkedOptions,
  RecipientLine,
  type RecipientOptions,
  StrangersNumber,
  useNumbers,
} from './recipient.tsx';
import { Failure } from './send-options.tsx';
import sentStyles from './sent-order.css?inline';
import { SentOrder } from './sent-order.tsx';
import { ToastPopover } from './toast.tsx';
import { TradeTerms } from './trade-terms.tsx';
import { useOrder } from './use-order.ts';

export type OrderFormProps = RecipientOptions & {
  /** The company's own minimum if undefined. */
  minQuantity?: Tons | undefined;
  /** The company's own if empty. */
  countryCode?: CountryCode | '';
  partner?: string;
  prefill?: string;
  headingLevel?: DapHeadingLevel;
  /** `section`: the page has its own heading. */
  variant?: 'widget' | 'section';
  /** Contains the yard instead of the form. */
  yardRoot?: Element | null;
  draft?: DraftStore<OrderDraft>;
  /** Before the chat opens; false prevents it. */
  onOrderSubmit?: (detail: DapOrderDetail) => boolean | undefined;
  onOrderOpened?: (detail: DapOrderDetail) => void;
  /** Receives warnings for the developer of the page. */
  onWarning?: (sentences: string) => void;
  /** Not named `ref`, which React 18 does not pass to function components. */
  methods?: Ref<{ reset: () => void }>;
};

/** Attributes of the controls for text. */
const inputs: Partial<Record<ControlName, InputHTMLAttributes<HTMLInputElement>>> = {
  name: { autoComplete: 'name' },
  company: { autoComplete: 'organization' },
  email: { type: 'email', inputMode: 'email', dir: 'ltr', autoComplete: 'email' },
  message: { dir: 'auto' },
};

/** A bulk order that becomes a WhatsApp message; it is not sent to a server. */
export function OrderForm(options: OrderFormProps) {
  const { variant = 'widget', headingLevel = '2', yardRoot, partner = '' } = options;
  const { t, i18n } = useTranslation();
  const isInteractive = useInteractive();
  const order = useOrder(options);
  useStyles(order.form.ref, sentStyles, afterTouchStyles);
  const { store, typed, minimum, problems, handedOver, toast } = order;

  const errorOf = (name: ControlName) => {
    const problem = problems[name];
    if (problem === 'malformed') return t('errors.emailShape');
    return problem && t(`errors.${name as RequiredName}`);
  };
  const controls = formRows.map(({ name, limit, required }) => {
    const error = errorOf(name);
    switch (name) {
      case 'phone':
        return (
          <PhoneField
            key={name}
            error={error}
            hint={t('order.phoneHint')}
            countryCode={typed.countryCode}
            onCountryCode={(countryCode) => order.choose({ countryCode })}
          />
        );
      case 'quantity':
        return (
          <QuantityField
            key={name}
            {...{ store, minimum, yardRoot }}
            problem={problems.quantity}
            packaging={typed.packaging}
            onBlur={order.commitQuantity}
          />
        );
      default:
        return (
          <TextField
            key={name}
            {...inputs[name]}
            className={name === 'message' ? 'full' : undefined}
            label={t(`order.${name}`)}
            optional={!required}
            hint={
              name === 'message'
                ? t('order.messageHint', { limit: formatNumber(limit ?? 0, i18n.language) })
                : undefined
            }
            error={error}
            multiline={name === 'message'}
            name={name}
            maxLength={limit}
          />
        );
    }
  });

  const Again = `h${Math.min(6, (Number(headingLevel) || 2) + 1)}` as 'h3';

  return (
    <div className="order-form">
      {variant === 'widget' && (
        <FormHeading level={headingLevel} title={t('order.title')}>
          {t('order.subtitle')}
        </FormHeading>
      )}
      {handedOver && (
        <SentOrder key={handedOver.at} {...{ handedOver, store, minimum }} onEdit={order.editAgain} />
      )}
      <form {...order.form} className={variant === 'section' ? 'form sheet' : 'form'} onSubmit={order.submit}>
        {handedOver && <Again className="again full">{t('order.again')}</Again>}
        {controls}
        <TradeTerms key={`terms ${order.replaced}`} terms={typed} onChange={order.choose} />
        <div className="form-send full">
          {isInteractive && <StrangersNumber options={options} />}
          <button
            type="submit"
            className="button big"
            part="button"
            // A frame without `allow-forms` blocks the submit event, but not the click.
            onClick={order.submit}
            disabled={order.isBusy}
          >
            {order.isBusy ? <Spinner /> : <WhatsAppIcon />}
            <span>{t(order.isBusy ? 'order.submitting' : 'order.submit')}</span>
          </button>
          <p className="form-promise">
            <LockIcon />
            <span>{t('order.privacy')}</span>
          </p>
          {order.unsentAttempt && <Failure attempt={order.unsentAttempt} />}
          {isInteractive && (
            <>
              <RecipientLine options={options} />
              <MessagePreview key={`preview ${order.replaced}`} {...{ store, partner }} />
            </>
          )}
        </div>
      </form>
      <Announcements toast={toast} announced={order.announced} minimum={minimum} />
      {toast && <ToastPopover toast={toast} minimum={minimum} onClose={order.closeToast} />}
    </div>
  );
}

// For the element.
export { default as styles } from './order-form.css?inline';
export const events = {
  onOrderSubmit: { type: 'dap-order-submit', cancelable: true },
  onOrderOpened: { type: 'dap-order-opened' },
} as const;
export function Component(props: OrderFormProps) {
  const options = useNumbers(props);
  return <OrderForm {...(useInteractive() ? checkedOptions(options) : options)} />;
}
