import type { paths } from './paths.js';

/**
 * Pages that show what only the gateway knows, tours, goods and free hours. Written out, for the list of all paths would be one more script before the first paint.
 */
export const livePages: readonly string[] = [
  '/tours',
  '/store',
  '/book-tour',
] satisfies (typeof paths)[keyof typeof paths][];

type Arrival = {
  readonly location: Pick<Location, 'pathname' | 'search' | 'hash'>;
  /** False on the empty page that the browser fills in: the desk's. */
  readonly isDrawn: boolean;
  /** The page came with what the gateway knows: it was drawn there. */
  readonly carriesAnswers: boolean;
  /** Something of the site is kept in this tab: a cart, a draft, a place on a page. */
  readonly isTabUsed: boolean;
};

/**
 * Whether a page has something to show that is not written in it. Such a page begins at once; any other is whole as it
 * was sent, and begins when its visitor does something.
 */
export const hasMoreToShow = ({ location, isDrawn, carriesAnswers, isTabUsed }: Arrival): boolean =>
  !isDrawn ||
  isTabUsed ||
  location.search !== '' ||
  location.hash !== '' ||
  (livePages.includes(location.pathname) && !carriesAnswers);
