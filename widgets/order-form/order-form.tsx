import type { InputHTMLAttributes } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../i18n/i18n.ts';
import { FormHeading, TextField } from '../ui/form.tsx';
import { LockIcon, Spinner, WhatsAppIcon } from '../ui/icons.tsx';
import { PhoneField } from '../ui/phone-field.tsx';
import { useInteractive } from '../ui/use-interactive.ts';
import { useStyles } from '../ui/use-styles.ts';
import afterTouchStyles from './after-touch.css?inline';
import { Announcements } from './announcements.tsx';
import { MessagePreview } from './message-bubble.tsx';
import openedStyles from './opened-order.css?inline';
import { OpenedPanel } from './opened-order.tsx';
import { checkedOptions, type OrderFormProps, useNumbers } from './options.ts';
import { hasInput } from './order/order.ts';
import { type ControlName, rowsAfterQuantity } from './order/rows.ts';
import { useSelected, useTyped } from './order-store.ts';
import { QuantityField } from './quantity-field.tsx';
import { RecipientLine, StrangersNumber } from './recipient.tsx';
import { Failure } from './send-options.tsx';
import { ToastPopover } from './toast.tsx';
import { TradeTerms } from './trade-terms.tsx';
import { useOrder } from './use-order.ts';

/** Attributes of the controls for text. */
const inputs: Partial<Record<ControlName, InputHTMLAttributes<HTMLInputElement>>> = {
  name: { autoComplete: 'name' },
  company: { autoComplete: 'organization' },
  email: { type: 'email', inputMode: 'email', dir: 'ltr', autoComplete: 'email' },
  message: { dir: 'auto' },
};

/** A bulk order that becomes a WhatsApp message; it is not sent to a server. */
export function OrderForm(options: OrderFormProps) {
  const { headingLevel = '2', partner = '' } = options;
  const { t } = useTranslation();
  const isInteractive = useInteractive();
  const order = useOrder(options);
  useStyles(order.form.ref, openedStyles, afterTouchStyles);
  const { store, minimum, opened } = order;
  const toast = useSelected(store, (state) => state.toast);
  const replaced = useSelected(store, (state) => state.replaced);

  /** The filled button is the next step: in the panel until the next order is typed. */
  const isSendNext = useSelected(store, ({ opened, typed }) => !opened || hasInput(typed));

  const Again = `h${Math.min(6, (Number(headingLevel) || 2) + 1)}` as 'h3';

  return (
    <div className="order-form">
      <FormHeading level={headingLevel} title={t('order.title')}>
        {t('order.subtitle')}
      </FormHeading>
      {opened && (
        <OpenedPanel
          key={opened.at}
          {...{ opened, store, minimum }}
          form={order.form.ref}
          onEdit={order.editAgain}
        />
      )}
      <form {...order.form} className="form" onSubmit={order.submit} inert={order.isBusy}>
        {opened && <Again className="again full">{t('order.again')}</Again>}
        <div className="what stack full">
          <QuantityField {...{ store, minimum }} />
        </div>
        <div className="who form full">
          {rowsAfterQuantity.map((row) => (
            <OrderField key={row.name} {...{ row, order }} />
          ))}
        </div>
        <TradeTerms key={`terms ${replaced}`} store={store} onChange={order.choose} />
        <div className="form-send stack full">
          {isInteractive && <StrangersNumber options={options} />}
          <button
            type="submit"
            className={isSendNext ? 'button big' : 'button big line'}
            part="button"
            // A frame without `allow-forms` blocks the submit event, but not the click.
            onClick={order.submit}
            disabled={order.isBusy}
            aria-busy={order.isBusy || undefined}
          >
            {order.isBusy ? <Spinner /> : <WhatsAppIcon />}
            <span>{t(order.isBusy ? 'order.submitting' : 'order.submit')}</span>
          </button>
          <p className="form-promise small-text">
            <LockIcon />
            <span>{t('order.privacy')}</span>
          </p>
          {order.failedAttempt && <Failure attempt={order.failedAttempt} />}
          {isInteractive && (
            <>
              <RecipientLine options={options} />
              <MessagePreview key={`preview ${replaced}`} {...{ store, partner }} />
            </>
          )}
        </div>
      </form>
      <Announcements {...{ store, toast, minimum }} />
      {toast && <ToastPopover toast={toast} minimum={minimum} onClose={order.closeToast} />}
    </div>
  );
}

type OrderFieldProps = {
  row: (typeof rowsAfterQuantity)[number];
  order: ReturnType<typeof useOrder>;
};

/** A field with its error. */
function OrderField({ row: { name, limit = 0, required }, order }: OrderFieldProps) {
  const { t, i18n } = useTranslation();
  const most = { limit: formatNumber(limit, i18n.language) };
  const problem = useSelected(order.store, ({ problems }) => problems[name]);
  const error =
    problem === 'tooLong'
      ? t('errors.tooLong', most)
      : problem === 'malformed'
        ? t('errors.emailShape')
        : problem && t(`errors.${name as 'name'}`);
  if (name === 'phone') return <OrderPhone order={order} error={error} />;
  return (
    <TextField
      {...inputs[name]}
      className={name === 'message' ? 'full' : undefined}
      label={t(`order.${name}`)}
      optional={!required}
      hint={name === 'message' ? t('order.messageHint', most) : undefined}
      error={error}
      multiline={name === 'message'}
      name={name}
    />
  );
}

function OrderPhone({ order, error }: Pick<OrderFieldProps, 'order'> & { error: string | undefined }) {
  const { t } = useTranslation();
  const countryCode = useTyped(order.store, 'countryCode');
  // Renders again when the form fills or clears the control.
  useTyped(order.store, 'phone');
  return (
    <PhoneField
      error={error}
      hint={t('order.phoneHint')}
      countryCode={countryCode || order.defaultCode}
      onCountryCode={(countryCode) => order.choose({ countryCode })}
    />
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
