import { emptyTables } from '@hilltop/platform/testing/empty-tables';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { adults, bookingInput } from './support/booking-request.js';
import { openTourApp, type TourApp } from './support/tour-app.js';

const BOOK = `mutation ($input: CreateBookingInput!) { createBooking(input: $input) { __typename
  ... on BookingCreated { replayed } ... on TooManyPurchases { retryAfterSeconds } ... on Refusal { message } } }`;
const office = 'the-hash-of-an-office';
const other = 'the-hash-of-another-one';
const limit = 6;

let app: TourApp;
beforeAll(async () => {
  app = await openTourApp({ MOCK_PURCHASES_PER_CALLER: limit });
  await app.create();
});
afterAll(() => app.close());
beforeEach(() => emptyTables(app.database.dataSource, 'bookings, payments, slots, outbox, purchase_counts'));

type Caller = Parameters<TourApp['ask']>[2];

/** Each books for a mailbox of its own. */
async function bookFor(mailbox: number, caller: string | undefined, identity?: Caller) {
  const tourTime = `${(mailbox % 4) + 1}:00 PM`;
  const input = bookingInput({ tickets: adults(1), tourTime, email: `mailbox-${mailbox}@example.test` });
  return (await app.ask(BOOK, { input }, identity, caller)).data?.createBooking;
}

async function useUp(): Promise<void> {
  for (let mailbox = 0; mailbox < limit; mailbox += 1) {
    expect((await bookFor(mailbox, office))?.__typename).toBe('BookingCreated');
  }
}

describe('bookings of one address', () => {
  it('are refused to an address beyond their number of an hour, with when to try again, and not to others', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, (_, mailbox) => bookFor(mailbox, office)));
    expect(answers.filter((answer) => answer?.__typename === 'BookingCreated')).toHaveLength(limit);
    const refused = answers.filter((answer) => answer?.__typename === 'TooManyPurchases');
    expect(refused).toHaveLength(12 - limit);
    expect(refused[0]).toMatchObject({
      message:
        'Many bookings have just come from your network. Please try again in 30 minutes, or call us, or write to us on our contact page.',
      // The clock is at half past.
      retryAfterSeconds: 1_800,
    });
    expect((await bookFor(71, other))?.__typename).toBe('BookingCreated');
    expect((await bookFor(72, undefined))?.__typename).toBe('BookingCreated');
    app.clock.forward(1_800_000);
    expect((await bookFor(73, office))?.__typename).toBe('BookingCreated');
  });

  it('are answered again when they are repeated beyond the limit', async () => {
    const input = bookingInput({ tickets: adults(1) });
    const first = (await app.ask(BOOK, { input }, undefined, other)).data?.createBooking;
    expect(first).toMatchObject({ __typename: 'BookingCreated', replayed: false });
    await useUp();
    const again = (await app.ask(BOOK, { input }, undefined, office)).data?.createBooking;
    expect(again).toMatchObject({ __typename: 'BookingCreated', replayed: true });
  });

  it('of staff do not count', async () => {
    for (let mailbox = 0; mailbox < limit; mailbox += 1) await bookFor(mailbox, office, testStaff);
    expect((await bookFor(40, office))?.__typename).toBe('BookingCreated');
    await useUp().catch(() => undefined);
    expect((await bookFor(41, office, testStaff))?.__typename).toBe('BookingCreated');
  });
});
