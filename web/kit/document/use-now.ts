import { useHydrationData } from './hydration-data.js';
import { useOnceHydrated } from './use-once-hydrated.js';

/** The time; while a private page hydrates, the time at which it was rendered. */
export function useNow(): Date {
  const rendered = useHydrationData()?.now;
  const isHydrated = useOnceHydrated(true, false);
  return isHydrated || rendered === undefined ? new Date() : new Date(rendered);
}
