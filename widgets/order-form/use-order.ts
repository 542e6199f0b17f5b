import {
  type Dispatch,
  type FormEvent,
  type Ref,
  useEffect,
  useImperativeHandle,
  useReducer,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import * as company from '#company/facts.ts';
import type { DapOrderDetail } from '../event-details.ts';
import { activeLanguage } from '../i18n/i18n.ts';
import type { CountryCode } from '../lib/phone.ts';
import { asciiDigits } from '../lib/text.ts';
import { useForm } from '../ui/form.tsx';
import type { DraftStore } from '../ui/storage.ts';
import {
  controlNames,
  isFilled,
  type OrderFields,
  orderChat,
  orderFrom,
  orderProblems,
  orderSummary,
  type Terms,
  termsOf,
} from './order.ts';
import type { RecipientOptions } from './order-links.ts';
import {
  idle,
  type OpenedOrder,
  type OrderAction,
  type OrderDraft,
  orderReducer,
  readDraft,
} from './order-state.ts';
import { quantityTyping } from './quantity.ts';

/** Methods for the host page. */
export type OrderMethods = {
  /** Clears the form and forgets everything that it stored. */
  reset: () => void;
  /** Reports that the page has sent the order itself. */
  sent: () => void;
};

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
  methods?: Ref<OrderMethods>;
};

/** Milliseconds for which an opened order can be restored. It is short, because phones are shared. */
const restoreTimeout = 30 * 60_000;
/** The button stays busy for one second, so that a double tap sends once. */
const successDelay = 1000;

/** The order form: its fields, the state of the order, and what can be done with it. */
export function useOrder(options: OrderOptions) {
  const { i18n } = useTranslation();
  const { draft, partner } = options;
  const minimum = options.minQuantity ?? company.minimumOrder;
  const [state, dispatch] = useReducer(orderReducer, idle);
  const submitting = state.status === 'opened';
  const fields = useOrderFields(options, (typed) => {
    dispatch({ type: 'edit', problems: orderProblems(orderFrom(typed), minimum) });
    const { fields: last, until } = state;
    if (!submitting) store(typed, last && until ? { fields: last, until } : undefined);
  });
  const store = (typed: OrderFields, opened?: OpenedOrder) => {
    const content = isFilled(typed) ? typed : undefined;
    draft?.write(content || opened ? { fields: content, opened } : undefined);
  };
  const { countryCode } = fields;
  const number = options.whatsapp || company.whatsappIn?.[countryCode] || company.whatsapp;

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, with what was typed before hydration
  useEffect(() => {
    const stored = readDraft(draft?.read());
    if (stored.opened) dispatch({ type: 'restore', ...stored.opened });
    // An expired or unreadable draft is deleted.
    store(fields.fill(stored.fields ?? {}, 'where empty'), stored.opened);
  }, []);

  useClearAfterOpening(submitting, fields, dispatch);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (submitting) return;
    const typed = fields.read();
    const order = orderFrom(typed);
    const problems = orderProblems(order, minimum);
    const invalid = controlNames.find((name) => problems[name]);
    if (invalid) {
      dispatch({ type: 'reject', problems });
      if (problems.quantity) fields.quantity.commit();
      return fields.focus(invalid);
    }
    const { omitted, ...chat } = orderChat(order, number, partner);
    const summary = { ...orderSummary(order), countryCode, language: activeLanguage(i18n), partner };
    const detail = { ...chat, order, summary };
    // The new tab starts with a copy of this tab's session storage, which must not hold the order.
    const result = openChat(detail, options.onOrderSubmit, () => draft?.write(undefined));
    if (result === 'canceled') return dispatch({ type: 'cancel' });
    if (result !== 'opened') {
      store(typed);
      return dispatch({ type: 'stop', obstacle: result, fields: typed });
    }
    const until = Date.now() + restoreTimeout;
    // At once: a second press in the same task must find the form busy.
    flushSync(() => dispatch({ type: 'open', fields: typed, until, cut: omitted > 0 }));
    draft?.write({ opened: { fields: typed, until } });
    options.onOrderOpened?.(detail);
  };

  const end = (type: 'reset' | 'sent') => {
    fields.clear();
    draft?.write(undefined);
    dispatch({ type });
  };
  useImperativeHandle(options.methods, () => ({ reset: () => end('reset'), sent: () => end('sent') }));

  return {
    ...fields,
    ...state,
    minimum,
    number,
    submitting,
    submit,
    restore: () => {
      if (!state.fields) return;
      fields.fill(state.fields, 'everywhere');
      store(state.fields);
      dispatch({ type: 'forget' });
      fields.focus('name');
    },
    forget: () => {
      store(fields.read());
      dispatch({ type: 'forget' });
    },
    closeToast: () => dispatch({ type: 'closeToast' }),
  };
}

/** Clears the form one second after the chat has opened. */
function useClearAfterOpening(
  submitting: boolean,
  fields: ReturnType<typeof useOrderFields>,
  dispatch: Dispatch<OrderAction>,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the second starts when the chat has opened
  useEffect(() => {
    if (!submitting) return;
    const timer = setTimeout(() => {
      // Includes what was typed during this second.
      dispatch({ type: 'clear', fields: fields.read() });
      fields.clear();
    }, successDelay);
    return () => {
      clearTimeout(timer);
      // Chrome removes the focus from a disabled button.
      if (document.activeElement === document.body) fields.focusButton();
    };
  }, [submitting]);
}

/** Clears all controls. */
const noText: Partial<OrderFields> = Object.fromEntries(controlNames.map((name) => [name, '']));

/**
 * The content of the order form. Text lives in the controls; the trade terms live here, because their controls load
 * later. `onEdit` receives the content after each edit by the visitor.
 */
function useOrderFields(options: OrderOptions, onEdit: (fields: OrderFields) => void) {
  const [quantity] = useState(quantityTyping);
  const form = useForm(controlNames, { phone: asciiDigits, quantity: quantity.type }, () => edited());
  /** A copy of the content for the parts of the page that show it. */
  const [typed, setTyped] = useState<OrderFields>();
  const [chosenCode, setChosenCode] = useState<CountryCode>();
  const terms = useRef<Terms>({});
  const countryCode = chosenCode ?? (options.countryCode || company.defaultCountry);

  const read = (code = countryCode): OrderFields => ({ ...terms.current, ...form.read(), countryCode: code });
  const edited = (code?: CountryCode) => {
    const fields = read(code);
    setTyped(fields);
    onEdit(fields);
  };
  const fill = (fields: Partial<OrderFields>, where: 'everywhere' | 'where empty') => {
    const { phone } = form.read();
    form.fill(fields, where);
    const filled = termsOf(fields);
    terms.current = where === 'everywhere' ? filled : { ...filled, ...terms.current };
    // A chosen code and the code of another phone stay.
    const stays = where === 'where empty' && (chosenCode || !['', fields.phone].includes(phone));
    const code = stays ? undefined : fields.countryCode;
    if (code) setChosenCode(code);
    const content = read(code);
    setTyped(content);
    return content;
  };

  return {
    form: form.props,
    quantity,
    typed,
    countryCode,
    terms: terms.current,
    read,
    fill,
    clear: () => {
      fill(noText, 'everywhere');
      setChosenCode(undefined);
    },
    focus: (name: string) => form.control(name)?.focus(),
    focusButton: () =>
      form.props.ref.current?.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true }),
    chooseTerms: (chosen: Terms) => {
      terms.current = chosen;
      edited();
    },
    chooseCode: (code: CountryCode) => {
      setChosenCode(code);
      edited(code);
    },
  };
}

/**
 * Opens WhatsApp with an order. It must run within the click: later, browsers block a new tab.
 * @param submit asks the host page; false cancels the order
 * @param beforeOpen called before the new tab opens
 * @returns the result; `failed` is an error, not a blocked tab
 */
function openChat(
  detail: DapOrderDetail,
  submit: ((detail: DapOrderDetail) => boolean | undefined) | undefined,
  beforeOpen: () => void,
): 'offline' | 'canceled' | 'blocked' | 'failed' | 'opened' {
  if (!navigator.onLine) return 'offline';
  try {
    if (submit?.(detail) === false) return 'canceled';
    beforeOpen();
    return openTab(detail.url) ? 'opened' : 'blocked';
  } catch (error) {
    reportError(error);
    return 'failed';
  }
}

/** Matches pages that send their full URL as referrer: `unsafe-url`, `no-referrer-when-downgrade`. */
const sendsFullUrl = 'meta[name=referrer]:is([content^=u],[content$=e])';

/**
 * Opens a URL in a new tab that has no access to this page. With `noopener`, `open` returns null and a blocked tab could
 * not be detected. On a page that sends its full URL as referrer, `noreferrer` is used and every tab counts as opened.
 * @returns false if the browser blocked the tab
 */
function openTab(url: string): boolean {
  const secret = document.querySelector(sendsFullUrl);
  const tab = window.open(url, '_blank', secret ? 'noreferrer' : '');
  try {
    if (tab) tab.opener = null;
  } catch {
    // A sandboxed frame may open a tab but may not access it.
  }
  return Boolean(secret ?? tab);
}
