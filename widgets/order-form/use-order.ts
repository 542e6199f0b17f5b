import { type FormEvent, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import * as company from '#company/facts.ts';
import type { DapOrderDetail } from '../../src/public/embed.d.ts';
import { activeLanguage } from '../i18n/i18n.ts';
import type { CountryCode } from '../lib/phone.ts';
import { afterPaint } from '../ui/after-paint.ts';
import type { DraftStore } from '../ui/storage.ts';
import { useHandler } from '../ui/use-handler.ts';
import type { Announced } from './announcements.tsx';
import { orderChat } from './message.ts';
import { type Outcome, openChat } from './open-chat.ts';
import {
  controlNames,
  isFilled,
  isSame,
  noProblems,
  type OrderProblems,
  orderFrom,
  orderProblems,
  orderSummary,
  type TypedOrder,
} from './order.ts';
import { forgottenAt, type HandedOver, now, type OrderDraft, readDraft, type SentTo } from './order-draft.ts';
import { prefilled } from './prefill.ts';
import { chatNumber, type RecipientOptions } from './recipient.tsx';
import type { Toast } from './toast.tsx';
import { useTypedOrder } from './use-typed-order.ts';

export type OrderOptions = RecipientOptions & {
  /** Metric tons; the company's own minimum if undefined. */
  minQuantity?: number | undefined;
  /** The company's own if empty. */
  countryCode?: CountryCode | '';
  partner?: string;
  prefill?: string;
  draft?: DraftStore<OrderDraft>;
  /** Before the chat opens; false prevents it. */
  onOrderSubmit?: (detail: DapOrderDetail) => boolean | undefined;
  onOrderOpened?: (detail: DapOrderDetail) => void;
  /** Receives warnings for the developer of the page. */
  onWarning?: (sentences: string) => void;
  /** Not named `ref`, which React 18 does not pass to function components. */
  methods?: Ref<{ reset: () => void }>;
};

/** The last press of Send. `opened` and `canceled` last one second, an obstacle until the next edit. */
export type Attempt = HandedOver & { result: Outcome };

/** Further presses within one second are ignored, so that a double tap sends once. */
const successDelay = 1000;

export function useOrder(options: OrderOptions) {
  const { i18n } = useTranslation();
  const { draft } = options;
  const minimum = options.minQuantity ?? company.minimumOrder;
  const [problems, setProblems] = useState(noProblems);
  const [attempt, setAttempt] = useState<Attempt>();
  const [handedOver, setHandedOver] = useState<HandedOver>();
  /** The number of orders that were handed over and cleared. */
  const [cleared, setCleared] = useState(0);
  // Toast and announcement belong to the event that caused them: they show nothing of the state.
  const [toast, setToast] = useState<Toast>();
  const [announced, setAnnounced] = useState<Announced>();
  /** At once: a listener of the host page can press Send again within a press. */
  const isPressed = useRef(false);
  const opening = attempt?.result === 'opened' ? attempt : undefined;
  const busy = opening ?? (attempt?.result === 'canceled' ? attempt : undefined);
  const failed = busy ? undefined : attempt;

  const typedOrder = useTypedOrder(options.countryCode || company.defaultCountry, (typed) => {
    if (announced) setAnnounced(undefined);
    if (failed) setAttempt(undefined);
    correct(typed);
    const isSent = opening && isSame(typed, opening.typed);
    save(isSent ? undefined : typed, opening ?? handedOver);
  });
  const { read, replace, fillEmpty, focus, focusButton } = typedOrder;

  /** Removes the errors that an edit has corrected. New ones appear on Send only. */
  const correct = (typed: TypedOrder) => {
    if (problems === noProblems) return;
    const left = orderProblems(orderFrom(typed), minimum);
    for (const name of controlNames) if (!problems[name]) delete left[name];
    setProblems(Object.keys(left).length > 0 ? left : noProblems);
    if (toast?.kind === 'minimum' && !left.quantity) setToast(undefined);
  };
  const save = useHandler((typed: TypedOrder | undefined, handedOver: HandedOver | undefined) => {
    const fields = isFilled(typed) ? typed : undefined;
    draft?.write(fields || handedOver ? { fields, handedOver } : undefined);
  });

  /** Continues with the stored draft and with what was typed before hydration. */
  const start = useHandler(() => {
    const stored = readDraft(draft?.read());
    setHandedOver(stored.handedOver);
    // An expired or unreadable draft is deleted.
    save(fillEmpty(stored.fields ?? {}), stored.handedOver);
  });
  useEffect(start, [start]);
  const applyPrefill = useHandler((query: string) => {
    const { typed, warnings } = prefilled(query);
    if (query) fillEmpty(typed);
    for (const warning of warnings) options.onWarning?.(warning);
  });
  // Once for each query: a field that the visitor empties stays empty.
  useEffect(() => {
    try {
      applyPrefill(options.prefill ?? '');
    } catch (error) {
      // React would remove the form.
      reportError(error);
    }
  }, [options.prefill, applyPrefill]);

  const reject = (found: OrderProblems, [first = 'quantity', ...others]: typeof controlNames) => {
    const tooSmall = found.quantity === 'belowMinimum';
    setProblems(found);
    setAttempt(undefined);
    setAnnounced(undefined);
    if (tooSmall) setToast({ kind: 'minimum' });
    if (found.quantity) typedOrder.commitQuantity();
    afterPaint(() => {
      const moved = focus(first);
      if (others.length > 0) setAnnounced({ fields: [first, ...others] });
      else if (tooSmall) setAnnounced(moved ? 'title' : 'toast');
    });
  };

  const release = () => {
    isPressed.current = false;
  };
  const sentTo = (): SentTo => {
    const { whatsapp = '', phone = '', email = '', recipient = '', partner = '' } = options;
    return { whatsapp, phone, email, recipient, partner };
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy || isPressed.current) return;
    let opened: DapOrderDetail | undefined;
    try {
      opened = send();
    } catch (error) {
      reportError(error);
      show({ result: 'failed', typed: typedOrder.typed, to: sentTo(), at: now() });
    }
    if (opened) options.onOrderOpened?.(opened);
  };

  /** @returns the order with which the chat has opened */
  const send = (): DapOrderDetail | undefined => {
    const typed = read();
    const order = orderFrom(typed);
    const found = orderProblems(order, minimum);
    const invalid = controlNames.filter((name) => found[name]);
    if (invalid.length > 0) {
      reject(found, invalid);
      return;
    }

    isPressed.current = true;
    setTimeout(release, successDelay);
    const { countryCode } = typed;
    const to = sentTo();
    const summary = {
      ...orderSummary(order),
      countryCode,
      language: activeLanguage(i18n),
      partner: to.partner,
    };
    const detail = Object.freeze({
      ...orderChat(order, chatNumber(to), to.partner),
      order: Object.freeze({ ...order }),
      summary: Object.freeze(summary),
    });
    // The new tab starts with a copy of this tab's session storage, which must not contain the order.
    const result = openChat(detail, options.onOrderSubmit, () => draft?.write(undefined));
    const next = { result, typed, to, at: now() };
    show(next);
    const hasOpened = result === 'opened';
    save(hasOpened ? undefined : typed, hasOpened ? next : handedOver);
    return hasOpened ? detail : undefined;
  };

  /** Shows the result of a press at once. */
  const show = (next: Attempt) => {
    const { result } = next;
    flushSync(() => {
      setProblems(noProblems);
      setAnnounced(undefined);
      setAttempt(next);
      if (result === 'blocked' || result === 'failed') setToast({ kind: result });
    });
  };

  /** Replaces what is typed and the last order. */
  const restart = (typed: TypedOrder | undefined, next: HandedOver | undefined) => {
    save(replace(typed), next);
    setCleared(cleared + 1);
    settle(next);
  };
  const settle = (next: HandedOver | undefined) => {
    setHandedOver(next);
    setAttempt(undefined);
    setProblems(noProblems);
    setAnnounced(undefined);
  };

  const finish = useHandler((opened: Attempt) => {
    if (opened.result === 'canceled') return setAttempt(undefined);
    // What was changed during this second stays.
    if (isSame(read(), opened.typed)) restart(undefined, opened);
    else settle(opened);
    setToast({ kind: 'opened' });
  });
  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(finish, successDelay, busy);
    return () => {
      clearTimeout(timer);
      // Chrome removes the focus from a disabled button.
      if (document.activeElement === document.body) focusButton();
    };
  }, [busy, finish, focusButton]);

  const forget = useHandler(() => {
    setHandedOver(undefined);
    save(read(), undefined);
  });
  useEffect(() => {
    if (!handedOver) return;
    const timer = setTimeout(forget, forgottenAt(handedOver) - now());
    return () => clearTimeout(timer);
  }, [handedOver, forget]);

  // For the host page.
  useImperativeHandle(options.methods, () => ({
    reset: () => {
      restart(undefined, undefined);
      // The second press of a double click finds the form still busy.
      if (busy) setAttempt({ ...busy, result: 'canceled' });
      setToast(undefined);
    },
  }));

  return {
    ...typedOrder,
    minimum,
    problems,
    failed,
    isBusy: Boolean(busy),
    handedOver,
    cleared,
    toast,
    announced,
    submit,
    editAgain: () => {
      restart(handedOver?.typed, opening);
      release();
      setToast(undefined);
      focus('quantity', 'center');
    },
    fillContact: ({ typed: before }: HandedOver) => {
      const { name, company, phone, email, countryCode } = before;
      const typed = fillEmpty({ name, company, phone, email, countryCode });
      correct(typed);
      save(typed, handedOver);
      focusButton();
    },
    closeToast: () => setToast(undefined),
  };
}
