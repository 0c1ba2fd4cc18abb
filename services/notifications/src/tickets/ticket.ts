import { z } from 'zod';

const text = z.string().nullable();

/** What a ticket says, as bookings answers `bookingTicket`. */
export const ticketShape = z.object({
  id: z.uuid(),
  confirmationCode: z.string(),
  tourName: z.string(),
  tourDate: z.string(),
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

export type Ticket = z.output<typeof ticketShape>;

/** Asks for the fields above. */
export const TICKET_QUERY = `query BookingTicket($bookingId: ID!) {
  bookingTicket(bookingId: $bookingId) { ${Object.keys(ticketShape.shape).join(' ')} }
}`;
