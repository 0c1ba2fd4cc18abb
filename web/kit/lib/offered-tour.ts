import type { FreeTimesQuery, HomeToursQuery, TourType } from '../../generated/operations.js';
import { shortAmount, toAmount, toCents } from './money.js';
import { fromPrice } from './tickets/price-list.js';
import { dateAfter } from './venue-dates.js';

export interface OfferedTour {
  readonly id: string;
  readonly type: TourType;
  readonly name: string;
  readonly description: string;
  /** Of both, what is in English on a page of another language. */
  readonly untranslated: readonly string[];
  readonly duration: string;
  /** US dollars, text with two decimals. */
  readonly price: string;
  /** "$18.00": the lowest price, if the tour sells several ticket types. */
  readonly from?: string;
  readonly capacity: number;
  readonly soldByParty: boolean;
  /** The first time with a free seat; undefined without one in the days searched. */
  readonly next?: { readonly date: string; readonly time: string };
}

export type FreeTimesOf = (type: TourType) => FreeTimesQuery | undefined;

function nextFree(answer: FreeTimesQuery | undefined): OfferedTour['next'] {
  for (const { date, times } of answer?.availability?.days ?? []) {
    const free = times.find(({ seatsLeft }) => seatsLeft > 0);
    if (free) return { date, time: free.time };
  }
  return undefined;
}

export const DAYS_SEARCHED = 30;

/** Query variables for the next opening of a tour type. @param from today at the venue, YYYY-MM-DD */
export function freeTimesOf(tourType: TourType, from: string) {
  return { tourType, from, to: dateAfter(from, DAYS_SEARCHED) };
}

export function kindsOf({ tours }: HomeToursQuery): readonly TourType[] {
  return [...new Set((tours ?? []).map(({ type }) => type))];
}

/** "$18": the lowest price of all tours, before rules; undefined without tours. */
export function lowestPrice({ tours }: HomeToursQuery): string | undefined {
  const cents = (tours ?? []).map(({ price, prices }) => toCents(fromPrice(prices ?? [])?.slice(1) ?? price));
  return cents.length === 0 ? undefined : shortAmount(toAmount(Math.min(...cents)));
}

/** What the home page shows of the answers: a few lines instead of every time of a month. */
export function offeredTours(answer: HomeToursQuery, freeTimes: FreeTimesOf): readonly OfferedTour[] {
  return (answer.tours ?? []).map(({ prices, __typename: _, ...tour }) => {
    const next = nextFree(freeTimes(tour.type));
    const from = fromPrice(prices ?? []);
    return { ...tour, ...(from !== undefined && { from }), ...(next && { next }) };
  });
}
