import { createPublicKey, verify } from 'node:crypto';
import { readTicket } from '@hilltop/contracts/ticket/ticket-code';
import { testStaff as staff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ticketKey } from '../src/tickets/ticket-signer.js';
import { adults, bookingInput } from './support/booking-request.js';
import { putOnAll } from './support/put-on.js';
import { type RunningBookings, runBookings } from './support/running-bookings.js';

const BOOKED = 'id createdAt ticket visitUrl';
const CREATE_TOUR = 'mutation ($input: CreateTourInput!) { createTour(input: $input) { __typename } }';
const BOOK = `mutation ($input: CreateBookingInput!) { createBooking(input: $input) { ... on BookingCreated { booking { ${BOOKED} } } } }`;
const SHOW = `query ($token: String!) { myBooking(token: $token) { ... on Booking { ${BOOKED} } } }`;
const CHANGE =
  'mutation ($token: String!, $input: BookingChangeInput!) { changeBooking(token: $token, input: $input) { __typename } }';
const LIST = '{ bookings(date: "2026-12-05", first: 100) { bookings { id ticket } } }';
const TOUR = {
  type: 'standard',
  name: 'Lamplight',
  description: 'Dark.',
  price: '25.00',
  duration: '1 hour',
  features: [],
};
const OLD = 'secret-of-the-old-key-secret-of-the-old-key';
const NEW = 'secret-of-the-new-key-secret-of-the-new-key';
/** DER of a public key of Ed25519 (RFC 8410), before its 32 bytes. */
const SPKI = Buffer.from('302a300506032b6570032100', 'hex');

interface Booked {
  readonly id: string;
  readonly createdAt: string;
  readonly ticket: string | null;
  readonly visitUrl: string;
}

let bookings: RunningBookings;
beforeAll(async () => {
  bookings = await runBookings({ BOOKING_LINK_SECRETS: [NEW, OLD] });
  await bookings.ask(CREATE_TOUR, { input: TOUR }, staff);
});
afterAll(() => bookings.close());

async function book(guests: number): Promise<Booked & { readonly token: string }> {
  const { data } = await bookings.ask(BOOK, { input: bookingInput({ tickets: adults(guests) }) });
  const booking = data?.createBooking?.booking as unknown as Booked;
  return { ...booking, token: booking.visitUrl.split('/visit/')[1] ?? '' };
}
const ticketNow = async (token: string) => {
  const { data } = await bookings.ask(SHOW, { token });
  const booking = data?.myBooking as unknown as Booked;
  return booking.ticket;
};
const read = (ticket: string | null) => {
  const found = readTicket(ticket ?? '');
  if (!found) throw new Error(`not a ticket: ${ticket}`);
  return found;
};
function isSignedWith(secret: string, ticket: string | null): boolean {
  const { payload, signature } = read(ticket);
  const key = createPublicKey({ key: Buffer.concat([SPKI, ticketKey(secret).publicKey]), format: 'der', type: 'spki' });
  return verify(null, payload, key, signature);
}

describe('a ticket', () => {
  it('contains the booking, signed with the newest key only', async () => {
    const { id, createdAt, ticket } = await book(4);
    expect(read(ticket).facts).toEqual({
      keyId: ticketKey(NEW).id,
      bookingId: id,
      startsAt: new Date('2026-12-05T16:00:00Z'),
      tourType: 'standard',
      guests: 4,
      revision: 0,
      issuedAt: new Date(Math.floor(Date.parse(createdAt) / 1000) * 1000),
    });
    expect([NEW, OLD].map((secret) => isSignedWith(secret, ticket))).toEqual([true, false]);
  });

  it('is deterministic, and different after a change', async () => {
    const { token, ticket } = await book(4);
    expect(await ticketNow(token)).toBe(ticket);
    bookings.clock.forward(90_000);
    await bookings.ask(CHANGE, { token, input: { party: { tickets: adults(3) }, revision: 0 } });
    const changed = read(await ticketNow(token)).facts;
    const { issuedAt } = read(ticket).facts;
    expect(changed).toMatchObject({ guests: 3, revision: 1, issuedAt: new Date(issuedAt.getTime() + 90_000) });
  });

  it('is not returned for a canceled booking, or to a guide', async () => {
    const cancelled = await book(1);
    const confirmed = await book(1);
    await bookings.ask(CHANGE, { token: cancelled.token, input: { cancel: {}, revision: 0 } });
    expect(await ticketNow(cancelled.token)).toBeNull();
    const tickets = async (staffRole: 'guide' | 'desk') => {
      const { data } = await bookings.ask(LIST, {}, { ...staff, staffRole });
      const listed = data?.bookings?.bookings as unknown as Booked[];
      return listed.filter(({ id }) => id === confirmed.id);
    };
    expect(await tickets('desk')).toEqual([{ id: confirmed.id, ticket: confirmed.ticket }]);
    // A guide sees the parties of times that they lead, near today.
    await putOnAll(bookings.database.dataSource, staff.id);
    bookings.clock.set('2026-12-04T16:30:00Z');
    expect(await tickets('guide')).toEqual([{ id: confirmed.id, ticket: null }]);
  });
});
