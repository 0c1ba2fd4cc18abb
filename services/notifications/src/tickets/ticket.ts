import { z } from 'zod';

const text = z.string().nullable();

const bookingShape = z.object({
  id: z.uuid(),
  confirmationCode: z.string(),
  tourType: z.string(),
  tourName: z.string(),
  /** How long the tour takes, in words; unknown for the oldest bookings. */
  tourDuration: text,
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

/** What bookings answers to `TICKET_QUERY`. */
export const ticketAnswer = z.object({ bookingTicket: bookingShape.nullable() });

/** What a ticket says. */
export type Ticket = z.output<typeof bookingShape>;

/** Asks for the fields above. */
export const TICKET_QUERY = `query BookingTicket($bookingId: ID!) {
  bookingTicket(bookingId: $bookingId) { ${Object.keys(bookingShape.shape).join(' ')} }
}`;
