import { Args, Query, Resolver } from '@nestjs/graphql';
import { DataSource, In } from 'typeorm';
import { bookingsOfGuest } from '../../bookings/guest-key.js';
import type { QueryCheckInsByEmailArgs, CheckIn as View } from '../../generated/schema-types.js';
import { CheckInConflict } from './check-in-conflict.entity.js';
import { DoorDay, scanView } from './door-day.js';
import { Scan } from './scan.entity.js';

/** Returns scans for a guest's data export (product.md §6). */
@Resolver()
export class CheckInsByEmailResolver {
  constructor(
    private readonly dataSource: DataSource,
    private readonly doorDay: DoorDay,
  ) {}

  @Query('checkInsByEmail')
  async list(@Args() { email }: QueryCheckInsByEmailArgs): Promise<View[]> {
    const { manager } = this.dataSource;
    const bookings = await bookingsOfGuest(manager, email);
    const theirs = { bookingId: In(bookings.map(({ id }) => id)) };
    const [scans, conflicts] = await Promise.all([
      manager.find(Scan, { where: theirs, order: { scannedAt: 'ASC', id: 'ASC' } }),
      manager.find(CheckInConflict, { where: theirs, order: { openedAt: 'ASC', id: 'ASC' } }),
    ]);
    const settled = await this.doorDay.conflictViews(conflicts.map((conflict) => ({ conflict })));
    const checkIns = bookings.map(({ id, confirmationCode }) => ({
      bookingId: id,
      confirmationCode,
      scans: scans.filter(({ bookingId }) => bookingId === id).map(scanView),
      conflicts: settled.filter(({ booking }) => booking?.id === id),
    }));
    return checkIns.filter((checkIn) => checkIn.scans.length > 0);
  }
}
