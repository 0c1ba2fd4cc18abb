import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { invalidInput } from '@hilltop/platform/outcome/parse-input';
import { Inject, Injectable } from '@nestjs/common';
import type { Booking } from '../../bookings/booking.entity.js';
import { BookingDeadlines, earliestStart } from '../../bookings/booking-deadlines.js';
import { deliveryTime } from '../../food/delivery-time.js';
import { type NoSlot, SlotFinder } from '../../opening/slots/slot-finder.js';
import type { Actor } from '../booking-change.entity.js';
import { ChangeBooking, type Changed, type ChangeRefusal } from '../change-booking.js';
import { isTooLateForRefund, notChangeable } from '../changeable.js';
import { type PlannedChange, settled } from '../planned-change.js';
import type { BookingNotChangeable } from '../visit.refusals.js';
import { changeHash, type MoveRequest, type QuotedMove } from '../visit-input.js';

type Refused = BookingNotChangeable | NoSlot;

/**
 * Moves to another time of the tour, at the current price unless staff closed the old one. The type's first tour replaces a withdrawn one.
 * The refund's deadline stays, and after it a cheaper time gives nothing back.
 */
@Injectable()
export class MoveBooking {
  constructor(
    private readonly changeBooking: ChangeBooking,
    private readonly slotFinder: SlotFinder,
    private readonly deadlines: BookingDeadlines,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  execute(
    bookingId: string,
    request: MoveRequest,
    actor: Actor,
    idempotencyKey: string | null,
  ): Promise<Changed | ChangeRefusal | Refused> {
    return this.changeBooking.execute({
      bookingId,
      revision: request.revision,
      actor,
      idempotencyKey,
      requestHash: changeHash('move', request),
      paymentIntentId: request.paymentIntentId,
      plan: (booking) => this.plan(booking, request, actor),
    });
  }

  /** `quoteMoves` shows it without making the change. */
  async plan(booking: Booking, move: QuotedMove, actor: Actor): Promise<PlannedChange | Refused> {
    const now = this.clock.now();
    const refused = notChangeable(booking, actor, this.deadlines.changes(booking), now);
    if (refused) return refused;
    const { tourType, tourId } = booking;
    const { tourDate, tourTime } = move;
    const start = { tourType, tourId, tourDate, tourTime };
    const offer = await this.slotFinder.findFor(booking.tickets, start);
    if ('__typename' in offer) return offer;
    const { tour, request } = offer;
    // A displaced party keeps the price that it paid.
    const price = booking.status === 'displaced' ? {} : { totalCents: offer.totalCents, tickets: request.lines };
    if (booking.status === 'confirmed' && request.slotId === booking.slotId) {
      return invalidInput([{ field: 'tourTime', message: 'This is already the time of your booking' }]);
    }
    const after = booking.changed({
      status: 'confirmed',
      // The same tour keeps the booking's name and duration.
      ...(tour.id !== tourId && { tourId: tour.id, tourName: tour.name, tourDurationMinutes: tour.durationMinutes }),
      slotId: request.slotId,
      tourDate: request.date.toString(),
      tourTime: request.time,
      startsAt: request.startsAt,
      // The house moves a displaced party.
      refundStartsAt: booking.status === 'displaced' ? null : earliestStart(booking),
      ...price,
      ...(booking.foodPlatform !== 'none' && { foodDeliveryTime: deliveryTime(request.time) }),
    });
    const isLate = isTooLateForRefund(booking, actor, this.deadlines.refund(booking), now);
    return { kind: 'moved', after: settled(booking, after, isLate), request };
  }
}
