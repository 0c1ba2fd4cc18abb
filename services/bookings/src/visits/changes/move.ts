import { invalidInput } from '@hilltop/platform/outcome/parse-input';
import { Injectable } from '@nestjs/common';
import type { Booking } from '../../bookings/booking.entity.js';
import { earliestStart } from '../../bookings/booking-deadlines.js';
import { faults } from '../../faults.en.js';
import { deliveryTime } from '../../food/delivery-time.js';
import { SlotFinder } from '../../opening/slots/slot-finder.js';
import { type PlannedChange, settled } from '../planned-change.js';
import type { RequestOf } from './booking-change.input.js';
import type { ChangeTerms, KindOfChange, PlanRefusal } from './kind-of-change.js';

/**
 * Moves to another time of the tour, at the current price unless staff closed the old one. The type's first tour replaces a withdrawn one.
 * The refund's deadline stays, and after it a cheaper time gives nothing back.
 */
@Injectable()
export class MoveBooking implements KindOfChange<RequestOf['move']> {
  constructor(private readonly slotFinder: SlotFinder) {}

  async plan(
    booking: Booking,
    { tourDate, tourTime }: RequestOf['move'],
    { percent }: ChangeTerms,
  ): Promise<PlannedChange | PlanRefusal> {
    const { tourType, tourId } = booking;
    const start = { tourType, tourId, tourDate, tourTime };
    const offer = await this.slotFinder.findFor(booking.tickets, start);
    if ('__typename' in offer) return offer;
    const { tour, request } = offer;
    // A displaced party keeps the price that it paid.
    const price = booking.status === 'displaced' ? {} : { totalCents: offer.totalCents, tickets: request.lines };
    if (booking.status === 'confirmed' && request.slotId === booking.slotId) {
      return invalidInput([{ field: 'tourTime', message: faults.sameTime.error() }]);
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
    return { kind: 'moved', after: settled(booking, after, percent), request };
  }
}
