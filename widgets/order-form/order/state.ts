import type { OrderDraft, PressedOrder } from './draft.ts';
import { noProblems, type OrderProblems, orderFrom, orderProblems } from './order.ts';
import type { Tons } from './quantity.ts';
import { nothingTyped, type TypedName, type TypedOrder, typedNames } from './rows.ts';

/** `canceled`: the host page sends the order itself. After `blocked` (the tab) or `error`, the order has failed. */
export type Outcome = 'opened' | 'canceled' | 'blocked' | 'error';
/** A press of Send. */
type Attempt = PressedOrder & { outcome: Outcome };
/** The kind of a toast. A new object for each toast, because each starts its own countdown. */
export type Toast = { kind: 'minimum' | 'opened' | 'blocked' | 'error' };
/**
 * What a screen reader announces about rejected fields, once the first one has focus: their names, or the toast. The field
 * describes its own error; `title` is the toast without this sentence.
 */
export type Announced = { fields: TypedName[] } | 'toast' | 'title';

export type OrderState = {
  typed: TypedOrder;
  /**
   * `opening` lasts for one second from a press. The form takes no other press, and input only if the chat did not open.
   * Then the order is opened and the next one is edited, or it has failed until the next edit.
   */
  stage: 'editing' | 'opening' | 'failed';
  /** The press of this stage. The host page can act before it has an outcome. */
  attempt: Attempt | undefined;
  opened: PressedOrder | undefined;
  problems: OrderProblems;
  // Toast and announcement belong to the event that caused them. They are not derived from the other values.
  toast: Toast | undefined;
  announced: Announced | undefined;
  /** How often `typed` was replaced. */
  replaced: number;
  /** The last prefill, which is applied once. */
  prefilled: string;
};

export type Action =
  | { type: 'prefill'; typed: TypedOrder; prefilled: string }
  /** The kept draft, which the controls contain. */
  | { type: 'restore'; typed: TypedOrder; opened: PressedOrder | undefined; prefilled: string }
  /** A newer draft, of another page. */
  | { type: 'replace'; typed: TypedOrder; opened: PressedOrder | undefined }
  /** By the visitor. */
  | { type: 'edit'; typed: TypedOrder; minimum: Tons }
  | { type: 'press' | 'settle' | 'editAgain' | 'forget' | 'closeToast' }
  | { type: 'reject'; problems: OrderProblems }
  | { type: 'announce'; announced: Announced }
  | { type: 'answer'; attempt: Attempt };

export const initialState: OrderState = {
  typed: nothingTyped,
  stage: 'editing',
  attempt: undefined,
  opened: undefined,
  problems: noProblems,
  toast: undefined,
  announced: undefined,
  replaced: 0,
  prefilled: '',
};

/** The order with which the chat has just opened. */
const openedAttempt = ({ attempt }: OrderState) => (attempt?.outcome === 'opened' ? attempt : undefined);

/** The order with which the chat did not open. */
export const failedAttempt = ({ attempt }: OrderState) =>
  attempt?.outcome === 'blocked' || attempt?.outcome === 'error' ? attempt : undefined;

export const isBusy = (state: OrderState) => state.stage === 'opening' && !failedAttempt(state);

const editing = { stage: 'editing', attempt: undefined, problems: noProblems, announced: undefined } as const;

export function reduce(state: OrderState, action: Action): OrderState {
  const { typed, toast, replaced } = state;
  switch (action.type) {
    case 'prefill':
    case 'restore':
    case 'announce': {
      const { type: _, ...values } = action;
      return { ...state, ...values };
    }
    case 'replace': {
      const { typed, opened } = action;
      return { ...initialState, typed, opened, replaced: replaced + 1 };
    }
    case 'edit': {
      const problems = remainingProblems(state.problems, action.typed, action.minimum);
      const isCorrected = toast?.kind === 'minimum' && !problems.quantity;
      return {
        ...state,
        ...(failedAttempt(state) && editing),
        typed: action.typed,
        problems,
        toast: isCorrected ? undefined : toast,
        announced: undefined,
      };
    }
    case 'press':
      return { ...state, stage: 'opening', attempt: undefined };
    case 'reject': {
      const { problems } = action;
      return {
        ...state,
        ...editing,
        problems,
        toast: problems.quantity === 'belowMinimum' ? { kind: 'minimum' } : toast,
      };
    }
    case 'answer': {
      const next = { ...state, ...editing, stage: 'opening', attempt: action.attempt } as const;
      const kind = failedAttempt(next)?.outcome as 'blocked' | 'error' | undefined;
      return { ...next, toast: kind ? { kind } : toast };
    }
    case 'settle': {
      if (failedAttempt(state)) return { ...state, stage: 'failed' };
      const opened = openedAttempt(state);
      if (!opened) return { ...state, ...editing };
      const toast = { kind: 'opened' } as const;
      return { ...state, ...editing, opened, toast, typed: nothingTyped, replaced: replaced + 1 };
    }
    case 'editAgain': {
      return {
        ...state,
        ...editing,
        typed: state.opened?.typed ?? typed,
        opened: openedAttempt(state),
        toast: undefined,
        replaced: replaced + 1,
      };
    }
    case 'forget':
      return { ...state, opened: undefined };
    case 'closeToast':
      return { ...state, toast: undefined };
  }
}

/** The errors that an edit has not corrected. New ones appear on Send only. */
function remainingProblems(shown: OrderProblems, typed: TypedOrder, minimum: Tons): OrderProblems {
  if (shown === noProblems) return shown;
  const found = orderProblems(orderFrom(typed), minimum);
  for (const name of typedNames) if (!shown[name]) delete found[name];
  if (typedNames.every((name) => found[name] === shown[name])) return shown;
  return Object.keys(found).length > 0 ? found : noProblems;
}

/** What is kept. An order with which the chat has opened is no longer being typed. */
export function draftOf(state: OrderState): OrderDraft {
  const opened = openedAttempt(state);
  const { typed: fields, prefilled } = state;
  return opened ? { opened, prefilled } : { fields, opened: state.opened, prefilled };
}
