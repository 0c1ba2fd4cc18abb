import { bookingLinkRequested } from '@hilltop/contracts/bookings/booking-link-requested';
import { staffActionRecorded } from '@hilltop/contracts/bookings/staff-action-recorded';
import { inTransaction } from '@hilltop/platform/database/transaction';
import type { StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { correlationId } from '@hilltop/platform/logging/correlation';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { staffActionEvent } from '@hilltop/platform/staff-action';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Booking } from '../bookings/booking.entity.js';

export interface StaffReplacement {
  readonly staff: StaffIdentity;
  /** Kept with the booking, because it can name the guest. */
  readonly reason: string;
}

/** Ends the current links and mails a new one. */
@Injectable()
export class ReplaceVisitLink {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @returns undefined when there is no such booking */
  async byStaff(bookingId: string, replacement: StaffReplacement): Promise<Booking | undefined> {
    return this.replace(bookingId, undefined, replacement);
  }

  /** A link that somebody else replaced since `booking` was read is not replaced again. */
  async byVisitor({ id, linkVersion }: Booking): Promise<void> {
    await this.replace(id, linkVersion, undefined);
  }

  private async replace(
    id: string,
    seen: number | undefined,
    staff: StaffReplacement | undefined,
  ): Promise<Booking | undefined> {
    const replaced = await inTransaction(this.dataSource, async (manager) => {
      const booking = await manager.findOne(Booking, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!booking || (seen !== undefined && seen !== booking.linkVersion)) return booking ?? undefined;
      const change = {
        linkVersion: booking.linkVersion + 1,
        linkReplacedBecause: staff?.reason ?? booking.linkReplacedBecause,
      };
      await manager.update(Booking, { id }, change);
      await this.announce(manager, booking, staff);
      return Object.assign(booking, change);
    });
    this.outbox.wake();
    return replaced;
  }

  private async announce(manager: EntityManager, booking: Booking, by: StaffReplacement | undefined): Promise<void> {
    const { id: bookingId, confirmationCode: targetName, linkVersion, language } = booking;
    const now = this.clock.now();
    const facts = { aggregateId: bookingId, correlationId: correlationId(), now };
    // Parties without an address bought at the door. The old link has ended, so the guest needs this mail.
    if (booking.email !== '')
      await this.outbox.add(
        manager,
        bookingLinkRequested.create({ ...facts, data: { bookingId, withLink: true, language } }),
      );
    if (!by) return;
    const sides = { before: { linkVersion }, after: { linkVersion: linkVersion + 1 } };
    const target = { targetType: 'booking', targetId: bookingId, targetName };
    const done = { staff: by.staff, action: 'replaceVisitLink', ...target, ...sides };
    await this.outbox.add(manager, staffActionEvent(staffActionRecorded, done, now));
  }
}
