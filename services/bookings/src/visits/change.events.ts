import { bookingCancelled } from '@hilltop/contracts/bookings/booking-cancelled';
import { bookingLinkRequested } from '@hilltop/contracts/bookings/booking-link-requested';
import { bookingMoved } from '@hilltop/contracts/bookings/booking-moved';
import { creditRequested } from '@hilltop/contracts/bookings/credit-requested';
import { foodChanged } from '@hilltop/contracts/bookings/food-changed';
import { partyChanged } from '@hilltop/contracts/bookings/party-changed';
import { refundRequested } from '@hilltop/contracts/bookings/refund-requested';
import { saleRefundRequested } from '@hilltop/contracts/bookings/sale-refund-requested';
import type { CloudEvent } from '@hilltop/contracts/cloud-event';
import { correlationId } from '@hilltop/platform/logging/correlation';
import type { Booking } from '../bookings/booking.entity.js';
import type { PlannedChange } from './planned-change.js';

const eventsOf = { party_changed: partyChanged, food_changed: foodChanged } as const;

/** A correction, goodwill and what is due at the door only mail the ticket again; a payment at the door and another language have no event. */
export function changeEvent(
  { kind, after, unpaid }: PlannedChange,
  before: Booking,
  now: Date,
): CloudEvent | undefined {
  const { id: bookingId, revision, slotId, guests: groupSize, seats, totalCents, language } = after;
  const data = { bookingId, revision, slotId, groupSize, seats, totalCents, language };
  const facts = { aggregateId: bookingId, correlationId: correlationId(), now };
  if (kind === 'paid_at_door' || kind === 'language_changed') return undefined;
  if (kind === 'moved') return bookingMoved.create({ ...facts, data: { ...data, fromSlotId: before.slotId } });
  if (kind === 'payment_refused' && after.status === 'cancelled') return undefined;
  if (kind === 'contact_corrected' || kind === 'goodwill' || kind === 'payment_refused') {
    if (after.email === '') return undefined;
    return bookingLinkRequested.create({ ...facts, data: { bookingId, withLink: true, language } });
  }
  if (kind === 'cancelled') return bookingCancelled.create({ ...facts, data: { ...data, ...(unpaid && { unpaid }) } });
  return eventsOf[kind].create({ ...facts, data });
}

export function refundRequestedEvent(bookingId: string, refundId: string, amountCents: number, now: Date): CloudEvent {
  const data = { refundId, bookingId, amountCents };
  return refundRequested.create({ aggregateId: bookingId, correlationId: correlationId(), now, data });
}

/** Has a voucher issued for what a party paid. */
export function creditRequestedEvent({ id: bookingId, language }: Booking, amountCents: number, now: Date): CloudEvent {
  const data = { bookingId, amountCents, language };
  return creditRequested.create({ aggregateId: bookingId, correlationId: correlationId(), now, data });
}

interface SaleRefund {
  /** Of the order. */
  readonly lineId: string;
  readonly refundId: string;
  readonly attempt: number;
  /** US cents. */
  readonly amountCents: number;
  readonly revision: number;
}

/** Asks the order that paid for a booking to refund it. */
export function saleRefundRequestedEvent(data: SaleRefund, now: Date): CloudEvent {
  return saleRefundRequested.create({ aggregateId: data.lineId, correlationId: correlationId(), now, data });
}
