import { useSyncExternalStore } from 'react';
import { orderRows } from './order/rows.ts';
import { type Action, initialState, type OrderState, reduce } from './order/state.ts';

/** The state outside of React, so that a typed letter renders only the parts that show it. */
export type OrderStore = ReturnType<typeof orderStore>;

export function orderStore() {
  let state = initialState;
  let view = state;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    /** The state when it last changed in more than the text of controls. */
    view: () => view,
    dispatch: (action: Action) => {
      const before = state;
      state = reduce(state, action);
      if (action.type !== 'edit' || !isSameView(before, state)) view = state;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

const trade = orderRows.filter(({ trade }) => trade);

function isSameView(before: OrderState, after: OrderState): boolean {
  const keys = Object.keys(after) as (keyof OrderState)[];
  return (
    keys.every((key) => key === 'typed' || before[key] === after[key]) &&
    before.typed.countryCode === after.typed.countryCode &&
    trade.every(({ name }) => before.typed[name] === after.typed[name])
  );
}

/** A part of the state. The component renders again when it is another value. */
export function useSelected<Part>(store: OrderStore, select: (state: OrderState) => Part): Part {
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.get()),
    () => select(initialState),
  );
}
