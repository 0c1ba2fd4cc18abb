import { staffActionRecorded } from '@hilltop/contracts/bookings/staff-action-recorded';
import type { StaffActionFields } from '@hilltop/contracts/staff-action';
import { inTransaction } from '@hilltop/platform/database/transaction';
import type { StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { staffActionEvent } from '@hilltop/platform/staff-action';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Booking } from '../bookings/booking.entity.js';
import { BookingNote, MOST_NOTES } from './booking-note.entity.js';

export interface NewNote {
  readonly id: string;
  readonly text: string;
  readonly forDoor: boolean;
}

/** The record of staff actions says that there is a note, not what it says. */
@Injectable()
export class ChangeNotes {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** A repeated note is added once. @returns undefined without such a booking */
  async add(bookingId: string, note: NewNote, staff: StaffIdentity): Promise<BookingNote | 'too-many' | undefined> {
    const added = await inTransaction(this.dataSource, async (manager) => {
      // The lock makes concurrent notes count one after another.
      const booking = await manager.findOne(Booking, { where: { id: bookingId }, lock: { mode: 'pessimistic_write' } });
      if (!booking) return undefined;
      const earlier = await manager.findOneBy(BookingNote, { id: note.id, bookingId });
      if (earlier) return earlier;
      if ((await manager.countBy(BookingNote, { bookingId })) >= MOST_NOTES) return 'too-many';
      const writtenAt = this.clock.now();
      const added = Object.assign(new BookingNote(), { ...note, bookingId, staffId: staff.id, writtenAt });
      await manager.insert(BookingNote, added);
      const sides = { before: null, after: { forDoor: note.forDoor } };
      await this.record(manager, booking, staff, 'addBookingNote', sides);
      return added;
    });
    this.outbox.wake();
    return added;
  }

  /** @returns undefined without such a note */
  async remove(id: string, staff: StaffIdentity): Promise<BookingNote | undefined> {
    const removed = await inTransaction(this.dataSource, async (manager) => {
      const note = await manager.findOne(BookingNote, { where: { id }, lock: { mode: 'pessimistic_write' } });
      const booking = note && (await manager.findOneBy(Booking, { id: note.bookingId }));
      if (!note || !booking) return undefined;
      await manager.delete(BookingNote, { id });
      const sides = { before: { forDoor: note.forDoor }, after: null };
      await this.record(manager, booking, staff, 'removeBookingNote', sides);
      return note;
    });
    this.outbox.wake();
    return removed;
  }

  private async record(
    manager: EntityManager,
    { id: targetId, confirmationCode: targetName }: Booking,
    staff: StaffIdentity,
    action: string,
    sides: { readonly before: StaffActionFields | null; readonly after: StaffActionFields | null },
  ): Promise<void> {
    const done = { staff, action, targetType: 'booking', targetId, targetName, ...sides };
    await this.outbox.add(manager, staffActionEvent(staffActionRecorded, done, this.clock.now()));
  }
}
