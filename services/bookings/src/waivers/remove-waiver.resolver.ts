import { randomUUID } from 'node:crypto';
import { staffActionRecorded } from '@hilltop/contracts/bookings/staff-action-recorded';
import { inTransaction } from '@hilltop/platform/database/transaction';
import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { parseInput } from '@hilltop/platform/outcome/parse-input';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { staffActionEvent } from '@hilltop/platform/staff-action';
import { Inject } from '@nestjs/common';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import { Booking } from '../bookings/booking.entity.js';
import { BookingViews } from '../bookings/booking.view.js';
import type { RemoveWaiverResult } from '../generated/schema-types.js';
import { BookingNote } from '../notes/booking-note.entity.js';
import { refuse } from '../refusals.en.js';
import { reasonInput } from '../visits/staff-changes/staff-order.js';
import { Waiver } from './waiver.entity.js';

/** A note keeps whose signature it was and why; the record of staff actions has no names. */
@Resolver()
export class RemoveWaiverResolver {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly views: BookingViews,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Mutation('removeWaiver')
  async remove(
    @Args('waiverId') id: string,
    @Args('reason') given: string,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<RemoveWaiverResult> {
    const parsed = parseInput(reasonInput, { reason: given });
    if (!parsed.ok) return parsed.refusal;
    const booking = isUuid(id) ? await this.takeOff(id, parsed.value.reason, staff) : undefined;
    if (!booking) return refuse.WaiverNotFound();
    this.outbox.wake();
    return { __typename: 'WaiverRemoved', booking: this.views.forStaff(booking, staff) };
  }

  private takeOff(id: string, reason: string, staff: StaffIdentity): Promise<Booking | undefined> {
    const writtenAt = this.clock.now();
    return inTransaction(this.dataSource, async (manager) => {
      const waiver = await manager.findOne(Waiver, { where: { id }, lock: { mode: 'pessimistic_write' } });
      const booking = waiver && (await manager.findOneBy(Booking, { id: waiver.bookingId }));
      if (!waiver || !booking) return undefined;
      await manager.delete(Waiver, { id });
      const { guestName, signedBy, place, signedAt } = waiver;
      const by = signedBy === null ? '' : `, by ${signedBy}`;
      const text = `Waiver of ${guestName || 'a guest'}${by} (${place}, ${signedAt.toISOString()}) taken off: ${reason}`;
      const note = { id: randomUUID(), bookingId: booking.id, text, forDoor: false, staffId: staff.id, writtenAt };
      await manager.insert(BookingNote, note);
      const target = { targetType: 'booking', targetId: booking.id, targetName: booking.confirmationCode };
      const done = { staff, action: 'removeWaiver', ...target, before: { place }, after: null };
      await this.outbox.add(manager, staffActionEvent(staffActionRecorded, done, writtenAt));
      return booking;
    });
  }
}
