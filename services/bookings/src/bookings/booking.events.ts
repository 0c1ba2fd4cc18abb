import { bookingConfirmed } from '@hilltop/contracts/bookings/booking-confirmed';
import { correlationId } from '@hilltop/platform/logging/correlation';
import { type OutboxRow, toOutboxRow } from '@hilltop/platform/messaging/outbox/outbox-row';
import type { Booking } from './booking.entity.js';

/** Says that a party's places are booked and paid. Who they are stays here; readers that need it ask by the id. */
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
        groupSize: booking.groupSize,
        seats: booking.places,
        totalCents: booking.totalCents,
        foodOrdered: booking.foodPlatform !== 'none',
        holdId: booking.holdId,
      },
      correlationId: correlationId(),
      now: booking.createdAt,
    }),
  );
}
