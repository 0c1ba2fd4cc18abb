import { bookingCancelled } from '@hilltop/contracts/bookings/booking-cancelled';
import { bookingLinkRequested } from '@hilltop/contracts/bookings/booking-link-requested';
import { bookingMoved } from '@hilltop/contracts/bookings/booking-moved';
import { foodChanged } from '@hilltop/contracts/bookings/food-changed';
import { partyChanged } from '@hilltop/contracts/bookings/party-changed';
import { refundRequested } from '@hilltop/contracts/bookings/refund-requested';
import type { CloudEvent } from '@hilltop/contracts/cloud-event';
import { correlationId } from '@hilltop/platform/logging/correlation';
import type { Booking } from '../bookings/booking.entity.js';
import type { ChangeKind } from './booking-change.entity.js';

const eventsOf = { party_changed: partyChanged, food_changed: foodChanged, cancelled: bookingCancelled } as const;

/** The event of a changed booking. A correction and goodwill have the ticket mailed again, and concern no one else. */
export function changeEvent(kind: ChangeKind, before: Booking, after: Booking, now: Date): CloudEvent | undefined {
  const { id: bookingId, revision, slotId, groupSize, seats, totalCents } = after;
  const data = { bookingId, revision, slotId, groupSize, seats, totalCents };
  const facts = { aggregateId: bookingId, correlationId: correlationId(), now };
  if (kind === 'moved') return bookingMoved.create({ ...facts, data: { ...data, fromSlotId: before.slotId } });
  if (kind === 'contact_corrected' || kind === 'goodwill') {
    if (after.email === '') return undefined;
    return bookingLinkRequested.create({ ...facts, data: { bookingId, withLink: true } });
  }
  return eventsOf[kind].create({ ...facts, data });
}

/** The event of a requested refund. */
export function refundRequestedEvent(bookingId: string, refundId: string, amountCents: number, now: Date): CloudEvent {
  const data = { refundId, bookingId, amountCents };
  return refundRequested.create({ aggregateId: bookingId, correlationId: correlationId(), now, data });
}
