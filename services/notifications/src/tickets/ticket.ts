import { z } from 'zod';

const text = z.string().nullable();

const bookingShape = z.object({
  id: z.uuid(),
  confirmationCode: z.string(),
  /** The signed ticket, as its QR code says it; null where the booking is not confirmed. */
  ticket: text,
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
  foodOrderPlatform: z.string(),
  foodOrderRestaurant: text,
  foodOrderDetails: text,
  foodOrderTotal: z.string(),
  foodDeliveryAddress: text,
  foodDeliveryTime: text,
  paymentStatus: z.string(),
  status: z.enum(['confirmed', 'displaced', 'cancelled']),
  /** Counts the changes, from 0. */
  revision: z.int().nonnegative(),
  /** The guest's own page of the booking. */
  visitUrl: z.url(),
  refunds: z.array(z.object({ reason: z.string(), amount: z.string(), method: z.string() })).nullable(),
  /** Why the house closed its time, and what is kept for the party; null when it never did. */
  displacement: z
    .object({
      state: z.enum(['displaced', 'moved', 'cancelled', 'restored']),
      reason: z.string(),
      message: z.string(),
      deadline: z.iso.datetime(),
      policy: z.enum(['refund', 'move', 'keep']),
      offers: z.array(z.object({ tourDate: z.iso.date(), tourTime: z.string(), startsAt: z.iso.datetime() })),
    })
    .nullable(),
  createdAt: z.iso.datetime(),
});

/** What bookings says of one booking; nothing when there is none. */
export const ticketAnswer = bookingShape.nullable();

/** What a ticket says. */
export type Ticket = z.output<typeof bookingShape>;

/** Asks for so many tickets: `a0` by `id0`, `a1` by `id1`, …. */
export function ticketQuery(count: number): string {
  const places = Array.from({ length: count }, (_, place) => place);
  const parameters = places.map((place) => `$id${place}: ID!`).join(', ');
  const fields = places.map((place) => `a${place}: bookingTicket(bookingId: $id${place}) { ...ticket }`).join(' ');
  return `query BookingTickets(${parameters}) { ${fields} }
fragment ticket on Booking { ${ticketFields.join(' ')} }`;
}

const partsOf: Readonly<Record<string, string>> = {
  refunds: '{ reason amount method }',
  displacement: '{ state reason message deadline policy offers { tourDate tourTime startsAt } }',
};

const ticketFields = Object.keys(bookingShape.shape).map((name) => `${name} ${partsOf[name] ?? ''}`);
