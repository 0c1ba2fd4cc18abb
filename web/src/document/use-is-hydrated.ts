import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False while a prerendered page is taken over, true from then on and wherever nothing was prerendered: what a page
 * shows by its address or by the browser's storage waits for it, so that the first drawing is the one that was sent.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
