import type { APIRequestContext } from '@playwright/test';
import { requestGraphql } from './graphql.js';

export type TourType = 'standard' | 'premium' | 'private';

/** Date and time at the venue. */
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

/** Per request. */
const mostDays = 62;

export function addDays(date: string, count: number): string {
  return new Date(Date.parse(date) + count * dayMs).toISOString().slice(0, 10);
}

/** From `from` to `to`, inclusive: 62 days at most. */
export async function availability(
  request: APIRequestContext,
  tourType: TourType,
  from: string,
  to: string,
): Promise<Availability> {
  const data = await requestGraphql<{ availability: Availability }>(request, query, { tourType, from, to });
  return data.availability;
}

/** By the service's clock, which can differ from this machine's. */
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

/** Gives each test a day of its own while there are some. Workers share the dates; each hands out a start once. */
export class SlotAllocator {
  private readonly given = new Set<string>();

  /** @param worker index from 0 @param workers how many run in parallel */
  constructor(
    private readonly request: APIRequestContext,
    private readonly worker: number,
    private readonly workers: number,
  ) {}

  /**
   * The first start of a day without bookings of this tour type; if none is left, the last free start of an earlier
   * test's day: tests of one worker run one at a time.
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

/** A start far enough ahead for changes and for a refund. */
export async function laterSlot(slots: SlotAllocator): Promise<Slot> {
  const soon = addDays(new Date().toISOString().slice(0, 10), 4);
  for (;;) {
    const slot = await slots.take('standard');
    if (slot.date >= soon) return slot;
  }
}
