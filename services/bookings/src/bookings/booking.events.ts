import { bookingConfirmed } from '@hilltop/contracts/bookings/booking-confirmed';
import { correlationId } from '@hilltop/platform/logging/correlation';
import { type OutboxRow, toOutboxRow } from '@hilltop/platform/messaging/outbox/outbox-row';
import type { Booking } from './booking.entity.js';

/** The event has no name or address: a consumer that needs them queries by id. */
export function bookingConfirmedEvent(booking: Booking): OutboxRow {
  return toOutboxRow(
    bookingConfirmed.create({
      aggregateId: booking.id,
      data: {
        bookingId: booking.id,
        tourId: booking.tourId,
        slotId: booking.slotId,
        tourType: booking.tourType,
        startsAt: booking.startsAt.toISOString(),
        groupSize: booking.guests,
        seats: booking.seats,
        totalCents: booking.totalCents,
        foodOrdered: booking.foodPlatform !== 'none',
        holdId: booking.holdId,
        language: booking.language,
        ...(booking.saleLineId !== null && { saleLineId: booking.saleLineId }),
      },
      correlationId: correlationId(),
      now: booking.createdAt,
    }),
  );
}
