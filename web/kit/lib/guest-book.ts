import { monthAndYear } from './venue-dates.js';

export interface GuestBookPage {
  readonly id: string;
  readonly words: string;
  readonly firstName: string;
  /** Month of the visit, YYYY-MM. */
  readonly visitedIn: string;
}

/** `2026-11` → "November 2026". */
export function monthInWords(month: string): string {
  return monthAndYear(`${month}-01`);
}

/** The sheet in the address, `?sheet=2`; 1 without one. */
export function sheetInAddress(query: URLSearchParams): number {
  const asked = query.get('sheet') ?? '';
  return /^[1-9]\d{0,4}$/.test(asked) ? Number(asked) : 1;
}

export function sheetSearch(sheet: number): string {
  return sheet > 1 ? `?sheet=${sheet}` : '';
}

/** How many pages the home page shows. With fewer in the book, it shows sample pages. */
const AT_HOME = 3;

/** The first pages for the home page; undefined while there are too few. */
export function shownAtHome(pages: readonly GuestBookPage[] | undefined): readonly GuestBookPage[] | undefined {
  if (pages === undefined || pages.length < AT_HOME) return undefined;
  return pages.slice(0, AT_HOME).map(({ id, words, firstName, visitedIn }) => ({ id, words, firstName, visitedIn }));
}
