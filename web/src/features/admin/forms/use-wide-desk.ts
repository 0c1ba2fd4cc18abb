import { useSyncExternalStore } from 'react';

/** Form and list stand beside one another from here on (`DeskColumns`). */
const wide = '(min-width: 68rem)';

const subscribe = (listener: () => void): (() => void) => {
  const query = window.matchMedia(wide);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Whether there is room for the form beside the list. */
export const useWideDesk = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(wide).matches,
    () => true,
  );
