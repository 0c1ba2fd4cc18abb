import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { Inject } from '@nestjs/common';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import type { BookingsAhead, QueryBookingsAheadArgs } from '../generated/schema-types.js';
import { VenueClock } from '../opening/schedule/venue-clock.js';
import { Booking } from './booking.entity.js';

/** Parties that still come after staff withdraw a tour (product.md §4). */
@Resolver()
export class BookingsAheadResolver {
  constructor(
    private readonly dataSource: DataSource,
    private readonly venue: VenueClock,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Query('bookingsAhead')
  async count(@Args() { tourId }: QueryBookingsAheadArgs): Promise<BookingsAhead> {
    if (!isUuid(tourId)) return { __typename: 'BookingsAhead', tourId, bookings: 0, guests: 0 };
    const now = this.clock.now();
    const row = await this.dataSource
      .createQueryBuilder(Booking, 'b')
      .select('count(*)::int', 'bookings')
      .addSelect('coalesce(sum(b.guests), 0)::int', 'guests')
      .where('b.tourId = :tourId', { tourId })
      // The date is indexed, the start is not.
      .andWhere('b.tourDate >= :today', { today: this.venue.today(now).toString() })
      .andWhere('b.startsAt > :now', { now })
      .andWhere("b.status <> 'cancelled'")
      .getRawOne<{ bookings: number; guests: number }>();
    return { __typename: 'BookingsAhead', tourId, bookings: row?.bookings ?? 0, guests: row?.guests ?? 0 };
  }
}
