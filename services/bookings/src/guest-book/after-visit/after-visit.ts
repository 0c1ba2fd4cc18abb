import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Booking } from '../../bookings/booking.entity.js';
import { ADMITTED } from '../../door/check-in/admitted.js';
import type { AfterVisitState, AfterVisit as View } from '../../generated/schema-types.js';
import { GuestBookEntry } from '../guest-book-entry.entity.js';

/** Counted from the start. */
export const WRITABLE_DAYS = 28;

interface Facts {
  readonly startsAt: Date;
  readonly isErased: boolean;
  /** Over all phones. */
  readonly cameIn: number;
  readonly hasWritten: boolean;
}

/** Product.md §16. */
export function afterVisitState({ startsAt, isErased, cameIn, hasWritten }: Facts, now: Date): AfterVisitState {
  if (hasWritten) return 'WRITTEN';
  if (now < startsAt) return 'NOT_YET';
  const isLate = now.getTime() >= startsAt.getTime() + WRITABLE_DAYS * 24 * 60 * 60_000;
  if (isLate || isErased) return 'OVER';
  return cameIn > 0 ? 'OPEN' : 'DID_NOT_COME';
}

@Injectable()
export class AfterVisits {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async of(booking: Booking, manager = this.dataSource.manager): Promise<View> {
    const { id: bookingId, firstName, lastName, email, tourName, tourDate, tourTime, startsAt } = booking;
    const [scans]: [{ people: number }] = await manager.query(
      `SELECT ${ADMITTED} AS people FROM bookings b WHERE b.id = $1`,
      [bookingId],
    );
    const entry = await manager.findOneBy(GuestBookEntry, { bookingId });
    const isErased = email === '' && firstName === 'Erased' && lastName === 'Guest';
    const facts = { startsAt, isErased, cameIn: scans.people, hasWritten: entry !== null };
    return {
      __typename: 'AfterVisit',
      state: afterVisitState(facts, this.clock.now()),
      firstName: isErased ? '' : firstName,
      tourName,
      tourDate,
      tourTime,
      cameIn: Math.max(0, scans.people),
      writtenAt: entry?.writtenAt.toISOString() ?? null,
    };
  }
}
