import type { APIRequestContext } from '@playwright/test';
import { requestGraphql } from './graphql.js';

export type TourType = 'standard' | 'premium' | 'private';

/** A tour start: a date and a time at the venue. */
export interface Slot {
  readonly tourType: TourType;
  /** YYYY-MM-DD */
  readonly date: string;
  /** As it is shown, e.g. "9:00 AM". */
  readonly time: string;
}

export interface Day {
  readonly date: string;
  readonly open: boolean;
  readonly times: readonly { readonly time: string; readonly capacity: number; readonly seatsLeft: number }[];
}

export interface Availability {
  /** First and last bookable date, by the service's clock. */
  readonly firstDate: string;
  readonly lastDate: string;
  readonly days: readonly Day[];
}

const query = `query Slots($tourType: TourType!, $from: String!, $to: String!) {
  availability(tourType: $tourType, from: $from, to: $to) {
    firstDate lastDate days { date open times { time capacity seatsLeft } }
  }
}`;

export const dayMs = 86_400_000;

/** Maximum number of days per request. */
const mostDays = 62;

export function addDays(date: string, count: number): string {
  return new Date(Date.parse(date) + count * dayMs).toISOString().slice(0, 10);
}

/** Availability from `from` to `to`, inclusive: at most 62 days. */
export async function availability(
  request: APIRequestContext,
  tourType: TourType,
  from: string,
  to: string,
): Promise<Availability> {
  const data = await requestGraphql<{ availability: Availability }>(request, query, { tourType, from, to });
  return data.availability;
}

/** Every bookable day, by the service's clock, which can differ from this machine's. */
export async function bookableDays(request: APIRequestContext, tourType: TourType): Promise<readonly Day[]> {
  const { firstDate, lastDate } = await availability(request, tourType, '2026-01-01', '2026-01-01');
  const days: Day[] = [];
  for (let from = firstDate; from <= lastDate; from = addDays(from, mostDays)) {
    days.push(...(await availability(request, tourType, from, addDays(from, mostDays - 1))).days);
  }
  return days.filter(({ open }) => open);
}

function isFree({ seatsLeft, capacity }: Day['times'][number]): boolean {
  return seatsLeft === capacity;
}

function isUntouched({ times }: Day): boolean {
  return times.every(isFree);
}

/** Gives each test a day of its own while there are some. Dates are divided among the workers; a worker hands out each start once. */
export class SlotAllocator {
  private readonly given = new Set<string>();

  /** @param worker index of this worker @param workers number of parallel workers */
  constructor(
    private readonly request: APIRequestContext,
    private readonly worker: number,
    private readonly workers: number,
  ) {}

  /**
   * The first start of a day on which nobody else books this tour type. When there is none left, the last free one of a day of
   * an earlier test: those of a worker run one after the other.
   */
  async take(tourType: TourType): Promise<Slot> {
    // Today and tomorrow can lose start times while the test runs.
    const days = (await bookableDays(this.request, tourType)).slice(2).filter(({ date }) => this.isOwn(date));
    const untouched = days.filter(isUntouched).map(({ date, times: [first] }) => ({ date, time: first?.time }));
    const others = days.map(({ date, times }) => ({ date, time: times.findLast(isFree)?.time }));
    for (const { date, time } of [...untouched, ...others]) {
      const key = `${tourType} ${date} ${time}`;
      if (time === undefined || this.given.has(key)) continue;
      this.given.add(key);
      return { tourType, date, time };
    }
    throw new Error(`Worker ${this.worker} has no free start of ${tourType} tours left`);
  }

  private isOwn(date: string): boolean {
    return (Date.parse(date) / dayMs) % this.workers === this.worker;
  }
}
