import type { APIRequestContext } from '@playwright/test';
import { addDays, bookableDays, dayMs, type Slot, type TourType } from '../../support/slots.js';

/** Starts that nobody else uses. Unlike `SlotAllocator` it gives out every start of a day. */
export class StartAllocator {
  private readonly given = new Set<string>();
  private days: Awaited<ReturnType<typeof bookableDays>> | undefined;

  constructor(
    private readonly request: APIRequestContext,
    private readonly worker: number,
    private readonly workers: number,
  ) {}

  /** A start at least four days ahead, so that it can still be changed and refunded. @param other a start on another day than this */
  async take(tourType: TourType, other?: Slot): Promise<Slot> {
    this.days ??= await bookableDays(this.request, tourType);
    const soonest = addDays(new Date().toISOString().slice(0, 10), 4);
    for (const { date, times } of this.days) {
      if (date < soonest || date === other?.date || (Date.parse(date) / dayMs) % this.workers !== this.worker) continue;
      for (const { time, seatsLeft, capacity } of times) {
        const key = `${date} ${time}`;
        if (seatsLeft < capacity || this.given.has(key)) continue;
        this.given.add(key);
        return { tourType, date, time };
      }
    }
    throw new Error(`Worker ${this.worker} has no untouched start left`);
  }

  /** A whole day of which nothing is sold, for what closes it. */
  async takeDay(tourType: TourType): Promise<string> {
    for (;;) {
      const { date } = await this.take(tourType);
      const times = this.days?.find((day) => day.date === date)?.times ?? [];
      for (const { time } of times) this.given.add(`${date} ${time}`);
      if (times.every(({ seatsLeft, capacity }) => seatsLeft === capacity)) return date;
    }
  }
}
