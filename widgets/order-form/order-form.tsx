import { type FocusEvent, type ReactNode, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { addStyles } from '../element/stylesheets.ts';
import { formatNumber } from '../i18n/i18n.ts';
import { Field, FormHeading, type HeadingLevel, type HeadingTag, TextField } from '../ui/form.tsx';
import { LockIcon, Spinner, WarningIcon, WhatsAppIcon } from '../ui/icons.tsx';
import { PhoneField } from '../ui/phone-field.tsx';
import afterTouchStyles from './after-touch.css?inline';
import { checkedRecipient } from './checked-recipient.ts';
import { GrowingOrder } from './growing-order.tsx';
import { Preview } from './message-preview.tsx';
import { LongMessage, TooLong } from './message-warnings.tsx';
import {
  type ControlName,
  controlFields,
  controlNames,
  isFilled,
  type OrderField,
  type OrderFields,
  orderFrom,
  problemOf,
  type RequiredName,
  termNames,
} from './order-fields.ts';
import { orderChat } from './order-message.ts';
import { OrderPanel } from './order-panel.tsx';
import { toasts } from './order-state.ts';
import { Prefill } from './prefill.ts';
import { maxQuantityText } from './quantity.ts';
import chartStyles from './quantity-chart.css?inline';
import { QuantityNote } from './quantity-note.tsx';
import { ForeignRecipient, RecipientLine } from './recipient-line.tsx';
import { SubmittedOrder } from './submitted-order.tsx';
import { ToastPopover } from './toast.tsx';
import { TradeDetails } from './trade-details.tsx';
import { TradeTerms } from './trade-terms.tsx';
import { type OrderOptions, useOrder } from './use-order.ts';
import waybillStyles from './waybill.css?inline';

/** Styles that the first render does not need. */
const laterStyles = [chartStyles, waybillStyles, afterTouchStyles];

export type OrderFormProps = OrderOptions & {
  /** Contains the waybill. Without it, the waybill is in the column of the form. */
  aside?: Element | null;
  /** Shows the growing order in `aside` instead of below the quantity, until the waybill takes its place. */
  beside?: boolean;
  /** Below the quantity until it is typed. */
  placeholder?: ReactNode;
  /** False if the page has its own heading. */
  heading?: boolean;
  headingLevel?: HeadingLevel;
};

// In two columns, a last field without a neighbor takes the width of both.
const paired = controlNames.filter((name) => name !== 'quantity' && name !== 'message');
const unpaired = paired.length % 2 ? paired.at(-1) : undefined;

/** A bulk order that becomes a WhatsApp message; it is not sent to a server. */
export function OrderForm(options: OrderFormProps) {
  const { heading = true, headingLevel = '2', aside, beside = false } = options;
  const { partner = '', prefill, onWarning, placeholder } = options;
  const { t, i18n } = useTranslation();
  const order = useOrder(options);
  const { problems, minimum, status, fields, quantity, submitted, toast } = order;
  const panelShown = status !== 'idle' && status !== 'sending';
  /** The page sends the order to its own server. */
  const toPage = options.submit === 'page';
  const isSubmitted = status === 'cleared' || status === 'sent';
  const [tradeOpen, setTradeOpen] = useState(false);
  const [previewOpen, setPreviewOpen] = useState(false);
  /** The first render is the prerendered HTML, which contains nothing of the options and of the date. */
  const [isInteractive, setInteractive] = useState(false);
  useEffect(() => setInteractive(true), []);
  useLayoutEffect(() => {
    for (const styles of laterStyles) if (order.form.ref.current) addStyles(order.form.ref.current, styles);
  });
  /** The order after which the visitor used the form again. */
  const [resumed, setResumed] = useState<object>();
  // A cleared form shows the message of the opened order.
  const shown = (!isFilled(fields) && submitted?.fields) || fields;
  // Encoding the message for each letter would be slow.
  const encoded = !toPage && (previewOpen || isLong(shown));
  const chat = encoded ? orderChat(orderFrom(shown), order.number, partner) : undefined;
  const min = formatNumber(minimum, i18n.language);
  const minimumText = () => t('toast.minQuantity', { count: minimum, min });

  const errorOf = (name: ControlName) => {
    const problem = problemOf(problems, name);
    if (problem === 'belowMinimum') return minimumText();
    if (problem === 'malformed') return t('errors.emailShape');
    return problem && t(`errors.${name as RequiredName}`);
  };
  const { tone, title, text } = toasts[toast?.kind ?? 'minimum'];
  const shownToast = toast && {
    tone,
    title: t(title),
    text: toast.kind === 'minimum' ? minimumText() : text && t(text),
  };

  const announcement = (): Announcement => {
    if (order.announced === 'fields') {
      const names = controlFields.filter(({ name }) => problemOf(problems, name));
      // Without the unit in brackets.
      const labels = names.map(({ label }) => t(label).replace(/\s*[(（].*/, ''));
      const list = labels.reduce((list, item) => t('common.list', { list, item }));
      const n = formatNumber(labels.length, i18n.language);
      return { status: t('errors.summary', { count: labels.length, n, fields: list }) };
    }
    if (!shownToast) return {};
    const { title, text } = shownToast;
    if (tone === 'success') return { status: `${title} ${text}` };
    if (toast.kind !== 'minimum' || order.announced === 'toast') return { alert: `${title} ${text}` };
    return { alert: order.announced && title };
  };

  const busyLabel = status === 'sending' ? 'order.sending' : 'order.submitting';
  const submitLabel = order.submitting ? busyLabel : toPage ? 'order.submitPage' : 'order.submit';
  const { packaging } = fields;
  // The same element for all renders that do not change the quantity, so that its memoized field stays.
  const note = useMemo(() => {
    if (!quantity.tons && !quantity.ignored) return undefined;
    return <QuantityNote {...{ quantity, minimum, packaging }} />;
  }, [quantity, minimum, packaging]);
  const growth = { quantity, minimum, packaging };
  const controls = controlFields.map((field) => {
    const { name, label, limit } = field;
    const error = errorOf(name);
    switch (name) {
      case 'phone':
        return (
          <PhoneField
            key={name}
            error={error}
            hint={t('order.phoneHint')}
            known={fields.phone}
            countryCode={fields.countryCode}
            onCountryCode={order.chooseCode}
          />
        );
      case 'quantity':
        return [
          <TextField
            key={name}
            className="full quantity"
            label={t(label)}
            hint={t('order.quantityHint', { min })}
            error={error}
            note={note}
            name={name}
            // No constraint for a text field: scripts and tests that read the form find the minimum here.
            min={minimum}
            inputMode="numeric"
            pattern="[0-9]*"
            dir="ltr"
            autoComplete="off"
            maxLength={maxQuantityText}
            onBlur={order.commitQuantity}
          />,
          quantity.tons && (!beside || isSubmitted) ? (
            <GrowingOrder key="growing" {...growth} />
          ) : (
            !beside && placeholder
          ),
        ];
      case 'message':
        return (
          <Field
            key={name}
            className="full"
            label={t(label)}
            optional
            hint={t('order.messageHint')}
            error={
              chat &&
              fields.message &&
              chat.omitted > 0 && <TooLong omitted={chat.omitted} typed={fields.message} />
            }
          >
            {(control) => (
              <textarea
                {...control}
                className="input"
                part="input"
                name={name}
                dir="auto"
                maxLength={limit}
              />
            )}
          </Field>
        );
      default:
        return (
          <TextField
            key={name}
            className={name === unpaired ? 'full' : ''}
            {...(field as OrderField).input}
            label={t(label)}
            optional={!('required' in field)}
            error={error}
            name={name}
            maxLength={limit}
          />
        );
    }
  });

  const waybill = isSubmitted && <SubmittedOrder {...{ options, order, partner }} />;
  const receded = waybill && resumed !== submitted && !isFilled(fields);
  const onFocus = ({ target }: FocusEvent) => {
    if (!target.matches('[type=submit]')) setResumed(submitted);
  };
  const Again = `h${Math.min(6, Number(headingLevel) + 1)}` as HeadingTag;

  return (
    <div className={`order-form ${receded ? 'receded' : ''}`}>
      {heading && (
        <FormHeading level={headingLevel} title={t('order.title')}>
          {!waybill && t(toPage ? 'order.subtitlePage' : 'order.subtitle', { count: minimum, min })}
        </FormHeading>
      )}
      {aside ? createPortal(waybill || (beside && <GrowingOrder {...growth} beside />), aside) : waybill}
      {waybill && <Again className="again">{t('panel.again')}</Again>}
      <form {...order.form} className="form" onFocus={onFocus} onSubmit={order.submit}>
        {controls}
        <TradeDetails hasTerms={termNames.some((name) => fields[name])} onToggle={setTradeOpen}>
          {tradeOpen && <TradeTerms terms={order.terms} onChange={order.chooseTerms} />}
        </TradeDetails>
        <div className="form-send full">
          {isInteractive && options.foreign && (
            <p className="error">
              <WarningIcon />
              <span>
                <ForeignRecipient options={options} />
              </span>
            </p>
          )}
          <button
            type="submit"
            className="button big"
            part="button"
            // A frame without `allow-forms` blocks the submit event, but not the click.
            onClick={order.submit}
            disabled={order.submitting}
          >
            {order.submitting ? <Spinner /> : !toPage && <WhatsAppIcon />}
            <span>{t(submitLabel)}</span>
          </button>
          <p className="form-promise">
            <LockIcon />
            <span>{t(toPage ? 'order.privacyPage' : 'order.privacy')}</span>
          </p>
          {panelShown && !isSubmitted && status !== 'opened' && (
            <OrderPanel {...{ options, order, partner }} />
          )}
          {chat && <LongMessage message={chat.message} />}
          {isInteractive && (
            <p className="recipient">
              <RecipientLine options={options} />
            </p>
          )}
          {isInteractive && !toPage && (
            <Preview order={chat?.order} {...{ partner }} onToggle={setPreviewOpen} />
          )}
        </div>
      </form>
      {isInteractive && prefill && <Prefill {...{ onWarning }} query={prefill} fill={order.fill} />}
      <LiveRegions {...announcement()} />
      {toast && shownToast && <ToastPopover toast={shownToast} restart={toast} onClose={order.closeToast} />}
    </div>
  );
}

/** True if the message may exceed a limit: one typed character takes at most nine in a link. */
const isLong = (fields: OrderFields) => Object.values(fields).join('').length > 400;

type Announcement = { status?: string; alert?: string | undefined };

/**
 * Announces to screen readers. A polite region must exist beforehand. It has no role, because a screen reader stops at an
 * empty `status`. An alert is announced when it appears.
 */
export function LiveRegions({ status, alert }: Announcement) {
  return (
    <>
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

// For the element.
export { default as styles } from './order-form.css?inline';
export function Component(props: OrderFormProps) {
  return <OrderForm {...checkedRecipient(props)} />;
}
