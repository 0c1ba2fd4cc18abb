import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import { loaderByBooking } from '../bookings/loader-by-booking.js';
import type { Booking as BookingView } from '../generated/schema-types.js';

interface PartyLimit {
  readonly bookingId: string;
  readonly maxGroupSize: number;
}

/** $1 bookings. */
const PARTY_LIMITS = `
  SELECT b.id AS "bookingId", t.max_group_size AS "maxGroupSize" FROM bookings b JOIN tours t ON t.id = b.tour_id
  WHERE b.id = ANY($1::uuid[])`;

@Resolver('Booking')
export class PartyLimitResolver {
  private readonly loader = loaderByBooking((ids) => this.dataSource.query<PartyLimit[]>(PARTY_LIMITS, [ids]));

  constructor(private readonly dataSource: DataSource) {}

  @ResolveField('maxGroupSize')
  async maxGroupSize(@Parent() { id }: BookingView): Promise<number | null> {
    const [limit] = await this.loader.load(id);
    return limit?.maxGroupSize ?? null;
  }
}
