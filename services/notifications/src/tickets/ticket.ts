import { z } from 'zod';

const text = z.string().nullable();

const bookingShape = z.object({
  id: z.uuid(),
  confirmationCode: z.string(),
  tourType: z.string(),
  tourName: z.string(),
  tourDate: z.iso.date(),
  tourTime: z.string(),
  startsAt: z.iso.datetime(),
  groupSize: z.int(),
  totalAmount: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  specialRequests: text,
  additionalNotes: text,
  foodOrderPlatform: z.string(),
  foodOrderRestaurant: text,
  foodOrderDetails: text,
  foodOrderTotal: z.string(),
  foodDeliveryAddress: text,
  foodDeliveryTime: text,
  paymentStatus: z.string(),
  createdAt: z.iso.datetime(),
});

const tourShape = z.object({ type: z.string(), name: z.string(), duration: z.string() });

/** What bookings answers to `TICKET_QUERY`. */
export const ticketAnswer = z.object({ bookingTicket: bookingShape.nullable(), tours: z.array(tourShape) });

/** What a ticket says. */
export interface Ticket extends z.output<typeof bookingShape> {
  /** How long the tour takes, in words; unknown when it is no longer on offer under its name. */
  readonly tourDuration: string | undefined;
}

/** Asks for the fields above. A booking does not say how long its tour takes; the list of tours does. */
export const TICKET_QUERY = `query BookingTicket($bookingId: ID!) {
  bookingTicket(bookingId: $bookingId) { ${Object.keys(bookingShape.shape).join(' ')} }
  tours { ${Object.keys(tourShape.shape).join(' ')} }
}`;
