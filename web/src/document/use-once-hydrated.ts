import { useSyncExternalStore } from 'react';

function never() {
  return () => undefined;
}

/**
 * What a page shows by its address or by the browser's storage: `written` while a prerendered page is taken over, so that
 * the first drawing is the one that was sent, `now` from then on and wherever nothing was prerendered. Where both are the
 * same the page is not drawn a second time.
 * @param now the same value, by `Object.is`, as long as nothing changes
 */
export function useOnceHydrated<Value>(now: Value, written: Value): Value {
  return useSyncExternalStore(
    never,
    () => now,
    () => written,
  );
}
