import { useSyncExternalStore } from 'react';
import type { TypedOrder } from './order/rows.ts';
import { type Action, initialState, type OrderState, reduce } from './order/state.ts';

/** The state outside of React, so that a typed letter renders only the parts that show it. */
export type OrderStore = ReturnType<typeof orderStore>;

export function orderStore() {
  let state = initialState;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    dispatch: (action: Action) => {
      state = reduce(state, action);
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** A part of the state. The component renders again when it is another value. */
export function useSelected<Part>(store: OrderStore, select: (state: OrderState) => Part): Part {
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.get()),
    () => select(initialState),
  );
}

export function useTyped<Name extends keyof TypedOrder>(store: OrderStore, name: Name): TypedOrder[Name] {
  return useSelected(store, ({ typed }) => typed[name]);
}
