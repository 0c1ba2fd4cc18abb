import { useSyncExternalStore } from 'react';

/** State outside React that changes only by events. */
export interface Store<State, Event> {
  readonly state: () => State;
  readonly send: (event: Event) => void;
  /** @returns a function that unsubscribes */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Creates a store. @param firstState runs when the state is first read */
export function createStore<State, Event>(
  reducer: (state: State, event: Event) => State,
  firstState: () => State,
): Store<State, Event> {
  const listeners = new Set<() => void>();
  let current: { readonly state: State } | undefined;

  function state(): State {
    current ??= { state: firstState() };
    return current.state;
  }

  return {
    state,
    send: (event) => {
      const before = state();
      const after = reducer(before, event);
      if (after === before) return;
      current = { state: after };
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A component's subscription to a store. @param hydrationState what a prerendered page hydrates with */
export function useStore<State, Event>(store: Store<State, Event>, hydrationState = store.state): State {
  return useSyncExternalStore(store.subscribe, store.state, hydrationState);
}
