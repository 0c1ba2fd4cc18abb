import type { FreeTimesQuery, HomeToursQuery, TourType } from '../generated/operations.js';
import { dateAfter } from './venue-dates.js';

/** A tour as the home page offers it. */
export interface OfferedTour {
  readonly id: string;
  readonly type: TourType;
  readonly name: string;
  readonly description: string;
  readonly duration: string;
  /** US dollars, text with two decimals. */
  readonly price: string;
  /** The first time with a seat left; undefined when the days asked for have none. */
  readonly next?: { readonly date: string; readonly time: string };
}

/** The times of a kind of tour, as they were answered. */
export type FreeTimesOf = (type: TourType) => FreeTimesQuery | undefined;

function nextFree(answer: FreeTimesQuery | undefined): OfferedTour['next'] {
  for (const { date, times } of answer?.availability?.days ?? []) {
    const free = times.find(({ seatsLeft }) => seatsLeft > 0);
    if (free) return { date, time: free.time };
  }
  return undefined;
}

/** How many days from today on are searched for a free time. */
export const DAYS_SEARCHED = 30;

/** What is asked for to find the next free time of a kind of tour. @param from today at the venue, YYYY-MM-DD */
export function freeTimesOf(tourType: TourType, from: string) {
  return { tourType, from, to: dateAfter(from, DAYS_SEARCHED) };
}

/** Each kind of tour on offer, once. */
export function kindsOf({ tours }: HomeToursQuery): readonly TourType[] {
  return [...new Set((tours ?? []).map(({ type }) => type))];
}

/** What the home page shows of the answers: a few lines in place of every time of a month. */
export function offeredTours(answer: HomeToursQuery, freeTimes: FreeTimesOf): readonly OfferedTour[] {
  return (answer.tours ?? []).map(({ id, type, name, description, duration, price }) => {
    const next = nextFree(freeTimes(type));
    return { id, type, name, description, duration, price, ...(next && { next }) };
  });
}
