import { generatePath, matchPath } from 'react-router-dom';
import { housePages } from '#house/pages/pages.js';
import type { GuestBookQuery } from '../../generated/operations.js';
import { publicAddress } from '../../kit/document/public-address.js';
import { sheetInAddress, sheetSearch } from '../../kit/lib/guest-book.js';
import { language, pathIn } from '../../kit/words/language.js';
import { bookingSearch } from '../../shop/book/booking-queries.js';
import { subjectSearch } from '../../shop/contact/contact-form.js';
import { shelfSearch } from '../../shop/store/shelf.js';
import { confirmSearch } from '../../shop/waitlist/confirm-outcome.js';
import { paths } from '../paths/paths.js';
import { livePaths } from '../paths/public-paths.js';

export interface PagePlace {
  /** The path's pattern. */
  readonly route: `/${string}`;
  /** The token in a private page's path. */
  readonly token?: string;
  readonly query: URLSearchParams;
}

/** @returns undefined for a page that the gateway does not render */
export function placeAt(url: string): PagePlace | undefined {
  const { pathname, searchParams: query } = new URL(url, publicAddress);
  for (const route of livePaths) {
    const match = matchPath({ path: pathIn(language, route), caseSensitive: true }, pathname);
    if (!match) continue;
    const token = (match.params as Record<string, string | undefined>).token;
    return { route, query, ...(token !== undefined && { token }) };
  }
  return undefined;
}

/** The normalized part of a query string that changes the page. @param answers of the page's own queries */
type ShownSearch = (query: URLSearchParams, answers: readonly unknown[]) => string;

/** A sheet after the last one is the last one, rendered once. */
function guestBookSearch(query: URLSearchParams, answers: readonly unknown[]): string {
  const [answer] = answers as [GuestBookQuery?];
  return sheetSearch(answer?.guestBook?.sheet ?? sheetInAddress(query));
}

const searches: Readonly<Record<string, ShownSearch | undefined>> = {
  ...Object.fromEntries(housePages.pages.map(({ path, search }) => [path, search])),
  [paths.bookTour]: bookingSearch,
  [paths.store]: shelfSearch,
  [paths.contact]: subjectSearch,
  [paths.guestBook]: guestBookSearch,
  [paths.unsubscribe]: (query) => (query.has('done') ? '?done' : ''),
  [paths.waitlist]: confirmSearch,
};

export function pathAt({ route, token }: PagePlace): string {
  return pathIn(language, token === undefined ? route : generatePath(route, { token }));
}

/** The query string, as far as it changes the page: URLs are unlimited, these are not, and each is rendered once. */
export function shownSearch({ route, query }: PagePlace, answers: readonly unknown[]): string {
  return searches[route]?.(query, answers) ?? '';
}
