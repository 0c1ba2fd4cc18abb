import { Injectable } from '@nestjs/common';
import type { PriceList } from '../../prices/price-list.js';
import type { StartFacts } from '../../prices/price-rule.js';
import { storedTime } from '../schedule/start-times.js';
import { VenueClock } from '../schedule/venue-clock.js';
import { SlotRepository } from './slot.repository.js';
import type { SlotRequest } from './slot-request.js';

type AskedStart = Pick<SlotRequest, 'slotId' | 'date' | 'time' | 'capacity'>;

/** Reads what price rules need. */
@Injectable()
export class StartFactsReader {
  constructor(
    private readonly slots: SlotRepository,
    private readonly venue: VenueClock,
  ) {}

  /** @param own seats of the start that the party holds already: they don't count as taken */
  async of({ slotId, date, time, capacity }: AskedStart, list: PriceList, own: number, now: Date): Promise<StartFacts> {
    const asksForSeats = list.rules.some(({ soldBelowPercent }) => soldBelowPercent !== null);
    const level = asksForSeats ? await this.slots.seatsTaken(slotId) : undefined;
    return {
      date: date.toString(),
      weekday: date.dayOfWeek,
      time: storedTime(time) ?? time,
      daysAhead: this.venue.today(now).until(date).days,
      taken: Math.max(0, (level?.taken ?? 0) - own),
      capacity: level?.capacity ?? capacity,
    };
  }
}
