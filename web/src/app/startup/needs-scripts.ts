interface Arrival {
  readonly location: Pick<Location, 'hash'>;
  /** The gateway rendered the page with its data, for its URL. */
  readonly hasData: boolean;
  /** What the page shows runs on, such as a clock, or is fetched by the page itself. */
  readonly isRunning: boolean;
  /** The tab has stored a cart, a draft or a scroll position. */
  readonly isTabUsed: boolean;
}

/** Whether a page must hydrate right away because its HTML is incomplete. Any other page waits for the first interaction. */
export function needsScripts({ location, hasData, isRunning, isTabUsed }: Arrival): boolean {
  return !hasData || isRunning || isTabUsed || location.hash !== '';
}
