import { countries } from '../lib/phone.ts';
import { emptyOrder, type OrderFields, type OrderProblems } from './order.ts';

/** Why an order was not handed over. `failed`: an error, not a blocked tab. */
export type OpenError = 'offline' | 'blocked' | 'failed';
/** The texts of a toast. The panel repeats them. */
export const toasts = {
  minimum: { tone: 'error', title: 'toast.errorTitle', text: '' },
  failed: { tone: 'error', title: 'toast.errorTitle', text: 'toast.errorText' },
  blocked: { tone: 'error', title: 'toast.blockedTitle', text: 'toast.blockedText' },
  offline: { tone: 'error', title: 'toast.offlineTitle', text: 'toast.offlineText' },
  opened: { tone: 'success', title: 'toast.successTitle', text: 'toast.successText' },
  openedCut: { tone: 'success', title: 'toast.successTitle', text: 'toast.successTruncated' },
  sent: { tone: 'success', title: 'toast.sentTitle', text: '' },
} as const;

/**
 * On submit, an order becomes `offline`, `blocked`, `failed` or `opened`. `opened` becomes `cleared` after one second.
 * `sent` is set by the host page. An edit after `offline`, `blocked`, `failed` or `sent` returns to `idle`.
 */
export type OrderState = {
  status: 'idle' | OpenError | 'opened' | 'cleared' | 'sent';
  problems: OrderProblems;
  /** The order that the panel offers to send or to restore. */
  fields?: OrderFields | undefined;
  /** When an opened order is forgotten, milliseconds since 1970. Until then, edits do not end its panel. */
  until?: number | undefined;
  /** The message was too long for the link. */
  cut?: boolean;
  /** A new object for each toast, because each starts its own countdown. */
  toast?: { kind: keyof typeof toasts } | undefined;
};

/** An order with which the chat was opened. */
export type OpenedOrder = { fields: OrderFields; until: number };

/** A stored draft: the content of the form, and the opened order that can be restored. */
export type OrderDraft = { fields?: OrderFields | undefined; opened?: OpenedOrder | undefined };

export type OrderAction =
  | { type: 'edit' | 'reject'; problems: OrderProblems }
  | { type: 'stop'; obstacle: OpenError; fields: OrderFields }
  | ({ type: 'open'; cut: boolean } & OpenedOrder)
  | { type: 'clear'; fields: OrderFields }
  | ({ type: 'restore' } & OpenedOrder)
  | { type: 'cancel' | 'forget' | 'sent' | 'reset' | 'closeToast' };

export const idle: OrderState = { status: 'idle', problems: {} };

/** Returns the next state of an order. */
export function orderReducer(state: OrderState, action: OrderAction): OrderState {
  const { toast } = state;
  const panel = state.until ? state : idle;
  switch (action.type) {
    case 'edit': {
      // An edit removes errors; new ones appear on submit only.
      const problems = Object.fromEntries(
        Object.entries(action.problems).filter(([name]) => name in state.problems),
      );
      const corrected = toast?.kind === 'minimum' && !problems.quantity;
      return { ...panel, problems, toast: corrected ? undefined : toast };
    }
    case 'reject': {
      const below = action.problems.quantity === 'belowMinimum';
      return { ...panel, problems: action.problems, toast: below ? { kind: 'minimum' } : toast };
    }
    case 'stop':
      return { ...idle, status: action.obstacle, fields: action.fields, toast: { kind: action.obstacle } };
    case 'open': {
      const { fields, until, cut } = action;
      return { ...idle, status: 'opened', fields, until, cut, toast };
    }
    case 'clear': {
      if (state.status !== 'opened') return state;
      const kind = state.cut ? 'openedCut' : 'opened';
      return { ...state, problems: {}, status: 'cleared', fields: action.fields, toast: { kind } };
    }
    case 'restore':
      return { ...idle, status: 'cleared', fields: action.fields, until: action.until };
    case 'cancel':
      return { ...idle, toast };
    case 'sent':
      return { ...idle, status: 'sent', toast: { kind: 'sent' } };
    case 'forget':
    case 'reset':
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
