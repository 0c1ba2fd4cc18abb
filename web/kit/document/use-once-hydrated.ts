import { useSyncExternalStore } from 'react';

function never() {
  return () => undefined;
}

/**
 * For values from the URL or the browser's storage: returns `written` while a prerendered page hydrates, so that the
 * first render matches the HTML, then `now`. @param now must be stable by `Object.is` while nothing changes
 */
export function useOnceHydrated<Value>(now: Value, written: Value): Value {
  return useSyncExternalStore(
    never,
    () => now,
    () => written,
  );
}
