import { CurrentIdentity } from '@hilltop/platform/graphql/current-identity';
import type { Identity } from '@hilltop/platform/identity/identity';
import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { DataSource, In } from 'typeorm';
import { loaderByBooking } from '../../bookings/loader-by-booking.js';
import type { Booking as BookingView, SeenScan } from '../../generated/schema-types.js';
import { scanView } from './door-day.js';
import { Scan } from './scan.entity.js';

/** A hold that replaced another keeps when the first one began. $1 bookings. */
const HELD = `SELECT b.id AS "bookingId", coalesce(h.began_at, h.created_at) AS at
  FROM bookings b JOIN holds h ON h.id = b.hold_id WHERE b.id = ANY ($1::uuid[])`;

interface Held {
  readonly bookingId: string;
  readonly at: Date;
}

/** How bookings began and what the door saw, batched per response, for the desk and managers. */
@Resolver('Booking')
export class BookingScansResolver {
  private readonly scansOf = loaderByBooking((ids) =>
    this.dataSource.manager.find(Scan, {
      where: { bookingId: In([...ids]) },
      order: { scannedAt: 'ASC', deviceId: 'ASC', sequence: 'ASC' },
    }),
  );
  private readonly heldOf = loaderByBooking<Held>((ids) => this.dataSource.query(HELD, [ids]));

  constructor(private readonly dataSource: DataSource) {}

  @ResolveField('scans')
  async scans(@Parent() { id }: BookingView, @CurrentIdentity() identity: Identity): Promise<SeenScan[] | null> {
    return readsBookings(identity) ? (await this.scansOf.load(id)).map(scanView) : null;
  }

  @ResolveField('heldAt')
  async heldAt(@Parent() { id }: BookingView, @CurrentIdentity() identity: Identity): Promise<string | null> {
    if (!readsBookings(identity)) return null;
    const [held] = await this.heldOf.load(id);
    return held?.at.toISOString() ?? null;
  }
}

function readsBookings(identity: Identity): boolean {
  return identity.role === 'staff' && (identity.staffRole === 'desk' || identity.staffRole === 'manager');
}
