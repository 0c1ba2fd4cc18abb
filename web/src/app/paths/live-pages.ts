import type { paths } from './paths.js';

/** Pages that show more than the house's calendar of the gateway's data. Written out: importing `paths` would be one more script before the first paint. */
export const livePages: readonly string[] = [
  '/tours',
  '/store',
  '/book-tour',
] satisfies (typeof paths)[keyof typeof paths][];

interface Arrival {
  readonly location: Pick<Location, 'pathname' | 'search' | 'hash'>;
  /** False on the empty page that the browser fills: the admin panel's. */
  readonly isPrerendered: boolean;
  /** The page contains hydration data: the gateway rendered it. */
  readonly hasData: boolean;
  /** The tab has stored a cart, a draft or a scroll position. */
  readonly isTabUsed: boolean;
}

/** Whether a page shows something that its HTML does not have. Any other page waits for the first interaction. */
export function needsScripts({ location, isPrerendered, hasData, isTabUsed }: Arrival): boolean {
  return (
    !isPrerendered ||
    isTabUsed ||
    location.search !== '' ||
    location.hash !== '' ||
    (livePages.includes(location.pathname) && !hasData)
  );
}
