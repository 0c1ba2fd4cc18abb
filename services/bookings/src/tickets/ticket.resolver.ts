import { CurrentIdentity } from '@hilltop/platform/graphql/current-identity';
import { type Identity, readsOnly } from '@hilltop/platform/identity/identity';
import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import type { Booking as BookingView } from '../generated/schema-types.js';
import { BookingChange } from '../visits/booking-change.entity.js';
import { TicketSigner } from './ticket-signer.js';

/** Signed only when a query selects it. */
@Resolver('Booking')
export class TicketResolver {
  constructor(
    private readonly signer: TicketSigner,
    private readonly dataSource: DataSource,
  ) {}

  @ResolveField('ticket')
  async ticket(@Parent() booking: BookingView, @CurrentIdentity() identity: Identity): Promise<string | null> {
    if (booking.status !== 'confirmed' || isGuide(identity) || readsOnly(identity)) return null;
    const { id: bookingId, tourType, guests, revision } = booking;
    const startsAt = new Date(booking.startsAt);
    return this.signer.sign({
      bookingId,
      tourType,
      guests,
      revision,
      startsAt,
      issuedAt: await this.issuedAt(booking),
    });
  }

  private async issuedAt({ id: bookingId, revision, createdAt }: BookingView): Promise<Date> {
    const change =
      revision === 0 ? null : await this.dataSource.manager.findOneBy(BookingChange, { bookingId, revision });
    return change?.changedAt ?? new Date(createdAt);
  }
}

/** Guides admit parties but do not get their tickets, nor does who reads the books (product.md §6). */
function isGuide(identity: Identity): boolean {
  return identity.role === 'staff' && identity.staffRole === 'guide';
}
