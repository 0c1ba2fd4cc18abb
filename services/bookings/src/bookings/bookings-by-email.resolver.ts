import { Args, Query, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import type { QueryBookingsByEmailArgs, Booking as View } from '../generated/schema-types.js';
import { BookingViews } from './booking.view.js';
import { bookingsOfGuest } from './guest-key.js';

/** $1 bookings. */
const CHANGE_REASONS = `
  SELECT booking_id AS "bookingId", reason FROM booking_changes
  WHERE booking_id = ANY ($1::uuid[]) AND reason IS NOT NULL ORDER BY revision`;

/** Returns bookings for a guest's data export (product.md §6). */
@Resolver()
export class BookingsByEmailResolver {
  constructor(
    private readonly dataSource: DataSource,
    private readonly views: BookingViews,
  ) {}

  @Query('bookingsByEmail')
  async list(@Args() { email }: QueryBookingsByEmailArgs): Promise<View[]> {
    const rows = await bookingsOfGuest(this.dataSource.manager, email);
    const reasons = await this.changeReasons(rows.map(({ id }) => id));
    return rows.map((booking) => ({
      ...this.views.of(booking),
      linkReplacedBecause: booking.linkReplacedBecause,
      changeReasons: reasons.filter(({ bookingId }) => bookingId === booking.id).map(({ reason }) => reason),
    }));
  }

  private changeReasons(bookingIds: readonly string[]): Promise<{ bookingId: string; reason: string }[]> {
    return this.dataSource.query(CHANGE_REASONS, [bookingIds]);
  }
}
