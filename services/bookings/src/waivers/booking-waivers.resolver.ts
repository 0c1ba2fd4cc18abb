import { CurrentIdentity } from '@hilltop/platform/graphql/current-identity';
import { type Identity, readsOnly } from '@hilltop/platform/identity/identity';
import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { DataSource, In } from 'typeorm';
import { loaderByBooking } from '../bookings/loader-by-booking.js';
import type { Booking as BookingView, Waivers as WaiversView } from '../generated/schema-types.js';
import { signersOf } from './signers-of.js';
import { Waiver } from './waiver.entity.js';

@Resolver('Booking')
export class BookingWaiversResolver {
  private readonly loader = loaderByBooking((ids) =>
    this.dataSource.manager.find(Waiver, {
      where: { bookingId: In([...ids]) },
      order: { signedAt: 'ASC', guestName: 'ASC' },
    }),
  );

  constructor(private readonly dataSource: DataSource) {}

  @ResolveField('waivers')
  async waivers(
    @Parent() { id, guests, tickets }: BookingView,
    @CurrentIdentity() identity: Identity,
  ): Promise<WaiversView> {
    const rows = await this.loader.load(id);
    const of = signersOf({ guests, tickets });
    const named = readsOnly(identity) ? [] : rows;
    return {
      __typename: 'Waivers',
      // The party may have become smaller since.
      signed: Math.min(rows.length, of),
      of,
      guests: named.map(({ id: waiverId, guestName, signedBy, place, signedAt }) => ({
        __typename: 'SignedWaiver',
        id: waiverId,
        guestName,
        signedBy,
        place,
        signedAt: signedAt.toISOString(),
      })),
    };
  }
}
