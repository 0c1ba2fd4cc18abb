import { Args, Query, Resolver } from '@nestjs/graphql';
import { BookingViews } from '../../bookings/booking.view.js';
import type { MyBookingResult } from '../../generated/schema-types.js';
import { bookingNotFound } from '../visit.refusals.js';
import { VisitAccess } from '../visit-access.js';

/** The booking of a visitor's link. */
@Resolver()
export class MyBookingResolver {
  constructor(
    private readonly access: VisitAccess,
    private readonly views: BookingViews,
  ) {}

  @Query('myBooking')
  async show(@Args('token') token: string): Promise<MyBookingResult> {
    const booking = await this.access.open(token);
    return booking ? this.views.of(booking) : bookingNotFound();
  }
}
