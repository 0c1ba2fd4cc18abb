import { TOUR_TYPES } from '@hilltop/contracts/tour-types';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Metrics } from '@hilltop/platform/telemetry/metrics';
import { Inject, Injectable } from '@nestjs/common';
import type { CalendarDay } from '../../../generated/schema-types.js';
import { VenueClock } from '../../schedule/venue-clock.js';
import { CalendarDays } from './calendar-days.js';

/** Today and the days after it. */
const daysShown = 14;

/** Replicas share the tables, so all report the same values. */
@Injectable()
export class SeatMetrics {
  constructor(
    private readonly calendar: CalendarDays,
    private readonly venue: VenueClock,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(Metrics) metrics: Metrics,
  ) {
    const metric = {
      name: 'hilltop_seats',
      help: 'Seats of the next 14 days, by days from today, tour and state: sold, held, or free to book. A private party counts as one.',
      labels: ['day', 'tour', 'state'] as const,
    };
    metrics.lookup(metric, () => this.read());
  }

  private async read() {
    const now = this.clock.now();
    const today = this.venue.today(now);
    const { days } = await this.calendar.between(today, today.add({ days: daysShown - 1 }));
    return days.flatMap((day, offset) =>
      TOUR_TYPES.flatMap((tour) =>
        Object.entries(seatsOf(day, tour, now)).map(([state, value]) => ({
          labels: { day: String(offset), tour, state },
          value,
        })),
      ),
    );
  }
}

function seatsOf({ times }: CalendarDay, tour: string, now: Date) {
  const seats = { sold: 0, held: 0, free: 0 };
  for (const { tourType, sold, held, capacity, closed, planned, startsAt } of times) {
    if (tourType !== tour) continue;
    seats.sold += sold;
    seats.held += held;
    if (planned && !closed && startsAt > now.toISOString()) seats.free += Math.max(0, capacity - sold - held);
  }
  return seats;
}
