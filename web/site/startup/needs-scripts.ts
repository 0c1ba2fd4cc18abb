interface Arrival {
  readonly location: Pick<Location, 'hash'>;
  /** The gateway rendered the page with its data. */
  readonly hasData: boolean;
  /** The page has a clock, or fetches its own data. */
  readonly isRunning: boolean;
  /** The tab has stored a cart, a draft or a scroll position. */
  readonly isTabUsed: boolean;
}

/** Whether a page must hydrate at once because its HTML is incomplete. Others wait for the first interaction. */
export function needsScripts({ location, hasData, isRunning, isTabUsed }: Arrival): boolean {
  return !hasData || isRunning || isTabUsed || location.hash !== '';
}
