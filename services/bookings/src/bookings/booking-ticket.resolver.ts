import { isUuid } from '@hilltop/platform/outcome/uuid';
import { Args, Query, Resolver } from '@nestjs/graphql';
import type { Booking as BookingView } from '../generated/schema-types.js';
import { BookingRepository } from './booking.repository.js';
import { BookingViews } from './booking.view.js';

/** Returns a booking with the guest's name and address, to services only. */
@Resolver()
export class BookingTicketResolver {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly views: BookingViews,
  ) {}

  @Query('bookingTicket')
  async ticket(@Args('bookingId') id: string): Promise<BookingView | null> {
    const booking = isUuid(id) ? await this.bookings.findById(id) : null;
    // Access needs are for staff at the door, and no service mails them.
    return booking && { ...this.views.of(booking), accessNeeds: null };
  }
}
