import { useSyncExternalStore } from 'react';

/** Whether the window matches a media query, kept up to date. @param first the value outside the browser */
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
