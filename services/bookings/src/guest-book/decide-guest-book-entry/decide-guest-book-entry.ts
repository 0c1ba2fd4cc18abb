import { staffActionRecorded } from '@hilltop/contracts/bookings/staff-action-recorded';
import { inTransaction } from '@hilltop/platform/database/transaction';
import type { StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { staffActionEvent } from '@hilltop/platform/staff-action';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, IsNull, Not } from 'typeorm';
import { Booking } from '../../bookings/booking.entity.js';
import type { GuestBookDecidedMeanwhile, GuestBookEntryNotFound } from '../../generated/refusals.js';
import type { GuestBookState, LeftOutBecause, GuestBookEntry as View } from '../../generated/schema-types.js';
import { refuse } from '../../refusals.en.js';
import { guestBookChangedEvent } from '../guest-book.events.js';
import { GuestBookEntry } from '../guest-book-entry.entity.js';
import { guestBookEntryView } from '../guest-book-entry.view.js';

export interface Decision {
  readonly was: GuestBookState;
  readonly state: GuestBookState;
  /** Null unless the words are left out. */
  readonly because: LeftOutBecause | null;
}

/** Uses one conditional statement. The words never change. */
@Injectable()
export class DecideGuestBookEntry {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(
    id: string,
    { was, state, because }: Decision,
    staff: StaffIdentity,
  ): Promise<View | GuestBookEntryNotFound | GuestBookDecidedMeanwhile> {
    const decidedAt = this.clock.now();
    const outcome = await inTransaction(this.dataSource, async (manager) => {
      const written = { id, words: Not(IsNull()) };
      const decided = { state, leftOutBecause: because, decidedBy: staff.id, decidedAt };
      const { affected } = await manager.update(GuestBookEntry, { ...written, state: was }, decided);
      const entry = await manager.findOneBy(GuestBookEntry, written);
      const booking = entry && (await manager.findOneBy(Booking, { id: entry.bookingId }));
      if (!entry || !booking) return refuse.GuestBookEntryNotFound();
      if (affected === 0) return refuse.GuestBookDecidedMeanwhile({ state: entry.state });
      await this.outbox.add(manager, guestBookChangedEvent(id, state, decidedAt));
      const target = { targetType: 'booking', targetId: booking.id, targetName: booking.confirmationCode };
      const sides = { before: { state: was }, after: { state, ...(because && { because }) } };
      const done = { staff, action: 'decideGuestBookEntry', ...target, ...sides };
      await this.outbox.add(manager, staffActionEvent(staffActionRecorded, done, decidedAt));
      return guestBookEntryView(entry, booking.confirmationCode);
    });
    this.outbox.wake();
    return outcome;
  }
}
