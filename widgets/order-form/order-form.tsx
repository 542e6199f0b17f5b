import { type FocusEvent, useLayoutEffect, useMemo, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { flatAncestors } from '../element/follow-page.ts';
import { addStyles } from '../element/stylesheets.ts';
import { formatNumber } from '../i18n/i18n.ts';
import { FormHeading, type HeadingLevel, type HeadingTag, TextField } from '../ui/form.tsx';
import { LockIcon, Spinner, WhatsAppIcon } from '../ui/icons.tsx';
import { Optional } from '../ui/optional.tsx';
import { PhoneField } from '../ui/phone-field.tsx';
import { useInteractive } from '../ui/use-interactive.ts';
import afterTouchStyles from './after-touch.css?inline';
import { Announcements } from './announcements.tsx';
import { MessagePreview } from './message-bubble.tsx';
import { type ControlName, formRows, isFilled, type OrderRow, type RequiredName } from './order.ts';
import type { HandedOver } from './order-draft.ts';
import { maxQuantityText } from './quantity.ts';
import chartStyles from './quantity-chart.css?inline';
import { GrowingOrder } from './quantity-chart.tsx';
import { QuantityNote } from './quantity-note.tsx';
import { checkedOptions, RecipientLine, StrangersNumber, useNumbers } from './recipient.tsx';
import { Failure } from './send-options.tsx';
import { ToastPopover } from './toast.tsx';
import { TradeTerms } from './trade-terms.tsx';
import { type OrderOptions, useOrder } from './use-order.ts';
import waybillStyles from './waybill.css?inline';
import { HandedOverOrder } from './waybill.tsx';

/** Styles that the first render does not need. */
const laterStyles = [chartStyles, waybillStyles, afterTouchStyles];

export type OrderFormProps = OrderOptions & {
  /** `section`: the page has its own heading. */
  variant?: 'widget' | 'section';
  headingLevel?: HeadingLevel;
  /** Contains the growing order and the waybill, then with `data-waybill`. Without it, the waybill is above the form. */
  aside?: Element | null;
  /** Draws the growing order in `aside` instead of below the quantity. */
  beside?: boolean;
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
    return (
      <Optional>
        <QuantityNote {...{ quantity, minimum, packaging, beside }} />
      </Optional>
    );
  }, [quantity, minimum, packaging, beside]);
  const isBelow = quantity.tons !== '' && BigInt(quantity.tons) < BigInt(minimum);
  const growth = { quantity, minimum, packaging };

  const controls = formRows.map((row) => {
    const { name, label, limit } = row;
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
          !beside && (
            <Optional key="growing">
              <GrowingOrder {...growth} />
            </Optional>
          ),
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
            {...(row as OrderRow).input}
            className={name === 'message' ? 'full' : undefined}
            label={t(label)}
            optional={!('required' in row)}
            hint={name === 'message' ? t('order.messageHint', { limit }) : undefined}
            error={error}
            multiline={name === 'message'}
            name={name}
            maxLength={limit}
          />
        );
    }
  });

  const waybill = handedOver && (
    <Optional key={handedOver.at}>
      <HandedOverOrder
        {...{ handedOver, minimum }}
        isFolded={isNext}
        read={order.read}
        onEdit={order.editAgain}
      />
    </Optional>
  );
  const inAside = isReceded
    ? waybill
    : beside && (
        <Optional>
          <GrowingOrder {...growth} beside />
        </Optional>
      );
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
        <Optional>
          <TradeTerms key={`terms ${order.cleared}`} terms={typed} onChange={order.chooseTerms} />
        </Optional>
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
              <Optional>
                <RecipientLine options={options} />
              </Optional>
              <Optional>
                <MessagePreview key={`preview ${order.cleared}`} typed={typed} partner={partner} />
              </Optional>
            </>
          )}
        </div>
      </form>
      <Optional>
        <Announcements toast={toast} announced={order.announced} minimum={minimum} />
      </Optional>
      {toast && (
        <Optional>
          <ToastPopover toast={toast} minimum={minimum} onClose={order.closeToast} />
        </Optional>
      )}
    </div>
  );
}

// For the element.
export { default as styles } from './order-form.css?inline';
export function Component(props: OrderFormProps) {
  const options = useNumbers(props);
  return <OrderForm {...(useInteractive() ? checkedOptions(options) : options)} />;
}
