import { Args, Query, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import type { QueryBookingsByEmailArgs, Booking as View } from '../../generated/schema-types.js';
import { Booking } from '../booking.entity.js';
import { BookingViews } from '../booking.view.js';

/** The bookings in a guest's data export (product.md §6). */
@Resolver()
export class BookingsByEmailResolver {
  constructor(
    private readonly dataSource: DataSource,
    private readonly views: BookingViews,
  ) {}

  @Query('bookingsByEmail')
  async list(@Args() { email }: QueryBookingsByEmailArgs): Promise<View[]> {
    const rows = await this.dataSource
      .createQueryBuilder(Booking, 'b')
      .where('lower(b.email) = :email', { email: email.trim().toLowerCase() })
      .orderBy('b.createdAt')
      .getMany();
    return rows.map((booking) => ({ ...this.views.of(booking), linkReplacedBecause: booking.linkReplacedBecause }));
  }
}
