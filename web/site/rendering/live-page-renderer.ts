import type { NormalizedCacheObject } from '@apollo/client';
import type { HouseCalendarQuery, SiteContentQuery } from '../../generated/operations.js';
import { createApolloClient } from '../../kit/data/apollo-client.js';
import { type HydrationData, hydrationDataElement } from '../../kit/document/hydration-data.js';
import { structuredDataElement } from '../../kit/document/structured-data/use-structured-data.js';
import { setVenueTimeZone } from '../../kit/lib/venue-time-zone.js';
import { type Language, language } from '../../kit/words/language.js';
import { loadFlow } from '../../shop/book/load-steps.js';
import { paths } from '../paths/paths.js';
import { isPrivatePath } from '../paths/public-paths.js';
import { preloadPages } from '../preload-pages.js';
import { fromPriceOf, homeGuestBook, toursOf } from './home-tours.js';
import { livePlaceholders } from './live-placeholders.js';
import {
  liveQueries,
  nextLiveQuery,
  pricedPaths,
  type SentQuery,
  SHARED_QUERIES,
  sentQuery,
  touredPaths,
} from './live-queries.js';
import { headOf } from './page-head.js';
import { type PagePlace, pathAt, placeAt, shownSearch } from './page-place.js';
import { renderPage } from './render-page.js';

/** A page at a URL, for the gateway (infra/decisions/0042). Dates are YYYY-MM-DD at the venue. */
export interface LivePage {
  readonly route: string;
  readonly isPrivate: boolean;
  /** In which the services answer its queries. */
  readonly language: Language;
  /** The next query, given the answers so far; undefined if none is left. */
  readonly nextQuery: (today: string, answers: readonly unknown[]) => SentQuery | undefined;
  /** Public URLs with the same address show the same page. */
  readonly address: (answers: readonly unknown[]) => string;
  /** The whole HTML page. @throws the error of a component */
  readonly render: (today: string, answers: readonly unknown[]) => Promise<{ html: string; status: number }>;
}

export interface LivePageRenderer {
  /** @param timeZone the venue's @returns undefined for a page that only the browser renders */
  readonly pageAt: (url: string, timeZone: string) => LivePage | undefined;
}

/** @param templates each route's page, with placeholders for rendered parts */
export function createLivePageRenderer(templates: Readonly<Record<string, string>>): LivePageRenderer {
  return {
    pageAt: (url, timeZone) => {
      setVenueTimeZone(timeZone);
      const place = placeAt(url);
      const template = place && templates[place.route];
      if (!place || template === undefined) return undefined;
      const address = (answers: readonly unknown[]): string =>
        pathAt(place) + shownSearch(place, answers.slice(SHARED_QUERIES));
      return {
        route: place.route,
        isPrivate: isPrivatePath(place.route),
        language,
        nextQuery: (today, answers) => {
          const query = nextLiveQuery(place, today, answers);
          return query && sentQuery(query);
        },
        address,
        render: async (today, answers) => ({
          html: await renderLivePage(template, place, { today, answers, address: address(answers) }),
          status: statusOf(answers.at(-1), place),
        }),
      };
    },
  };
}

/** For a token that leads to nothing, the answer is a refusal or null. */
function statusOf(answer: unknown, { token }: PagePlace): number {
  const [result] = Object.values((answer ?? {}) as Record<string, { __typename?: string } | null>);
  const isNothing = token !== undefined && result === null;
  return isNothing || result?.__typename?.endsWith('NotFound') ? 404 : 200;
}

interface PageFacts {
  readonly today: string;
  readonly answers: readonly unknown[];
  readonly address: string;
}

async function renderLivePage(template: string, place: PagePlace, { today, answers, address }: PageFacts) {
  const { route } = place;
  const client = createApolloClient();
  const [calendar, changed, ...own] = answers;
  const isHome = route === paths.home;
  const isPriced = isHome || pricedPaths.includes(route);
  const ofTours = isHome ? own.slice(1) : own;
  const tours = isHome || touredPaths.includes(route) ? toursOf(ofTours) : undefined;
  const guestBook = isHome ? homeGuestBook(own) : undefined;
  const from = isPriced ? fromPriceOf(ofTours[0]) : undefined;
  // Those pages need a few words of the answers, and have no Apollo Client.
  if (!isPriced) {
    const queries = liveQueries(place, today, answers).slice(SHARED_QUERIES);
    for (const [index, { document, variables }] of queries.entries()) {
      client.writeQuery({ query: document, variables, data: own[index] });
    }
  }
  const houseCalendar = (calendar as HouseCalendarQuery | undefined)?.houseCalendar;
  const content = (changed as SiteContentQuery | null | undefined)?.siteContent;
  const house = houseCalendar ? { ...houseCalendar, ...(content && { content }) } : undefined;
  const hydrationData: HydrationData = {
    today,
    search: address.slice(pathAt(place).length),
    // Other pages are rendered once for all visitors.
    ...(isPrivatePath(route) && { now: new Date().toISOString() }),
    answers: client.extract() as NormalizedCacheObject,
    ...(house && { house }),
    ...(tours && { tours }),
    ...(from !== undefined && { from }),
    ...(guestBook && { guestBook }),
  };
  await preloadPages(route);
  if (route === paths.bookTour) await loadFlow();
  const { html, styles, metadata, structuredData } = await renderPage(address, { hydrationData, client });
  const head = [...headOf(route, metadata, house), ...structuredData.map(structuredDataElement), styles].join('\n    ');
  return template
    .replace(livePlaceholders.head, () => head)
    .replace(livePlaceholders.page, () => html)
    .replace(livePlaceholders.data, () => hydrationDataElement(hydrationData));
}
