import type { Booking } from '../../bookings/booking.entity.js';
import { parseSlotId } from '../../slots/slot.entity.js';
import type { UnsignedFacts } from '../../tickets/ticket-signer.js';
import type { BookingChange, ChangedFacts } from '../../visits/booking-change.entity.js';

/** The facts of every ticket that a booking ever had, oldest first; none for a booking without seats. */
export function issuedFacts(booking: Booking, changes: readonly BookingChange[]): UnsignedFacts[] {
  const [first] = changes;
  const original: ChangedFacts = first?.before ?? booking;
  return [
    { revision: 0, facts: original, issuedAt: booking.createdAt },
    ...changes.map(({ revision, after, changedAt }) => ({ revision, facts: after, issuedAt: changedAt })),
  ]
    .filter(({ facts }) => facts.status === 'confirmed')
    .map(({ revision, facts: { slotId, groupSize }, issuedAt }) => ({
      bookingId: booking.id,
      ...parseSlotId(slotId),
      groupSize,
      revision,
      issuedAt,
    }));
}
