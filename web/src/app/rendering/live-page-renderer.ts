import type { NormalizedCacheObject } from '@apollo/client';
import { type HydrationData, hydrationDataElement } from '../../document/hydration-data.js';
import { structuredDataElement } from '../../document/structured-data/use-structured-data.js';
import { loadFlow } from '../../features/booking/load-steps.js';
import type { HouseCalendarQuery, SiteContentQuery } from '../../generated/operations.js';
import { createApolloClient } from '../data/apollo-client.js';
import { paths } from '../paths/paths.js';
import { preloadPages } from '../preload-pages.js';
import { homeTours } from './home-tours.js';
import { livePlaceholders } from './live-placeholders.js';
import { liveQueries, nextLiveQuery, type SentQuery, SHARED_QUERIES, sentQuery } from './live-queries.js';
import { headOf } from './page-head.js';
import { renderPage } from './render-page.js';

/** Renders pages with live data for the gateway (infra/decisions/0045). Dates are those of the venue, YYYY-MM-DD. */
export interface LivePageRenderer {
  /** The page's next query, given the answers so far; undefined when it has them all. */
  readonly nextQuery: (path: string, today: string, answers: readonly unknown[]) => SentQuery | undefined;
  /** The complete HTML page. @throws the error of a component */
  readonly render: (path: string, today: string, answers: readonly unknown[]) => Promise<string>;
}

/** @param templates each path's page, with placeholders for rendered parts */
export function createLivePageRenderer(templates: Readonly<Record<string, string>>): LivePageRenderer {
  return {
    nextQuery: (path, today, answers) => {
      const query = nextLiveQuery(path, today, answers);
      return query && sentQuery(query);
    },
    render: async (path, today, answers) => {
      const template = templates[path];
      if (template === undefined) throw new Error(`The build has no live page at ${path}`);
      const client = createApolloClient();
      const [calendar, changed, ...own] = answers;
      const tours = path === paths.home ? homeTours(own) : undefined;
      if (tours === undefined) {
        for (const [index, { document, variables }] of liveQueries(path, today, answers)
          .slice(SHARED_QUERIES)
          .entries()) {
          client.writeQuery({ query: document, variables, data: own[index] });
        }
      }
      const houseCalendar = (calendar as HouseCalendarQuery | undefined)?.houseCalendar;
      const content = (changed as SiteContentQuery | null | undefined)?.siteContent;
      const house = houseCalendar ? { ...houseCalendar, ...(content && { content }) } : undefined;
      const hydrationData: HydrationData = {
        today,
        answers: client.extract() as NormalizedCacheObject,
        ...(house && { house }),
        ...(tours && { tours }),
      };
      await preloadPages(path);
      if (path === paths.bookTour) await loadFlow();
      const { html, styles, metadata, structuredData } = await renderPage(path, { hydrationData, client });
      const head = [...headOf(path, metadata, house), ...structuredData.map(structuredDataElement), styles].join(
        '\n    ',
      );
      return template
        .replace(livePlaceholders.head, () => head)
        .replace(livePlaceholders.page, () => html)
        .replace(livePlaceholders.data, () => hydrationDataElement(hydrationData));
    },
  };
}
