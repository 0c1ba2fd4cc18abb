import type { TourType } from '@hilltop/contracts/tour-types';
import { Metrics } from '@hilltop/platform/telemetry/metrics';
import { Inject, Injectable } from '@nestjs/common';

/** Counts bookings and refused bookings. A repeated request counts once. */
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

  booked(tour: TourType, guests: number): void {
    this.sold.inc({ tour }, guests);
  }

  refuse(tour: TourType, reason: string): void {
    this.refused.inc({ tour, reason });
  }
}
