import { InMemoryCache } from '@apollo/client';
import { type DocumentNode, getOperationAST, print } from 'graphql';
import { housePages } from '#house/pages/pages.js';
import {
  AfterVisitDocument,
  GroupBillDocument,
  GroupsPageDocument,
  GuestBookDocument,
  GuestQuestionsDocument,
  HouseCalendarDocument,
  MyGroupDocument,
  MyOrderDocument,
  MyVisitDocument,
  MyWaitlistEntryDocument,
  PaymentLinkPageDocument,
  SiteContentDocument,
  StoreProductsDocument,
  ToursPageDocument,
  VoucherPageDocument,
  WaiverInvitationDocument,
} from '../../generated/operations.js';
import { sheetInAddress } from '../../kit/lib/guest-book.js';
import { nextBookingQuery } from '../../shop/book/booking-queries.js';
import { paths } from '../paths/paths.js';
import { nextHomeQuery, nextPriceQuery, nextToursQuery } from './home-tours.js';
import type { LiveQuery } from './live-query.js';
import type { PagePlace } from './page-place.js';

type Variables = Readonly<Record<string, unknown>>;

/** Printed for the request. */
export interface SentQuery {
  readonly query: string;
  readonly operationName: string;
  readonly variables: Variables;
  readonly isOptional?: boolean;
}

type NextQuery = (answers: readonly unknown[], today: string, place: PagePlace) => LiveQuery | undefined;

function only(document: DocumentNode): NextQuery {
  return (answers, _today, { token }) =>
    answers.length === 0 ? { document, variables: token === undefined ? {} : { token } } : undefined;
}

/** First what the house asks of guests, because the last answer says whether the token leads to a visit. */
const nextVisitQuery: NextQuery = (answers, today, place) =>
  answers.length === 0
    ? { document: GuestQuestionsDocument, variables: {} }
    : only(MyVisitDocument)(answers.slice(1), today, place);

/** Pages with the price of a tour, which ask for no more than the tours. */
export const pricedPaths: readonly string[] = [paths.visitUs, ...housePages.pages.map(({ path }) => path)];

/** Of these, the pages of the house that also show the next free times. */
export const touredPaths: readonly string[] = housePages.pages.flatMap(({ path, showsTours }) =>
  showsTours ? [path] : [],
);

const nextQueries: Readonly<Record<string, NextQuery>> = {
  [paths.home]: nextHomeQuery,
  [paths.tours]: only(ToursPageDocument),
  [paths.groups]: only(GroupsPageDocument),
  [paths.store]: only(StoreProductsDocument),
  [paths.bookTour]: (answers, today, { query }) => nextBookingQuery(answers, today, query),
  [paths.guestBook]: (answers, _today, { query }) =>
    answers.length === 0 ? { document: GuestBookDocument, variables: { sheet: sheetInAddress(query) } } : undefined,
  [paths.visit]: nextVisitQuery,
  [paths.afterVisit]: only(AfterVisitDocument),
  [paths.waitlist]: only(MyWaitlistEntryDocument),
  [paths.waiver]: only(WaiverInvitationDocument),
  [paths.pay]: only(PaymentLinkPageDocument),
  [paths.voucher]: only(VoucherPageDocument),
  [paths.order]: only(MyOrderDocument),
  [paths.group]: only(MyGroupDocument),
  [paths.bill]: only(GroupBillDocument),
  ...Object.fromEntries(pricedPaths.map((path) => [path, nextPriceQuery])),
  ...Object.fromEntries(touredPaths.map((path) => [path, nextToursQuery])),
};

/** How many queries every page has before its own. */
export const SHARED_QUERIES = 2;

/** First the house's calendar, then staff's content, then the page's own. @param today at the venue, YYYY-MM-DD */
export function nextLiveQuery(place: PagePlace, today: string, answers: readonly unknown[]): LiveQuery | undefined {
  const { route } = place;
  if (answers.length === 0) return { document: HouseCalendarDocument, variables: {} };
  if (answers.length === 1) {
    const variables = {
      isHome: route === paths.home,
      isMedia: housePages.pages.some(({ path, showsMedia }) => path === route && showsMedia === true),
      isVisitUs: route === paths.visitUs,
    };
    return { document: SiteContentDocument, variables, isOptional: true };
  }
  return nextQueries[route]?.(answers.slice(SHARED_QUERIES), today, place);
}

/** The queries that belong to the answers, in order. */
export function liveQueries(place: PagePlace, today: string, answers: readonly unknown[]): readonly LiveQuery[] {
  return answers.flatMap((_, index) => nextLiveQuery(place, today, answers.slice(0, index)) ?? []);
}

// Adds `__typename`, as Apollo Client does.
const cache = new InMemoryCache();
const texts = new WeakMap<DocumentNode, string>();

export function sentQuery({ document, variables, isOptional }: LiveQuery): SentQuery {
  const query = texts.get(document) ?? print(cache.transformDocument(document));
  texts.set(document, query);
  return {
    query,
    operationName: getOperationAST(document)?.name?.value ?? '',
    variables,
    ...(isOptional && { isOptional }),
  };
}
