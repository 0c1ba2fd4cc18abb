import { CurrentIdentity } from '@hilltop/platform/graphql/current-identity';
import type { Identity } from '@hilltop/platform/identity/identity';
import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { DataSource, In } from 'typeorm';
import { loaderByBooking } from '../bookings/loader-by-booking.js';
import type { Booking as BookingView, GuestBookEntry as View } from '../generated/schema-types.js';
import { GuestBookEntry } from './guest-book-entry.entity.js';
import { guestBookEntryView } from './guest-book-entry.view.js';

/** Batched per response, for managers. */
@Resolver('Booking')
export class BookingGuestBookResolver {
  private readonly loader = loaderByBooking((ids) =>
    this.dataSource.manager.findBy(GuestBookEntry, { bookingId: In([...ids]) }),
  );

  constructor(private readonly dataSource: DataSource) {}

  @ResolveField('guestBookEntry')
  async entry(@Parent() booking: BookingView, @CurrentIdentity() identity: Identity): Promise<View | null> {
    if (identity.role !== 'staff' || identity.staffRole !== 'manager') return null;
    const [entry] = await this.loader.load(booking.id);
    return entry ? guestBookEntryView(entry, booking.confirmationCode) : null;
  }
}
