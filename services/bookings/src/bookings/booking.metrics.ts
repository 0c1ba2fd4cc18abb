import type { TourType } from '@hilltop/contracts/tour-types';
import { Metrics } from '@hilltop/platform/telemetry/metrics';
import { Inject, Injectable } from '@nestjs/common';
import type { Booked } from './store-booking.js';

/** A repeated request counts once. */
@Injectable()
export class BookingMetrics {
  private readonly sold;
  private readonly refused;

  constructor(@Inject(Metrics) metrics: Metrics) {
    this.sold = metrics.counter({
      name: 'hilltop_guests_booked_total',
      help: 'Guests of confirmed bookings, by tour.',
      labels: ['tour'],
    });
    this.refused = metrics.counter({
      name: 'hilltop_bookings_refused_total',
      help: 'Bookings that were refused, by tour and reason.',
      labels: ['tour', 'reason'],
    });
  }

  count(tour: TourType, outcome: Booked | { readonly __typename: string }): void {
    if (!('booking' in outcome)) this.refused.inc({ tour, reason: outcome.__typename });
    else if (!outcome.replayed) this.sold.inc({ tour }, outcome.booking.guests);
  }
}
