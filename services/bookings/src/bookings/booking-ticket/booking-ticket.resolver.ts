import { CurrentIdentity } from '@hilltop/platform/graphql/current-identity';
import { forbidden } from '@hilltop/platform/graphql/forbidden';
import { type Identity, isService } from '@hilltop/platform/identity/identity';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { Args, Query, Resolver } from '@nestjs/graphql';
import type { Booking as BookingView } from '../../generated/schema-types.js';
import { BookingRepository } from '../booking.repository.js';
import { bookingView } from '../booking.view.js';

/** Returns a booking with its guest's name and address, to services only. */
@Resolver()
export class BookingTicketResolver {
  constructor(private readonly bookings: BookingRepository) {}

  @Query('bookingTicket')
  async ticket(@Args('bookingId') id: string, @CurrentIdentity() identity: Identity): Promise<BookingView | null> {
    if (!isService(identity)) throw forbidden();
    const booking = isUuid(id) ? await this.bookings.findById(id) : null;
    return booking && bookingView(booking);
  }
}
