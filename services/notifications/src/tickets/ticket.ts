import { z } from 'zod';

const text = z.string().nullable();

const bookingShape = z.object({
  id: z.uuid(),
  confirmationCode: z.string(),
  /** The signed ticket that the QR code contains; null unless the booking is confirmed. */
  ticket: text,
  tourType: z.string(),
  tourName: z.string(),
  tourDurationMinutes: z.int(),
  /** The same in words. */
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
  /** The guest's link to the booking. */
  visitUrl: z.url(),
  /** The party's link to sign the waiver, for all its guests. */
  waiverUrl: z.url(),
  /** Until when the visitor can move it or change its party. */
  changesUntil: z.iso.datetime(),
  /** Until when a cancellation is refunded. */
  refundUntil: z.iso.datetime(),
  /** Guests whose waiver is signed, of all. */
  waivers: z.object({ signed: z.int(), of: z.int() }).nullable(),
  refunds: z.array(z.object({ reason: z.string(), amount: z.string(), method: z.string() })).nullable(),
  /** Why the house closed the time, and what it holds for the party; null when it did not. */
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

/** The answer of bookings for one booking; null when there is none. */
export const ticketAnswer = bookingShape.nullable();

/** The booking as its ticket needs it. */
export type Ticket = z.output<typeof bookingShape>;

/** A query for `count` tickets: `a0` by `id0`, `a1` by `id1`, …. */
export function ticketQuery(count: number): string {
  const indexes = Array.from({ length: count }, (_, index) => index);
  const parameters = indexes.map((index) => `$id${index}: ID!`).join(', ');
  const fields = indexes.map((index) => `a${index}: bookingTicket(bookingId: $id${index}) { ...ticket }`).join(' ');
  return `query BookingTickets(${parameters}) { ${fields} }
fragment ticket on Booking { ${ticketFields.join(' ')} }`;
}

const subfields: Readonly<Record<string, string>> = {
  waivers: '{ signed of }',
  refunds: '{ reason amount method }',
  displacement: '{ state reason message deadline policy offers { tourDate tourTime startsAt } }',
};

const ticketFields = Object.keys(bookingShape.shape).map((name) => `${name} ${subfields[name] ?? ''}`);
