import { randomUUID } from 'node:crypto';
import { StripePaymentProvider } from '@hilltop/payments/stripe/stripe-payment-provider';
import { FakeStripe } from '@hilltop/payments/testing/fake-stripe';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { CreateTour } from '../src/tours/create-tour/create-tour.js';
import { seedTours } from '../src/tours/seed-tours/seed-tours.js';
import { TourRepository } from '../src/tours/tour.repository.js';
import { adults, bookingInput } from './support/booking-request.js';
import { brokenPromises } from './support/broken-promises.js';
import { type RunningBookings, runBookings } from './support/running-bookings.js';

const orders = { role: 'service', name: 'orders' } as const;
const TIMES = ['9:00 AM', '10:00 AM', '11:00 AM', '1:00 PM', '2:00 PM'] as const;
const CONFIRM = `mutation ($lineId: ID!, $input: TourLineInput!, $orderIntentId: String) {
  confirmSaleLine(lineId: $lineId, input: $input, orderIntentId: $orderIntentId) { __typename
    ... on Refusal { message } } }`;
const RELEASE = 'mutation ($lineId: ID!) { releaseSaleLine(lineId: $lineId) }';
const LINKS = 'query ($lineIds: [ID!]!) { saleLineLinks(lineIds: $lineIds) { visitUrl } }';
const REFUSED = '__typename ... on Refusal { message }';
const RESIZE = `mutation ($token: String!, $tickets: [TicketInput!]!, $revision: Int!) {
  done: changeBooking(token: $token, input: { party: { tickets: $tickets }, revision: $revision }) { ${REFUSED} } }`;
const PAID = `mutation ($token: String!, $tickets: [TicketInput!]!, $revision: Int!, $paymentIntentId: String!) {
  done: changeBooking(token: $token, input: { party: { tickets: $tickets }, revision: $revision, paymentIntentId: $paymentIntentId }) { ${REFUSED} } }`;
const MOVE = `mutation ($token: String!, $tourDate: String!, $tourTime: String!, $revision: Int!) {
  done: changeBooking(token: $token, input: { move: { tourDate: $tourDate, tourTime: $tourTime }, revision: $revision }) { ${REFUSED} } }`;
const CANCEL = `mutation ($token: String!, $revision: Int!) {
  done: changeBooking(token: $token, input: { cancel: {}, revision: $revision }) { ${REFUSED} } }`;

let stripe: FakeStripe;
let onStripe: RunningBookings;
let onMock: RunningBookings;
beforeAll(async () => {
  stripe = await FakeStripe.start();
  onMock = await runBookings();
  onStripe = await runBookings(stripe.settings);
  for (const { app } of [onMock, onStripe]) {
    await seedTours(app.get(TourRepository, { strict: false }), app.get(CreateTour, { strict: false }));
  }
}, 90_000);
afterAll(async () => {
  await Promise.all([onMock.close(), onStripe.close()]);
  await stripe.close();
});

interface Money {
  readonly paid: number;
  readonly back: number;
}

/** A visit for two that an order paid. @param orderIntentId the order's payment */
async function visitOf(bookings: RunningBookings, orderIntentId: string | null, tourTime: string = TIMES[0]) {
  const { visit: input } = bookingInput({ tourTime });
  const lineId = randomUUID();
  const { data } = await bookings.ask(CONFIRM, { lineId, input, orderIntentId }, orders);
  expect(data?.confirmSaleLine?.__typename).toBe('SaleLineConfirmed');
  const links = (await bookings.ask(LINKS, { lineIds: [lineId] }, orders)).data?.saleLineLinks;
  const token = (links as unknown as { visitUrl: string }[])[0]?.visitUrl.split('/').at(-1) ?? '';
  const query = <Row>(sql: string): Promise<Row[]> => bookings.database.dataSource.query(sql, [lineId]);
  let revision = 0;
  return {
    lineId,
    release: () => bookings.ask(RELEASE, { lineId }, orders),
    change: async (mutation: string, values: object = {}) => {
      const { data } = await bookings.ask(mutation, { token, revision, ...values });
      if (data?.done?.__typename === 'BookingChanged') revision += 1;
      return data?.done as { __typename: string; message?: string } | undefined;
    },
    owes: async (): Promise<number> => {
      const [row] = await query<{ cents: number }>(
        `SELECT CASE status WHEN 'cancelled' THEN kept_cents ELSE total_cents END AS cents FROM bookings WHERE sale_line_id = $1`,
      );
      return row?.cents ?? -1;
    },
    /** What each tender gave, and what goes back to it. */
    money: async (): Promise<Record<string, Money>> => {
      const rows = await query<Money & { method: string }>(
        `SELECT p.method, sum(p.amount_cents)::int AS paid, sum(coalesce(r.cents, 0))::int AS back FROM payments p
          LEFT JOIN (SELECT payment_id, sum(amount_cents) AS cents FROM refunds GROUP BY 1) r ON r.payment_id = p.id
          WHERE p.status = 'used' AND p.booking_id = (SELECT id FROM bookings WHERE sale_line_id = $1) GROUP BY 1`,
      );
      return Object.fromEntries(rows.map(({ method, paid, back }) => [method, { paid, back }]));
    },
    askedOfOrder: () =>
      query<{ cents: number }>(
        `SELECT (event->'data'->>'amountCents')::int AS cents FROM outbox
          WHERE subject = 'hilltop.bookings.sale-refund-requested.v1' AND aggregate_id = $1::text`,
      ),
    /** What the books have of it, by account and tender. */
    books: async (): Promise<Record<string, number>> => {
      const rows = await query<{ name: string; cents: number }>(
        `SELECT concat_ws(' ', line->>'account', line->>'tender') AS name, sum((line->>'cents')::int)::int AS cents
          FROM outbox, jsonb_array_elements(event->'data'->'lines') AS line
          WHERE subject = 'hilltop.bookings.money-moved.v1'
            AND aggregate_id = (SELECT id::text FROM bookings WHERE sale_line_id = $1) GROUP BY 1 HAVING sum((line->>'cents')::int) <> 0`,
      );
      return Object.fromEntries(rows.map(({ name, cents }) => [name, cents]));
    },
  };
}

const sumOf = (rows: readonly { readonly cents: number }[]) => rows.reduce((sum, { cents }) => sum + cents, 0);

describe('a visit that an order paid for', () => {
  it('is charged by bookings when it becomes dearer; the card gets back first, then the order, in one change too', async () => {
    const visit = await visitOf(onMock, 'pi_of_order');
    expect(await visit.change(RESIZE, { tickets: adults(3) })).toMatchObject({ __typename: 'BookingChanged' });
    expect(await visit.money()).toEqual({ sale: { paid: 5_000, back: 0 }, online: { paid: 2_500, back: 0 } });
    expect(await visit.books()).toEqual({ 'receivable sale': 5_000, 'card card': 2_500, deferred_visits: -7_500 });
    expect(await visit.change(RESIZE, { tickets: adults(1) })).toMatchObject({ __typename: 'BookingChanged' });
    expect(await visit.money()).toEqual({ sale: { paid: 5_000, back: 2_500 }, online: { paid: 2_500, back: 2_500 } });
    expect(await visit.askedOfOrder()).toEqual([{ cents: 2_500 }]);
    expect(await visit.change(CANCEL)).toMatchObject({ __typename: 'BookingChanged' });
    expect(await visit.askedOfOrder()).toEqual([{ cents: 2_500 }, { cents: 2_500 }]);
    expect(await brokenPromises(onMock.database.dataSource)).toEqual([]);
  });

  it('whose order took no money after all gives back what was charged for it', async () => {
    const visit = await visitOf(onMock, 'pi_of_order', TIMES[1]);
    await visit.change(RESIZE, { tickets: adults(4) });
    await visit.release();
    expect(await visit.money()).toEqual({ online: { paid: 5_000, back: 5_000 } });
    expect(await visit.askedOfOrder()).toEqual([]);
    expect(await brokenPromises(onMock.database.dataSource)).toEqual([]);
  });

  it('gives each tender back what it gave less what the visit costs, whatever is changed and in which order', async () => {
    const step = fc.oneof(
      {
        weight: 4,
        arbitrary: fc.record({
          kind: fc.constant('resize' as const),
          tickets: fc.integer({ min: 1, max: 6 }).map(adults),
        }),
      },
      { weight: 2, arbitrary: fc.record({ kind: fc.constant('move' as const), tourTime: fc.constantFrom(...TIMES) }) },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel' as const) }) },
    );
    const run = fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      const visit = await visitOf(onMock, 'pi_of_order', TIMES[3]);
      let backBefore = 0;
      for (const { kind, ...values } of steps) {
        const mutation = { resize: RESIZE, move: MOVE, cancel: CANCEL }[kind];
        const tourDate = kind === 'move' && { tourDate: '2026-12-05' };
        await visit.change(mutation, { ...values, ...tourDate });
        const { sale = { paid: 0, back: 0 }, online = { paid: 0, back: 0 } } = await visit.money();
        expect(sale.paid).toBe(5_000);
        expect(sale.paid - sale.back + online.paid - online.back).toBe(await visit.owes());
        // The order gives nothing back while the card still has something to get.
        if (sale.back > backBefore) expect(online.back).toBe(online.paid);
        backBefore = sale.back;
        expect(sumOf(await visit.askedOfOrder())).toBe(sale.back);
        const books = await visit.books();
        expect(books['receivable sale'] ?? 0).toBe(sale.paid - sale.back);
        expect(books.receivable ?? 0).toBe(0);
        expect(Object.values(books).reduce((sum, cents) => sum + cents, 0)).toBe(0);
      }
      await visit.change(CANCEL);
    });
    await fc.assert(run, { numRuns: 25 });
    expect(await brokenPromises(onMock.database.dataSource)).toEqual([]);
  }, 120_000);
});

describe('a visit that vouchers or a code paid for', () => {
  const pay = (guests: number, paymentIntentId: string) => ({ tickets: adults(guests), paymentIntentId });

  it('becomes dearer with a card, which the books have, and gets that back before the order', async () => {
    const visit = await visitOf(onMock, null, TIMES[2]);
    expect(await visit.change(RESIZE, { tickets: adults(3) })).toMatchObject({ __typename: 'PaymentRefused' });
    const paymentIntentId = `pi_mock_${randomUUID()}`;
    expect(await visit.change(PAID, pay(3, paymentIntentId))).toMatchObject({ __typename: 'BookingChanged' });
    expect(await visit.money()).toEqual({ sale: { paid: 5_000, back: 0 }, online: { paid: 2_500, back: 0 } });
    expect(await visit.books()).toEqual({ 'receivable sale': 5_000, 'card card': 2_500, deferred_visits: -7_500 });
    expect(await visit.change(PAID, pay(4, paymentIntentId))).toMatchObject({ __typename: 'PaymentRefused' });
    expect(await visit.change(RESIZE, { tickets: adults(4) })).toMatchObject({ __typename: 'BookingChanged' });
    expect(await visit.change(RESIZE, { tickets: adults(1) })).toMatchObject({ __typename: 'BookingChanged' });
    expect(await visit.money()).toEqual({ sale: { paid: 5_000, back: 2_500 }, online: { paid: 5_000, back: 5_000 } });
    expect(await brokenPromises(onMock.database.dataSource)).toEqual([]);
  });
});

describe('on Stripe', () => {
  const shop = () => {
    const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = stripe.settings;
    const settings = { secretKey, webhookSecret, service: 'orders', apiUrl: stripe.url };
    return new StripePaymentProvider(settings, onStripe.clock);
  };

  async function paidOrder(chargedLater: boolean, card?: string): Promise<string> {
    const { intentId } = await shop().start({ amountCents: 9_000, chargedLater });
    stripe.payInBrowser(intentId, card);
    await shop().capture({ intentId, amountCents: 9_000, authorizedCents: 9_000 });
    return intentId;
  }

  it('the card that paid the order is charged the difference, and gets it back', async () => {
    const intentId = await paidOrder(true);
    const visit = await visitOf(onStripe, intentId);
    expect(await visit.change(RESIZE, { tickets: adults(3) })).toMatchObject({ __typename: 'BookingChanged' });
    const charge = [...stripe.intents.values()].find(({ metadata }) => metadata.kind === 'charge');
    expect(charge).toMatchObject({
      amount: 2_500,
      metadata: { service: 'bookings' },
      payment_method: stripe.intents.get(intentId)?.payment_method,
    });
    expect(await visit.change(CANCEL)).toMatchObject({ __typename: 'BookingChanged' });
    expect(await visit.money()).toEqual({ sale: { paid: 5_000, back: 5_000 }, online: { paid: 2_500, back: 2_500 } });
    expect(await visit.askedOfOrder()).toEqual([{ cents: 5_000 }]);
  });

  it.each([
    ['of an order that charges once', () => paidOrder(false)],
    ['of an order of a process that did not say its payment', async () => null],
    ['that no order of ours knows', async () => 'pi_unknown'],
  ])('a card %s is not charged, and the visit stays as it is', async (_, pay) => {
    const visit = await visitOf(onStripe, await pay(), TIMES[1]);
    expect(await visit.change(RESIZE, { tickets: adults(3) })).toMatchObject({
      __typename: 'PaymentRefused',
      message: expect.stringMatching(/cannot be charged.* Nothing was changed\.$/),
    });
    expect(await visit.money()).toEqual({ sale: { paid: 5_000, back: 0 } });
    await visit.change(CANCEL);
  });
});
