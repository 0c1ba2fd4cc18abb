import { isUuid } from '@hilltop/platform/outcome/uuid';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import { BookingRepository } from '../../bookings/booking.repository.js';
import { BookingViews } from '../../bookings/booking.view.js';
import type { Booking as BookingView, BookingChange as ChangeView } from '../../generated/schema-types.js';
import { parseSlotId } from '../../slots/slot.entity.js';
import { BookingChange } from '../booking-change.entity.js';

/** Changes that are shown at most. */
const MOST = 100;

/** What staff see of one booking: how it stands, and what was changed. */
@Resolver()
export class BookingHistoryResolver {
  constructor(
    private readonly dataSource: DataSource,
    private readonly bookings: BookingRepository,
    private readonly views: BookingViews,
  ) {}

  @Query('booking')
  async booking(@Args('bookingId') id: string): Promise<BookingView | null> {
    const booking = isUuid(id) ? await this.bookings.findById(id) : null;
    return booking && this.views.of(booking);
  }

  @Query('bookingChanges')
  async changes(@Args('bookingId') bookingId: string): Promise<ChangeView[]> {
    if (!isUuid(bookingId)) return [];
    const changes = await this.dataSource.manager.find(BookingChange, {
      where: { bookingId },
      order: { revision: 'DESC' },
      take: MOST,
    });
    return changes.map(changeView);
  }
}

function changeView(change: BookingChange): ChangeView {
  const { id, revision, kind, actor, staffId, reason, before, after } = change;
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
    fromGroupSize: before.groupSize,
    toGroupSize: after.groupSize,
    changedAt: change.changedAt.toISOString(),
  };
}
