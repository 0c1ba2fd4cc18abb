import { SendRefunds } from '@hilltop/payments/send-refunds/send-refunds';
import type { FakeStripe } from '@hilltop/payments/testing/fake-stripe';
import { testStaff as staff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { adults, bookingInput } from './support/booking-request.js';
import type { RunningBookings } from './support/running-bookings.js';
import { runStripeBookings, type StripeBookings, tokenOf } from './support/stripe-bookings.js';

const BOOK = `mutation ($input: CreateBookingInput!) { createBooking(input: $input) {
  ... on BookingCreated { booking { id visitUrl } } } }`;
const PARTY = `mutation ($token: String!, $input: BookingChangeInput!) {
  changeBooking(token: $token, input: $input) { __typename ... on Refusal { message } } }`;
const CANCEL = `mutation ($id: ID!, $input: BookingChangeInput!) {
  staffChangeBooking(bookingId: $id, input: $input, reason: "The bank took it back") { __typename ... on Refusal { message } } }`;
const GOODWILL = `mutation ($id: ID!, $input: RefundGoodwillInput!) {
  staffRefundGoodwill(bookingId: $id, input: $input, reason: "They asked") { __typename ... on Refusal { message } } }`;
const DISPUTES = 'disputes { amount reason status openedAt closedAt }';
const SHOW = `query ($id: ID!) { booking(bookingId: $id) { status ticket ${DISPUTES} refunds { amount status } } }`;
const VISIT = `query ($token: String!) { myBooking(token: $token) { ... on Booking { ${DISPUTES} } } }`;
const desk = { ...staff, staffRole: 'desk' } as const;

let stripe: FakeStripe;
let bookings: RunningBookings;
let authorized: StripeBookings['authorized'];
let close: StripeBookings['close'];
beforeAll(async () => {
  ({ stripe, bookings, authorized, close } = await runStripeBookings());
  stripe.now = () => bookings.clock.now();
  stripe.refundStatus = 'succeeded';
});
afterAll(() => close());
beforeEach(() => bookings.clock.set('2026-11-21T16:30:00Z'));

const rows = (sql: string, values: unknown[] = []): Promise<Record<string, unknown>[]> =>
  bookings.database.dataSource.query(sql, values);

async function booked(tourTime: string, guests = 2) {
  const intentId = await authorized(guests);
  const input = bookingInput({ tickets: adults(guests), paymentIntentId: intentId, tourTime });
  const created = (await bookings.ask(BOOK, { input })).data?.createBooking;
  const booking = created?.booking as { id: string; visitUrl: string };
  return { intentId, id: booking.id, token: tokenOf(booking) };
}
const show = async (id: string, as = staff as object) =>
  (await bookings.ask(SHOW, { id }, as as typeof staff)).data?.booking as unknown as {
    status: string;
    disputes: object[] | null;
    refunds: { amount: string; status: string }[];
  };

/** The messages about a dispute, in the order in which they happened. */
const toldOf = (id: unknown) => stripe.messages.events.filter(({ data }) => data.object.id === id);
async function deliver(events: readonly (typeof stripe.messages.events)[number][]): Promise<void> {
  for (const event of events) {
    const { body, headers } = stripe.messages.message(event, bookings.clock.now());
    const { status } = await fetch(`${bookings.url}/payment-webhook`, {
      method: 'POST',
      headers,
      body: new Uint8Array(body),
    });
    expect(status).toBe(204);
  }
}
async function disputed(intentId: string, end?: 'won' | 'lost') {
  const { id } = stripe.dispute(intentId);
  if (end) {
    bookings.clock.forward(5 * 86_400_000);
    stripe.account.closeDispute(String(id), end);
  }
  return toldOf(id);
}

/** Causes and moments of what was published of a source after its sale, and its cents by account. */
async function books(sourceId: string) {
  const moved = await rows(
    `SELECT event->>'time' AS time, event->'data'->>'cause' AS cause, event->'data'->'lines' AS lines FROM outbox
     WHERE subject = 'hilltop.bookings.money-moved.v1' AND aggregate_id = $1 ORDER BY position`,
    [sourceId],
  );
  const sums: Record<string, number> = {};
  for (const { lines } of moved)
    for (const { account, cents } of lines as { account: string; cents: number }[])
      sums[account] = (sums[account] ?? 0) + cents;
  const isAfterSale = ({ cause }: Record<string, unknown>) => cause !== 'paid' && cause !== 'changed';
  return {
    moved: moved.filter(isAfterSale).map(({ cause, time }) => [cause, time]),
    sums: Object.fromEntries(Object.entries(sums).filter(([, cents]) => cents !== 0)),
  };
}
const OPENED = '2026-11-21T16:30:00.000Z';
const CLOSED = '2026-11-26T16:30:00.000Z';

describe('a payment that a bank took back', () => {
  it('is shown to the desk and managers, not to visitors, and stands in the books beside the sale', async () => {
    const { id, token, intentId } = await booked('9:00 AM');
    await deliver(await disputed(intentId));
    const one = { amount: '50.00', reason: 'fraudulent', status: 'open', openedAt: OPENED, closedAt: null };
    for (const role of [staff, desk]) expect((await show(id, role)).disputes).toEqual([one]);
    expect((await bookings.ask(VISIT, { token })).data?.myBooking).toEqual({ disputes: null });
    const { moved, sums } = await books(id);
    expect(moved).toEqual([['disputed', OPENED]]);
    expect(sums).toEqual({ disputes: 5_000, deferred_visits: -5_000 });
  });

  it.each([
    ['won', { card: 5_000 }],
    ['lost', { disputes: 5_000 }],
  ] as const)('and is %s ends the same, late, twice and in any order of its messages', async (end, money) => {
    const { id, intentId } = await booked('10:00 AM');
    const told = await disputed(intentId, end);
    for (const events of [told.toReversed(), told, told.toSorted((a, b) => a.id.localeCompare(b.id))])
      await deliver(events);
    expect((await show(id)).disputes).toMatchObject([{ status: end, openedAt: OPENED, closedAt: CLOSED }]);
    const { moved, sums } = await books(id);
    expect(moved).toEqual([['disputed', OPENED], ...(end === 'won' ? [['dispute_won', CLOSED]] : [])]);
    expect(sums).toEqual({ ...money, deferred_visits: -5_000 });
  });

  it('moves the books as it moved the balance of the provider', async () => {
    const before = stripe.balance.length;
    const { id, intentId } = await booked('11:00 AM');
    await deliver(await disputed(intentId, 'won'));
    const mine = stripe.balance.slice(0, stripe.balance.length - before).toReversed();
    const cards = await rows(
      `SELECT event->>'time' AS at, (line->>'cents')::integer AS cents FROM outbox, jsonb_array_elements(event->'data'->'lines') AS line
       WHERE subject = 'hilltop.bookings.money-moved.v1' AND aggregate_id = $1 AND line->>'account' = 'card' ORDER BY position`,
      [id],
    );
    expect(cards).toEqual(
      mine.map(({ amount, created }) => ({ at: new Date(Number(created) * 1_000).toISOString(), cents: amount })),
    );
  });

  it('is of this service alone, and no inquiry', async () => {
    const { intentId } = await booked('12:00 PM');
    const [created] = await disputed(intentId);
    if (!created) throw new Error('no message');
    const changed = (changes: object) => ({ ...created, data: { object: { ...created.data.object, ...changes } } });
    const known = await rows('SELECT id FROM disputes');
    await deliver([
      changed({ status: 'warning_needs_response' }),
      changed({ status: 'warning_closed' }),
      changed({ payment_intent: 'pi_of_nobody' }),
      changed({ payment_intent: null }),
    ]);
    expect(await rows('SELECT id FROM disputes')).toEqual(known);
  });

  it('for a payment that bought nothing is in the books under itself, and its refund fails', async () => {
    const intentId = await authorized(2);
    stripe.captureElsewhere(intentId);
    await deliver(await disputed(intentId));
    const input = bookingInput({ tickets: adults(2), paymentIntentId: intentId, tourTime: '1:00 PM' });
    await bookings.ask(BOOK, { input });
    const [dispute] = await rows('SELECT id FROM disputes WHERE payment_id = $1', [intentId]);
    const [refund] = await rows('SELECT id, status, amount_cents FROM refunds WHERE payment_id = $1', [intentId]);
    expect(refund).toMatchObject({ status: 'failed', amount_cents: 5_000 });
    expect((await books(String(dispute?.id))).sums).toEqual({ card: -5_000, disputes: 5_000 });
    expect((await books(String(refund?.id))).sums).toEqual({ card: 5_000, refunds_due: -5_000 });
  });
});

describe('a disputed booking', () => {
  it('is in the list of disputed ones while the bank has not decided, for the desk and managers alone', async () => {
    const LIST = 'query { bookings(everyDay: true, disputed: true, first: 100) { total bookings { id } } }';
    const listed = async (id: string, as: object = desk) => {
      const { data, errors } = await bookings.ask(LIST, {}, as as typeof staff);
      const found = data?.bookings as unknown as { bookings: { id: string }[] } | null | undefined;
      return errors ? 'refused' : found?.bookings.some((one) => one.id === id);
    };
    const { id, intentId } = await booked('9:00 AM');
    expect(await listed(id)).toBe(false);
    const [opened, ...ended] = await disputed(intentId, 'lost');
    if (!opened) throw new Error('no message');
    await deliver([opened]);
    expect([await listed(id), await listed(id, { ...staff, staffRole: 'guide' })]).toEqual([true, 'refused']);
    await deliver(ended);
    expect(await listed(id)).toBe(false);
  });

  it('that staff cancel refunds nothing of that payment, and its ticket no longer admits', async () => {
    const { id, intentId } = await booked('2:00 PM');
    await deliver(await disputed(intentId));
    expect(
      (await bookings.ask(CANCEL, { id, input: { cancel: {}, revision: 0 } }, staff)).data?.staffChangeBooking,
    ).toEqual({
      __typename: 'BookingChanged',
    });
    expect(await show(id)).toMatchObject({ status: 'cancelled', ticket: null, refunds: [] });
    expect(await rows('SELECT kept_cents FROM bookings WHERE id = $1', [id])).toEqual([{ kept_cents: 5_000 }]);
    expect((await books(id)).sums).toEqual({ disputes: 5_000, deferred_visits: -5_000 });
  });

  it.each(['first', 'second'] as const)(
    'gives back what its other payment took, when the %s is disputed',
    async (which) => {
      const { id, token, intentId } = await booked('3:00 PM');
      const known = stripe.intents.size;
      await bookings.ask(PARTY, { token, input: { party: { tickets: adults(3) }, revision: 0 } });
      const charge = [...stripe.intents.keys()][known] ?? '';
      const [taken, other] = which === 'first' ? [intentId, charge] : [charge, intentId];
      await deliver(await disputed(taken));
      await bookings.ask(CANCEL, { id, input: { cancel: {}, revision: 1 } }, staff);
      await bookings.app.get(SendRefunds, { strict: false }).execute();
      const cents = which === 'first' ? 2_500 : 5_000;
      expect([taken, other].map((payment) => stripe.refundedOf(payment))).toEqual([0, cents]);
      expect(await rows('SELECT kept_cents FROM bookings WHERE id = $1', [id])).toEqual([
        { kept_cents: 7_500 - cents },
      ]);
    },
  );

  it('gets a refund refused by the provider, once and visibly', async () => {
    const { id, intentId } = await booked('4:00 PM');
    await deliver(await disputed(intentId));
    await bookings.ask(GOODWILL, { id, input: { amount: '10.00', revision: 0 } }, staff);
    const send = bookings.app.get(SendRefunds, { strict: false });
    await send.execute();
    expect((await show(id)).refunds).toEqual([{ amount: '10.00', status: 'failed' }]);
    bookings.clock.forward(3_600_000);
    expect(await send.execute()).toBe(0);
  });

  it('is refunded like any other once the house has won', async () => {
    const { id, intentId } = await booked('5:00 PM');
    await deliver(await disputed(intentId, 'won'));
    await bookings.ask(CANCEL, { id, input: { cancel: {}, revision: 0 } }, staff);
    expect((await show(id)).refunds).toMatchObject([{ amount: '50.00' }]);
  });
});
