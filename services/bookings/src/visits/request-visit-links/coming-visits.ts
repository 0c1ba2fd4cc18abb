import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Booking } from '../../bookings/booking.entity.js';

/** Visits per e-mail. */
const MOST = 10;
/** A visit that has begun can be looked up until the next day. */
const DAY_MS = 86_400_000;

/** Visits that are not over. */
@Injectable()
export class ComingVisits {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The soonest first. */
  of(email: string): Promise<Booking[]> {
    const since = new Date(this.clock.now().getTime() - DAY_MS);
    return this.dataSource
      .createQueryBuilder(Booking, 'b')
      .where('b.tourDate >= :date', { date: since.toISOString().slice(0, 10) })
      .andWhere('lower(b.email) = lower(:email)', { email })
      .andWhere("b.status <> 'cancelled'")
      .orderBy('b.startsAt')
      .addOrderBy('b.id')
      .limit(MOST)
      .getMany();
  }
}
