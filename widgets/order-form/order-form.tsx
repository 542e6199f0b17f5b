import {
  type FocusEvent,
  type InputHTMLAttributes,
  type Ref,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { flatAncestors } from '../element/follow-page.ts';
import { addStyles } from '../element/stylesheets.ts';
import { formatNumber } from '../i18n/i18n.ts';
import type { CountryCode } from '../lib/phone.ts';
import type { DapOrderDetail } from '../public-types.ts';
import { FormHeading, type HeadingLevel, type HeadingTag, TextField } from '../ui/form.tsx';
import { LockIcon, Spinner, WhatsAppIcon } from '../ui/icons.tsx';
import { PhoneField } from '../ui/phone-field.tsx';
import type { DraftStore } from '../ui/storage.ts';
import { useInteractive } from '../ui/use-interactive.ts';
import afterTouchStyles from './after-touch.css?inline';
import { Announcements } from './announcements.tsx';
import { MessagePreview } from './message-bubble.tsx';
import type { HandedOver, OrderDraft } from './order/draft.ts';
import { isFilled } from './order/order.ts';
import { maxQuantityText, type Tons } from './order/quantity.ts';
import { type ControlName, formRows, type RequiredName } from './order/rows.ts';
import chartStyles from './quantity-chart.css?inline';
import { GrowingOrder } from './quantity-chart.tsx';
import { QuantityNote } from './quantity-note.tsx';
import {
  checkedOptions,
  RecipientLine,
  type RecipientOptions,
  StrangersNumber,
  useNumbers,
} from './recipient.tsx';
import { Failure } from './send-options.tsx';
import { ToastPopover } from './toast.tsx';
import { TradeTerms } from './trade-terms.tsx';
import { useOrder } from './use-order.ts';
import waybillStyles from './waybill.css?inline';
import { HandedOverOrder } from './waybill.tsx';

/** Styles that the first render does not need. */
const laterStyles = [chartStyles, waybillStyles, afterTouchStyles];

export type OrderFormProps = RecipientOptions & {
  /** The company's own minimum if undefined. */
  minQuantity?: Tons | undefined;
  /** The company's own if empty. */
  countryCode?: CountryCode | '';
  partner?: string;
  prefill?: string;
  headingLevel?: HeadingLevel;
  /** `section`: the page has its own heading. */
  variant?: 'widget' | 'section';
  /** Contains the growing order and the waybill, then with `data-waybill`. Without it, the waybill is above the form. */
  aside?: Element | null;
  /** Draws the growing order in `aside` instead of below the quantity. */
  beside?: boolean;
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
  const { variant = 'widget', headingLevel = '2', aside, beside = false, partner = '' } = options;
  const { t, i18n } = useTranslation();
  const isInteractive = useInteractive();
  const order = useOrder(options);
  useLayoutEffect(() => {
    for (const styles of laterStyles) if (order.form.ref.current) addStyles(order.form.ref.current, styles);
  });
  const { typed, quantity, minimum, problems, handedOver, toast } = order;
  const { packaging } = typed;
  const min = formatNumber(minimum, i18n.language);

  /** The order after which the visitor used the form again. */
  const [resumed, setResumed] = useState<HandedOver>();
  const isNext = handedOver === resumed || isFilled(typed);
  const isReceded = Boolean(handedOver && !isNext);
  // Before positions are read.
  useLayoutEffect(() => void aside?.toggleAttribute('data-waybill', isReceded), [aside, isReceded]);
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    if (!handedOver || resumed === handedOver || target.matches('[type=submit]')) return;
    // The waybill above becomes one line, and the field stays at its place on the screen.
    const { top } = target.getBoundingClientRect();
    flushSync(() => setResumed(handedOver));
    // A dialog of the host page may scroll in place of the page.
    for (const box of flatAncestors(target)) {
      box.scrollBy({ top: target.getBoundingClientRect().top - top, behavior: 'instant' });
      // The page behind the dialog stays.
      if (getComputedStyle(box).position === 'fixed') break;
    }
    // It would cover the line.
    if (toast?.kind === 'opened') order.closeToast();
  };

  const errorOf = (name: ControlName) => {
    const problem = problems[name];
    if (problem === 'belowMinimum') return t('toast.minQuantity', { count: minimum, min });
    if (problem === 'malformed') return t('errors.emailShape');
    return problem && t(`errors.${name as RequiredName}`);
  };
  // The same element for all renders that do not change the quantity, so that its memoized field stays.
  const note = useMemo(() => {
    if (!quantity.tons && !quantity.ignored) return undefined;
    return <QuantityNote {...{ quantity, minimum, packaging, beside }} />;
  }, [quantity, minimum, packaging, beside]);
  const isBelow = quantity.tons !== '' && BigInt(quantity.tons) < BigInt(minimum);
  const growth = { quantity, minimum, packaging };

  const controls = formRows.map(({ name, limit, required }) => {
    const error = errorOf(name);
    switch (name) {
      case 'phone':
        return (
          <PhoneField
            key={name}
            error={error}
            hint={t('order.phoneHint')}
            known={typed.phone}
            countryCode={typed.countryCode}
            onCountryCode={order.chooseCode}
          />
        );
      case 'quantity':
        return [
          <TextField
            key={name}
            className={isBelow ? 'full quantity below' : 'full quantity'}
            label={t(`order.${name}`)}
            hint={t('order.quantityHint', { min })}
            error={error}
            note={note}
            name={name}
            // No constraint for a text field: scripts and tests that read the form find the minimum here.
            min={minimum}
            inputMode="numeric"
            pattern="[0-9]*"
            maxLength={maxQuantityText}
            onBlur={order.commitQuantity}
          />,
          !beside && <GrowingOrder key="growing" {...growth} />,
          handedOver && isNext && !typed.name && !typed.phone && !typed.email && (
            <button
              key="contact"
              type="button"
              className="text-button full"
              onClick={() => order.fillContact(handedOver)}
            >
              {t('order.sameContact')}
            </button>
          ),
        ];
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

  const waybill = handedOver && (
    <HandedOverOrder
      key={handedOver.at}
      {...{ handedOver, minimum }}
      isFolded={isNext}
      read={order.read}
      onEdit={order.editAgain}
    />
  );
  const inAside = isReceded ? waybill : beside && <GrowingOrder {...growth} beside />;
  const Again = `h${Math.min(6, (Number(headingLevel) || 2) + 1)}` as HeadingTag;

  return (
    <div className={isReceded ? 'order-form receded' : 'order-form'}>
      {variant === 'widget' && (
        <FormHeading level={headingLevel} title={t('order.title')}>
          {!isReceded && t('order.subtitle', { count: minimum, min })}
        </FormHeading>
      )}
      {aside && createPortal(inAside, aside)}
      {(isNext || !aside) && waybill}
      {handedOver && <Again className="again">{t('order.again')}</Again>}
      <form {...order.form} className="form" onFocus={onFocus} onSubmit={order.submit}>
        {controls}
        <TradeTerms key={`terms ${order.replaced}`} terms={typed} onChange={order.chooseTerms} />
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
          {order.failed && <Failure attempt={order.failed} />}
          {isInteractive && (
            <>
              <RecipientLine options={options} />
              <MessagePreview key={`preview ${order.replaced}`} typed={typed} partner={partner} />
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
