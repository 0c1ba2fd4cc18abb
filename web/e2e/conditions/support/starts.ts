import type { APIRequestContext } from '@playwright/test';
import { addDays, bookableDays, type Day, dayMs, type Slot, type TourType } from '../../support/slots.js';

/** Starts that nobody else uses. Unlike `SlotAllocator`, it hands out every start of a day. */
export class StartAllocator {
  private readonly given = new Set<string>();

  constructor(
    private readonly request: APIRequestContext,
    private readonly worker: number,
    private readonly workers: number,
  ) {}

  /** A start at least four days ahead, which can still be changed and refunded. @param other on another day than this */
  async take(tourType: TourType, other?: Slot): Promise<Slot> {
    for (const { date, times } of await this.ownDays(tourType)) {
      if (date === other?.date) continue;
      for (const { time, seatsLeft, capacity } of times) {
        const key = `${date} ${time}`;
        if (seatsLeft < capacity || this.given.has(key)) continue;
        this.given.add(key);
        return { tourType, date, time };
      }
    }
    throw new Error(`Worker ${this.worker} has no untouched start left`);
  }

  /** A whole day without sales, for tests that close it. */
  async takeDay(tourType: TourType): Promise<string> {
    for (const { date, times } of await this.ownDays(tourType)) {
      const keys = times.map(({ time }) => `${date} ${time}`);
      if (keys.some((key) => this.given.has(key)) || times.some(({ seatsLeft, capacity }) => seatsLeft < capacity))
        continue;
      for (const key of keys) this.given.add(key);
      return date;
    }
    throw new Error(`Worker ${this.worker} has no untouched day left`);
  }

  /** Read each time: other tests of this worker book on these days too. */
  private async ownDays(tourType: TourType): Promise<readonly Day[]> {
    const soonest = addDays(new Date().toISOString().slice(0, 10), 4);
    const days = await bookableDays(this.request, tourType);
    return days.filter(({ date }) => date >= soonest && (Date.parse(date) / dayMs) % this.workers === this.worker);
  }
}
