import type { paths } from './paths.js';

/** Pages with live data other than the calendar. Listed here because importing `paths` would add a script before the first paint. */
export const livePages: readonly string[] = [
  '/tours',
  '/store',
  '/book-tour',
] satisfies (typeof paths)[keyof typeof paths][];

interface Arrival {
  readonly location: Pick<Location, 'pathname' | 'search' | 'hash'>;
  /** False on the empty page that the browser renders: the admin panel's. */
  readonly isPrerendered: boolean;
  /** The page contains hydration data from the gateway. */
  readonly hasData: boolean;
  /** The tab has stored a cart, a draft or a scroll position. */
  readonly isTabUsed: boolean;
}

/** Whether a page must hydrate right away because its HTML is incomplete. Any other page waits for the first interaction. */
export function needsScripts({ location, isPrerendered, hasData, isTabUsed }: Arrival): boolean {
  return (
    !isPrerendered ||
    isTabUsed ||
    location.search !== '' ||
    location.hash !== '' ||
    (livePages.includes(location.pathname) && !hasData)
  );
}
