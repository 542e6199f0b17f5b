import { countries } from '../lib/phone.ts';
import { emptyOrder, type OrderFields, type OrderProblems } from './order.ts';

/** Why an order was not handed over. `failed`: an error, not a blocked tab. */
export type Obstacle = 'offline' | 'blocked' | 'failed';
/** The texts of a toast. The panel repeats them. */
export const toasts = {
  minimum: { tone: 'error', title: 'toast.errorTitle', text: '' },
  failed: { tone: 'error', title: 'toast.errorTitle', text: 'toast.errorText' },
  blocked: { tone: 'error', title: 'toast.blockedTitle', text: 'toast.blockedText' },
  offline: { tone: 'error', title: 'toast.offlineTitle', text: 'toast.offlineText' },
  opened: { tone: 'success', title: 'toast.successTitle', text: 'toast.successText' },
  openedCut: { tone: 'success', title: 'toast.successTitle', text: 'toast.successCut' },
  sent: { tone: 'success', title: 'toast.sentTitle', text: '' },
} as const;

/**
 * On submit, an order becomes `invalid`, `offline`, `blocked`, `failed` or `opened`. `opened` becomes `cleared` after one
 * second. `sent` is set by the host page. An edit after any status but `opened` returns to `idle`.
 */
export type OrderState = {
  status: 'idle' | 'invalid' | Obstacle | 'opened' | 'cleared' | 'sent';
  problems: OrderProblems;
  /** The order that the panel offers to send or to restore. */
  fields?: OrderFields | undefined;
  /** When an opened order is forgotten, milliseconds since 1970. */
  until?: number | undefined;
  /** The message was too long for the link. */
  cut?: boolean;
  /** A new object for each toast, because each starts its own countdown. */
  toast?: { kind: keyof typeof toasts } | undefined;
};

/** A stored draft: the fields, and whether the chat was opened with them. An opened order expires at `until`. */
export type OrderDraft = { fields: OrderFields; opened: boolean; until?: number };

export type OrderAction =
  | { type: 'edit' | 'reject'; problems: OrderProblems }
  | { type: 'stop'; obstacle: Obstacle; fields: OrderFields }
  | { type: 'open'; fields: OrderFields; until: number; cut: boolean }
  | { type: 'clear'; fields: OrderFields }
  | { type: 'restore'; fields: OrderFields; until: number | undefined }
  | { type: 'cancel' | 'forget' | 'sent' | 'reset' | 'closeToast' };

export const idle: OrderState = { status: 'idle', problems: {} };

/** Returns the next state of an order. */
export function orderReducer(state: OrderState, action: OrderAction): OrderState {
  const { toast } = state;
  switch (action.type) {
    case 'edit': {
      // An edit removes errors; new ones appear on submit only.
      const problems = Object.fromEntries(
        Object.entries(action.problems).filter(([name]) => name in state.problems),
      );
      return state.status === 'opened' ? { ...state, problems } : { ...idle, problems, toast };
    }
    case 'reject': {
      const below = action.problems.quantity === 'belowMinimum';
      return { status: 'invalid', problems: action.problems, toast: below ? { kind: 'minimum' } : toast };
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
    case 'forget':
      return { ...idle, toast };
    case 'sent':
      return { ...idle, status: 'sent', toast: { kind: 'sent' } };
    case 'reset':
      return idle;
    case 'closeToast':
      return { ...state, toast: undefined };
  }
}

/** Checks a stored draft: undefined if it is invalid or has expired. Fields that an older draft lacks are empty. */
export function readDraft(stored: unknown): OrderDraft | undefined {
  const draft: Partial<OrderDraft> = Object(stored);
  const { opened, until } = draft;
  const isCurrent = typeof until === 'number' && until > Date.now();
  if (typeof opened !== 'boolean' || (opened && !isCurrent)) return undefined;
  const fields = { ...emptyOrder, ...draft.fields } as OrderFields;
  const isText = Object.values(fields).every((value) => typeof value === 'string');
  const known = countries.some(({ code }) => code === fields.countryCode);
  return isText && known ? ({ ...draft, fields } as OrderDraft) : undefined;
}
