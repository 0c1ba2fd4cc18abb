import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { readsOnly } from '@hilltop/platform/identity/identity';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import type { Booking } from '../bookings/booking.entity.js';
import { BookingRepository } from '../bookings/booking.repository.js';
import { BookingViews } from '../bookings/booking.view.js';
import type { Booking as BookingView, BookingChange as ChangeView } from '../generated/schema-types.js';
import { parseSlotId } from '../opening/slots/slot.entity.js';
import { BookingChange } from './booking-change.entity.js';
import { formerContactView } from './former-contacts/former-contact.view.js';

const MOST = 100;

/** $1 booking. */
const CLOSING_REASONS = `
  SELECT d.revision, c.reason FROM displacements d JOIN closures c ON c.id = d.closure_id WHERE d.booking_id = $1::uuid`;

@Resolver()
export class BookingHistoryResolver {
  constructor(
    private readonly dataSource: DataSource,
    private readonly bookings: BookingRepository,
    private readonly views: BookingViews,
  ) {}

  @Query('booking')
  async booking(
    @Args('bookingId') reference: string,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<BookingView | null> {
    const booking = await this.find(reference);
    return booking && this.views.forStaff(booking, staff);
  }

  @Query('bookingChanges')
  async changes(@Args('bookingId') reference: string, @CurrentStaff() staff: StaffIdentity): Promise<ChangeView[]> {
    const booking = await this.find(reference);
    if (!booking) return [];
    const changes = await this.dataSource.manager.find(BookingChange, {
      where: { bookingId: booking.id },
      order: { revision: 'DESC' },
      take: MOST,
    });
    const reasons = await this.closingReasons(booking.id);
    return changes.map((change) => {
      const reason = change.reason ?? reasons.get(change.revision) ?? null;
      const view = changeView(change, reason, booking.confirmationCode);
      return readsOnly(staff) ? { ...view, formerContact: null } : view;
    });
  }

  /** Reasons by the revision that the closure caused. */
  private async closingReasons(bookingId: string): Promise<ReadonlyMap<number, string>> {
    const rows: { revision: number; reason: string }[] = await this.dataSource.query(CLOSING_REASONS, [bookingId]);
    return new Map(rows.map(({ revision, reason }) => [revision, reason]));
  }

  /** @param reference its id, or the code on the ticket */
  private find(reference: string): Promise<Booking | null> {
    return isUuid(reference) ? this.bookings.findById(reference) : this.bookings.findByCode(reference);
  }
}

function changeView(change: BookingChange, reason: string | null, code: string): ChangeView {
  const { id, revision, kind, actor, staffId, before, after, formerContact } = change;
  return {
    __typename: 'BookingChange',
    id,
    revision,
    kind,
    byVisitor: actor === 'visitor',
    staffId,
    reason,
    fromStartsAt: parseSlotId(before.slotId).startsAt.toISOString(),
    toStartsAt: parseSlotId(after.slotId).startsAt.toISOString(),
    fromGuests: before.groupSize,
    toGuests: after.groupSize,
    formerContact: formerContact && formerContactView(formerContact, code, change.changedAt),
    changedAt: change.changedAt.toISOString(),
  };
}
