import { formatCents } from '@hilltop/platform/values/cents';
import type { Booking } from '../../bookings/booking.entity.js';
import type { DoorParty, DoorStatus } from '../../generated/schema-types.js';
import { partyWords, proofWords } from '../../prices/ticket-words.js';
import type { DoorBooking } from './door-bookings.js';

/** A party as the door of `date` (YYYY-MM-DD) sees it: without address, phone and amounts. */
export function doorParty({ booking, waivers, notes }: DoorBooking, date: string): DoorParty {
  const status = doorStatus(booking, date);
  return {
    __typename: 'DoorParty',
    bookingId: booking.id,
    confirmationCode: booking.confirmationCode,
    code: booking.confirmationCode,
    name: `${booking.firstName} ${booking.lastName}`.trim(),
    startsAt: booking.startsAt.toISOString(),
    time: booking.tourTime,
    tourType: booking.tourType,
    tourName: booking.tourName,
    groupSize: booking.groupSize,
    party: partyWords(booking.tickets),
    proofFor: proofWords(booking.tickets),
    revision: booking.revision,
    status,
    movedTo: status === 'moved' ? { date: booking.tourDate, time: booking.tourTime } : null,
    accessNeeds: booking.accessNeeds,
    // The party may have become smaller since.
    waivers: { signed: Math.min(waivers, booking.groupSize), of: booking.groupSize },
    specialRequests: booking.specialRequests,
    requests: booking.specialRequests,
    food: booking.foodRestaurant && `${booking.foodRestaurant}, ${booking.foodDeliveryTime ?? booking.tourTime}`,
    toPay: booking.unpaidCents > 0 ? formatCents(booking.unpaidCents) : null,
    notes: [...notes],
  };
}

function doorStatus({ status, tourDate }: Booking, date: string): DoorStatus {
  return status === 'confirmed' && tourDate !== date ? 'moved' : status;
}
