import { countries } from '../lib/phone.ts';
import { emptyOrder, type OrderFields, type OrderProblems, problemOf } from './order-fields.ts';

/** Why an order was not handed over. `failed`: an error, not a blocked tab. */
type OpenError = 'offline' | 'blocked' | 'failed';
/** The texts of a toast. */
export const toasts = {
  minimum: { tone: 'error', title: 'toast.errorTitle', text: '' },
  failed: { tone: 'error', title: 'toast.errorTitle', text: 'toast.errorText' },
  blocked: { tone: 'error', title: 'toast.blockedTitle', text: 'toast.blockedText' },
  offline: { tone: 'error', title: 'toast.offlineTitle', text: 'toast.offlineText' },
  opened: { tone: 'success', title: 'toast.successTitle', text: 'toast.successText' },
  openedCut: { tone: 'success', title: 'toast.successTitle', text: 'toast.successTruncated' },
  sent: { tone: 'success', title: 'toast.sentTitle', text: '' },
} as const;

/** An order that was submitted. */
export type SubmittedOrder = {
  /** As typed, so that the form can be filled in again. */
  fields: OrderFields;
  /** Milliseconds since 1970. */
  at: number;
};

/**
 * On submit, an order becomes `offline`, `blocked`, `failed` or `opened`. `opened` becomes `cleared` after one second. If
 * the host page sends the order, it becomes `sending`, then `sent` or `failed`. `sent` is also reported by the visitor, or
 * by a method of the element. An edit after `offline`, `blocked`, `failed` or `sent` returns to `idle`.
 */
export type OrderState = {
  status: 'idle' | OpenError | 'opened' | 'cleared' | 'sending' | 'sent';
  problems: OrderProblems;
  /** The order that the panel shows and offers to send or to restore. */
  submitted?: SubmittedOrder | undefined;
  /** The message was too long for the link. */
  cut?: boolean;
  /** The visitor said that the order was sent. */
  confirmed?: boolean;
  /**
   * What a screen reader announces about rejected fields, once the first one has focus: their names, or the toast. The
   * field describes its own error; `title` is the toast without this sentence.
   */
  announced?: 'fields' | 'toast' | 'title' | undefined;
  /** A new object for each toast, because each starts its own countdown. */
  toast?: { kind: keyof typeof toasts } | undefined;
};

/** Milliseconds for which an opened order can be restored. It is short, because phones are shared. */
export const restoreTimeout = 30 * 60_000;

/** An order with which the chat was opened, as it is stored. It expires at `until`, milliseconds since 1970. */
export type OpenedOrder = { fields: OrderFields; until: number };

/** A stored draft: the content of the form, and the opened order that can be restored. */
export type OrderDraft = { fields?: OrderFields | undefined; opened?: OpenedOrder | undefined };

export type OrderAction =
  | { type: 'edit' | 'reject'; problems: OrderProblems }
  | { type: 'announce'; focusMoved: boolean }
  | { type: 'stop'; obstacle: OpenError; submitted: SubmittedOrder }
  | { type: 'open'; submitted: SubmittedOrder; cut: boolean }
  | { type: 'send' | 'settle'; submitted: SubmittedOrder; failed?: boolean }
  | { type: 'clear'; fields: OrderFields }
  | { type: 'restore'; submitted: SubmittedOrder }
  | { type: 'sent'; submitted?: SubmittedOrder | undefined }
  | { type: 'cancel' | 'confirm' | 'forget' | 'closeToast' };

export const idle: OrderState = { status: 'idle', problems: {} };

/** The opened order of a state, as it is stored; undefined if none is open. Edits do not end its panel. */
export function openedOrder({ status, submitted }: OrderState): OpenedOrder | undefined {
  if (!submitted || (status !== 'opened' && status !== 'cleared')) return undefined;
  return { fields: submitted.fields, until: submitted.at + restoreTimeout };
}

/** Returns the next state of an order. */
export function orderReducer(state: OrderState, action: OrderAction): OrderState {
  const { toast } = state;
  const panel = openedOrder(state) || state.status === 'sending' ? state : idle;
  switch (action.type) {
    case 'edit': {
      // An edit removes errors; new ones appear on submit only.
      const problems = Object.fromEntries(
        Object.entries(action.problems).filter(([name]) => Object.hasOwn(state.problems, name)),
      );
      const corrected = toast?.kind === 'minimum' && !problemOf(problems, 'quantity');
      return { ...panel, problems, announced: undefined, toast: corrected ? undefined : toast };
    }
    case 'reject': {
      const below = problemOf(action.problems, 'quantity') === 'belowMinimum';
      return {
        ...panel,
        problems: action.problems,
        announced: undefined,
        toast: below ? { kind: 'minimum' } : toast,
      };
    }
    case 'announce': {
      const several = Object.keys(state.problems).length > 1;
      const about = action.focusMoved ? 'title' : 'toast';
      return { ...state, announced: several ? 'fields' : toast?.kind === 'minimum' ? about : undefined };
    }
    case 'stop': {
      const { obstacle, submitted } = action;
      return { ...idle, status: obstacle, submitted, toast: { kind: obstacle } };
    }
    case 'open':
      return { ...idle, status: 'opened', submitted: action.submitted, cut: action.cut, toast };
    case 'send':
      return { ...idle, status: 'sending', submitted: action.submitted, toast };
    case 'settle': {
      // Meanwhile the form may have been reset.
      if (state.status !== 'sending' || state.submitted !== action.submitted) return state;
      const kind = action.failed ? 'failed' : 'sent';
      return { ...state, status: kind, problems: {}, toast: { kind } };
    }
    case 'clear': {
      if (state.status !== 'opened' || !state.submitted) return state;
      const kind = state.cut ? 'openedCut' : 'opened';
      const submitted = { ...state.submitted, fields: action.fields };
      return { ...state, problems: {}, status: 'cleared', submitted, toast: { kind } };
    }
    case 'restore':
      return { ...idle, status: 'cleared', submitted: action.submitted };
    case 'cancel':
      // The host page may have called `sent()` while it canceled.
      return state.status === 'sent' ? state : { ...idle, toast };
    case 'confirm':
      return { ...idle, status: 'sent', submitted: state.submitted, confirmed: true };
    case 'sent':
      return { ...idle, status: 'sent', submitted: action.submitted, toast: { kind: 'sent' } };
    case 'forget':
      return idle;
    case 'closeToast':
      return { ...state, toast: undefined };
  }
}

/** Checks a stored draft: invalid and expired parts are undefined. */
export function readDraft(stored: unknown): OrderDraft {
  const { fields, opened } = Object(stored);
  const { until, fields: openedFields } = Object(opened);
  const current = typeof until === 'number' && until > Date.now() ? checkFields(openedFields) : undefined;
  return { fields: checkFields(fields), opened: current && { fields: current, until } };
}

/** Fields that an older draft lacks are empty. */
function checkFields(stored: unknown): OrderFields | undefined {
  const fields: OrderFields = { ...emptyOrder, ...Object(stored) };
  const isText = Object.values(fields).every((value) => typeof value === 'string');
  const known = countries.some(({ code }) => code === fields.countryCode);
  return isText && known ? fields : undefined;
}
