import { randomUUID } from 'node:crypto';
import { salePaymentDisputed } from '@hilltop/contracts/orders/sale-payment-disputed';
import { eventually } from '@hilltop/platform/testing/eventually';
import { testStaff as staff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { CreateTour } from '../src/tours/create-tour/create-tour.js';
import { seedTours } from '../src/tours/seed-tours/seed-tours.js';
import { TourRepository } from '../src/tours/tour.repository.js';
import { bookingInput } from './support/booking-request.js';
import { brokenPromises } from './support/broken-promises.js';
import { type RunningBookings, runBookings } from './support/running-bookings.js';

const orders = { role: 'service', name: 'orders' } as const;
const CONFIRM = `mutation ($lineId: ID!, $input: TourLineInput!) {
  confirmSaleLine(lineId: $lineId, orderIntentId: "pi_of_order", input: $input) { ... on SaleLineConfirmed { bookingId } } }`;
const CANCEL = `mutation ($id: ID!) { staffChangeBooking(bookingId: $id, input: { cancel: {}, revision: 0 }, reason: "The bank took it back") {
  __typename } }`;
const SHOW = `query ($id: ID!) { booking(bookingId: $id) { status ticket disputes { amount reason status openedAt closedAt }
  refunds { amount method } } }`;
const OPENED = '2026-11-24T16:30:00.000Z';
const CLOSED = '2026-11-29T16:30:00.000Z';

let bookings: RunningBookings;
let nats: NatsConnection;
beforeAll(async () => {
  bookings = await runBookings();
  await seedTours(bookings.app.get(TourRepository, { strict: false }), bookings.app.get(CreateTour, { strict: false }));
  nats = await connect({ servers: bookings.nats.url });
  await (await jetstreamManager(nats)).streams.add({ name: 'HILLTOP_ORDERS', subjects: ['hilltop.orders.>'] });
}, 60_000);
afterAll(async () => {
  await nats.close();
  await bookings.close();
});

const rows = (sql: string, values: unknown[] = []): Promise<Record<string, unknown>[]> =>
  bookings.database.dataSource.query(sql, values);
const show = async (id: unknown) => (await bookings.ask(SHOW, { id }, staff)).data?.booking;

/** A visit for two that an order paid for. */
async function sold(tourTime: string) {
  const { visit: input } = bookingInput({ tourTime });
  const lineId = randomUUID();
  const id = (await bookings.ask(CONFIRM, { lineId, input }, orders)).data?.confirmSaleLine?.bookingId;
  return { id, lineId };
}

/** As orders says it; twice, the end before the beginning. */
async function disputed(lineIds: readonly string[], status?: 'won' | 'lost'): Promise<void> {
  const dispute = { disputeId: `dp_${randomUUID()}`, amountCents: 12_500, reason: 'fraudulent', openedAt: OPENED };
  const ends = status ? [{ end: { status, at: CLOSED } }, {}] : [{}, {}];
  for (const aggregateId of lineIds)
    for (const end of ends) {
      const facts = { aggregateId, correlationId: randomUUID(), now: bookings.clock.now() };
      const event = salePaymentDisputed.create({ ...facts, data: { ...dispute, ...end } });
      await jetstream(nats).publish(event.type, JSON.stringify(event), { msgID: event.id });
    }
  const handled = `SELECT FROM inbox WHERE consumer = 'bookings-sale-payment-disputed'`;
  handledEvents += 2 * lineIds.length;
  await eventually(async () => expect(await rows(handled)).toHaveLength(handledEvents), 15_000);
}
let handledEvents = 0;

describe('a visit whose order’s payment a bank took back', () => {
  it('says so to staff, for each tour of the order, once, and moves nothing in the books of bookings', async () => {
    const visits = [await sold('9:00 AM'), await sold('10:00 AM')];
    const before = await rows(`SELECT id FROM outbox WHERE subject LIKE '%money-moved%' ORDER BY id`);
    await disputed(visits.map(({ lineId }) => lineId));
    const one = { amount: '125.00', reason: 'fraudulent', status: 'open', openedAt: OPENED, closedAt: null };
    for (const { id } of visits) expect(await show(id)).toMatchObject({ disputes: [one] });
    expect(await rows(`SELECT id FROM outbox WHERE subject LIKE '%money-moved%' ORDER BY id`)).toEqual(before);
  });

  it.each(['open', 'lost'] as const)(
    'and is %s asks its order for nothing when it is canceled, and admits nobody',
    async (status) => {
      const { id, lineId } = await sold('11:00 AM');
      await disputed([lineId], status === 'lost' ? status : undefined);
      expect((await bookings.ask(CANCEL, { id }, staff)).data?.staffChangeBooking).toEqual({
        __typename: 'BookingChanged',
      });
      expect(await show(id)).toMatchObject({ status: 'cancelled', ticket: null, refunds: [], disputes: [{ status }] });
      const asked = await rows(
        `SELECT id FROM outbox WHERE subject LIKE '%sale-refund-requested%' AND aggregate_id = $1`,
        [lineId],
      );
      expect(asked).toEqual([]);
      expect(await rows('SELECT kept_cents FROM bookings WHERE id = $1', [id])).toEqual([{ kept_cents: 5_000 }]);
      expect(await brokenPromises(bookings.database.dataSource)).toEqual([]);
    },
  );

  it('is refunded by its order like any other once the house has won', async () => {
    const { id, lineId } = await sold('12:00 PM');
    await disputed([lineId], 'won');
    expect(await show(id)).toMatchObject({ disputes: [{ status: 'won', openedAt: OPENED, closedAt: CLOSED }] });
    await bookings.ask(CANCEL, { id }, staff);
    expect(await show(id)).toMatchObject({ refunds: [{ amount: '50.00', method: 'sale' }] });
  });
});
