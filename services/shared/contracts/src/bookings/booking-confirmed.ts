import { z } from 'zod';
import { defineEvent } from '../define-event.js';
import { languageField } from '../language-field.js';
import { tourType } from './tour-type.js';

/** A party booked and paid. The aggregate is the booking. No name or address; bookings returns those by id. */
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
    /** Guests. */
    groupSize: z.int().positive(),
    /** Of the slot's capacity: the guests, or 1 for a private party. */
    seats: z.int().positive(),
    /** Paid for the tour. */
    totalCents: z.int().nonnegative(),
    foodOrdered: z.boolean(),
    /** Used by the booking. */
    holdId: z.uuid().nullable(),
    /** The line of the order that paid it; the order's e-mail has its ticket. Left out by earlier releases. */
    saleLineId: z.uuid().nullish(),
    language: languageField,
  }),
});
