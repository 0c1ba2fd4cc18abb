import { useSyncExternalStore } from 'react';

/** Whether the window fits a media query, also when that changes. `first` is the answer outside of a browser. */
export function useMediaQuery(query: string, first = true): boolean {
  return useSyncExternalStore(
    (listener) => {
      const watched = window.matchMedia(query);
      watched.addEventListener('change', listener);
      return () => watched.removeEventListener('change', listener);
    },
    () => window.matchMedia(query).matches,
    () => first,
  );
}
