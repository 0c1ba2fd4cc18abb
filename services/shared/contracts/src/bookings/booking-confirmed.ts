import { z } from 'zod';
import { defineEvent } from '../define-event.js';
import { tourType } from './tour-type.js';

/** A party booked and paid. The aggregate is the booking. It carries no name or address; bookings returns those by id. */
export const bookingConfirmed = defineEvent({
  service: 'bookings',
  name: 'booking-confirmed',
  version: 1,
  data: z.object({
    bookingId: z.uuid(),
    tourId: z.uuid(),
    slotId: z.string().min(1),
    tourType,
    /** Start of the tour, UTC. */
    startsAt: z.iso.datetime(),
    /** Guests in the party. */
    groupSize: z.int().positive(),
    /** Seats taken from the slot's capacity: the guests, or 1 for a private party. */
    seats: z.int().positive(),
    /** What the party paid for the tour, US cents. */
    totalCents: z.int().nonnegative(),
    foodOrdered: z.boolean(),
    /** The hold that the booking used, if there was one. */
    holdId: z.uuid().nullable(),
    /** The line of the order that paid it; the order's e-mail has its ticket. Left out by earlier releases. */
    saleLineId: z.uuid().nullish(),
  }),
});
