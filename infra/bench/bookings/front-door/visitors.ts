import { randomUUID } from 'node:crypto';
import { Pool } from 'undici';
import { quantile } from '../hot-slot/sale.ts';

export type Slot = { tourType: 'standard'; tourDate: string; tourTime: string };
export type Party = Slot & Record<string, unknown> & { groupSize: number; paymentIntentId: string };

/** How a party books at one of the two houses. Resolves to whether the booking was confirmed; throws for anything odd. */
export type Book = (pool: Pool, party: Party, address: string) => Promise<boolean>;

export type Rush = {
  perSecond: number;
  p50: number;
  p99: number;
  failed: number;
  /** Payments whose booking was confirmed. */
  confirmed: string[];
};

/** A party of one to four with a payment of its own. */
export function party(slot: Slot, turn: number): Party {
  const groupSize = (turn % 4) + 1;
  return {
    ...slot,
    firstName: 'Guest',
    lastName: 'Person',
    email: 'guest@example.test',
    phone: '817-555-0100',
    groupSize,
    totalAmount: (groupSize * 25).toFixed(2),
    paymentStatus: 'paid',
    paymentIntentId: `pi_${randomUUID()}`,
    liabilityWaiverAccepted: true,
  };
}

/** So many visitors book again and again, each as soon as the last answer came. */
export async function rush(
  site: string,
  book: Book,
  { slots, visitors, seconds }: { slots: readonly Slot[]; visitors: number; seconds: number },
): Promise<Rush> {
  const pool = new Pool(new URL(site).origin, { connections: visitors });
  const confirmed: string[] = [];
  const waits: number[] = [];
  let failed = 0;
  let turn = 0;
  const startedAt = performance.now();
  const visit = async (visitor: number) => {
    const address = `10.1.${visitor >> 8}.${visitor & 255}`;
    while (performance.now() - startedAt < seconds * 1000) {
      turn += 1;
      const slot = slots[turn % slots.length];
      if (!slot) throw new RangeError('there is no slot');
      const one = party(slot, turn);
      const askedAt = performance.now();
      const isBooked = await book(pool, one, address).catch(() => false);
      waits.push(performance.now() - askedAt);
      if (isBooked) confirmed.push(one.paymentIntentId);
      else failed += 1;
    }
  };
  await Promise.all(Array.from({ length: visitors }, (_, visitor) => visit(visitor)));
  const lasted = (performance.now() - startedAt) / 1000;
  await pool.close();
  waits.sort((one, other) => one - other);
  const perSecond = confirmed.length / lasted;
  return { perSecond, p50: quantile(waits, 0.5), p99: quantile(waits, 0.99), failed, confirmed };
}

const json = { 'content-type': 'application/json' };

async function post(pool: Pool, path: string, headers: Record<string, string>, body: object) {
  const answer = await pool.request({
    path,
    method: 'POST',
    headers: { ...json, ...headers },
    body: JSON.stringify(body),
  });
  return { status: answer.statusCode, body: (await answer.body.json()) as Record<string, unknown> };
}

function fieldOf(body: Record<string, unknown>, name: string): Record<string, unknown> {
  const data = body.data as Record<string, Record<string, unknown>> | null | undefined;
  return data?.[name] ?? {};
}

/** By the documented call. */
export const bookByRest: Book = async (pool, one, address) => {
  const { status } = await post(pool, '/api/tour-bookings', { 'x-forwarded-for': address }, one);
  return status === 201;
};

const hold = 'mutation ($input: HoldSeatsInput!) { holdSeats(input: $input) { __typename ... on SeatHold { id } } }';

/** As the site does it: seats are put aside, then paid for. */
export const bookByHold: Book = async (pool, one, address) => {
  const { tourType, tourDate, tourTime, groupSize } = one;
  const variables = { input: { tourType, tourDate, tourTime, groupSize } };
  const held = await post(pool, '/graphql', { 'x-forwarded-for': address }, { query: hold, variables });
  const holdId = fieldOf(held.body, 'holdSeats').id;
  if (typeof holdId !== 'string') return false;
  return bookByRest(pool, { ...one, holdId }, address);
};

const createBooking = `mutation ($input: CreateBookingInput!) { createBooking(input: $input) { __typename
  ... on BookingCreated { booking { id confirmationCode tourType tourName tourDate tourTime groupSize firstName lastName email
    phone paymentStatus paymentIntentId } } } }`;

/** The one operation that the textbook's schema has for it. */
export const bookAtTwin: Book = async (pool, one) => {
  const { body } = await post(pool, '/', {}, { query: createBooking, variables: { input: one } });
  return fieldOf(body, 'createBooking').__typename === 'BookingCreated';
};
