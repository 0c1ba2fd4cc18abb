import { randomUUID } from 'node:crypto';
import { inTransaction } from '@hilltop/platform/database/transaction';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SettleSaleRefundWhenEnded } from '../src/selling/sale-lines/settle-sale-refund-when-ended.js';
import { CreateTour } from '../src/tours/create-tour/create-tour.js';
import { seedTours } from '../src/tours/seed-tours/seed-tours.js';
import { TourRepository } from '../src/tours/tour.repository.js';
import { adults, bookingInput } from './support/booking-request.js';
import { brokenPromises } from './support/broken-promises.js';
import { type RunningBookings, runBookings } from './support/running-bookings.js';

const orders = { role: 'service', name: 'orders' } as const;
const HOLD = `mutation ($lineId: ID!, $input: TourLineInput!, $caller: String) {
  holdSaleLine(lineId: $lineId, input: $input, caller: $caller) { __typename
    ... on SaleLineHeld { hold { id secondsLeft } tourName totalAmount } ... on Refusal { message } } }`;
const CONFIRM = `mutation ($lineId: ID!, $input: TourLineInput!) { confirmSaleLine(lineId: $lineId, input: $input) { __typename
  ... on SaleLineConfirmed { bookingId confirmationCode } ... on Refusal { message } } }`;
const CONFIRM_CHEAPER = `mutation ($lineId: ID!, $orderIntentId: String, $input: TourLineInput!, $discount: SaleLineDiscount) {
  confirmSaleLine(lineId: $lineId, orderIntentId: $orderIntentId, input: $input, discount: $discount) { __typename
  ... on SaleLineConfirmed { bookingId } ... on Refusal { message } } }`;
const MOVE = `mutation ($token: String!, $tourTime: String!) {
  changeBooking(token: $token, input: { move: { tourDate: "2026-12-05", tourTime: $tourTime }, revision: 0 }) { __typename
  ... on BookingChanged { booking { totalAmount tickets { count unitPrice listPrice reason } } } ... on Refusal { message } } }`;
const QUOTE = `query ($token: String!, $tourTime: String!) {
  quoteMoves(token: $token, tourDate: "2026-12-05", tourTimes: [$tourTime]) { ... on MoveQuotes { times {
  quote { totalAmount lines { count unitPrice listPrice reason } } } } ... on Refusal { message } } }`;
const RESIZE = `mutation ($token: String!, $tickets: [TicketInput!]!, $revision: Int!) {
  changeBooking(token: $token, input: { party: { tickets: $tickets }, revision: $revision }) { __typename
  ... on BookingChanged { booking { totalAmount tickets { count unitPrice reason } } } ... on Refusal { message } } }`;
const CANCEL_MOVED = `mutation ($token: String!) { changeBooking(token: $token, input: { cancel: {}, revision: 1 }) { __typename } }`;
const RELEASE = 'mutation ($lineId: ID!) { releaseSaleLine(lineId: $lineId) }';
const LINKS = 'query ($lineIds: [ID!]!) { saleLineLinks(lineIds: $lineIds) { lineId visitUrl } }';
const CANCEL = `mutation ($token: String!) { changeBooking(token: $token, input: { cancel: {}, revision: 0 }) { __typename } }`;

let bookings: RunningBookings;
beforeAll(async () => {
  bookings = await runBookings();
  await seedTours(bookings.app.get(TourRepository, { strict: false }), bookings.app.get(CreateTour, { strict: false }));
}, 60_000);
afterAll(() => bookings.close());

const ask = async (query: string, field: string, variables: object) =>
  (await bookings.ask(query, variables, orders)).data?.[field];
const query = <Row>(sql: string, values: unknown[] = []): Promise<Row[]> =>
  bookings.database.dataSource.query(sql, values);

/** Terms of a code without bounds. */
const open = { visitFrom: null, visitUntil: null, tours: [], leastAmount: '0.00' };

/** A tour of a cart at a time of its own. */
function line(tourTime: string, changes: object = {}) {
  const { visit: input } = bookingInput({ tourTime, ...changes });
  const lineId = randomUUID();
  return {
    lineId,
    hold: (more: object = {}) => ask(HOLD, 'holdSaleLine', { lineId, input: { ...input, ...more } }),
    confirm: (more: object = {}) =>
      ask(CONFIRM, 'confirmSaleLine', { lineId, input: { ...input, holdId: lineId, ...more } }),
    confirmCheaper: (discount: object) =>
      ask(CONFIRM_CHEAPER, 'confirmSaleLine', {
        lineId,
        orderIntentId: 'pi_of_order',
        input: { ...input, holdId: lineId },
        discount: { terms: { ...open, kind: 'cents', amount: 5_000 }, ...discount },
      }),
    release: () => ask(RELEASE, 'releaseSaleLine', { lineId }),
    token: async () => {
      const links = (await ask(LINKS, 'saleLineLinks', { lineIds: [lineId] })) as unknown as { visitUrl: string }[];
      return links[0]?.visitUrl.split('/').at(-1);
    },
    payment: async () =>
      (
        await query<object>(`SELECT status, method, amount_cents AS cents FROM payments WHERE id = $1`, [
          `sale_${lineId}`,
        ])
      )[0],
  };
}
const takenAt = async (time: string) =>
  (
    await query<{ taken: number }>(`SELECT taken FROM slots WHERE id LIKE 'standard@2026-12-05%' AND starts_at = $1`, [
      time,
    ])
  )[0]?.taken;

describe('a tour of an order', () => {
  it('is held, booked once with the order as its payment, and mailed by nobody but the order', async () => {
    const party = line('9:00 AM');
    expect(await party.hold()).toMatchObject({ hold: { secondsLeft: 900 }, totalAmount: '50.00' });
    expect(await takenAt('2026-12-05T15:00:00Z')).toBe(2);
    const [first, second] = await Promise.all([party.confirm(), party.confirm()]);
    expect(first).toMatchObject({ __typename: 'SaleLineConfirmed' });
    expect(second).toEqual(first);
    expect(await takenAt('2026-12-05T15:00:00Z')).toBe(2);
    expect(await party.payment()).toEqual({ status: 'used', method: 'sale', cents: 5_000 });
    const [told] = await query<{ data: object }>(
      `SELECT event->'data' AS data FROM outbox WHERE subject LIKE '%booking-confirmed%' AND event->'data'->>'saleLineId' = $1`,
      [party.lineId],
    );
    expect(told?.data).toMatchObject({ totalCents: 5_000 });
    expect(await brokenPromises(bookings.database.dataSource)).toEqual([]);
  });

  it('that is released frees its seats, owes nothing, and can no longer be booked; also before it was', async () => {
    const booked = line('10:00 AM');
    await booked.hold();
    await booked.confirm();
    await Promise.all([booked.release(), booked.release()]);
    expect(await takenAt('2026-12-05T16:00:00Z')).toBe(0);
    expect(await booked.payment()).toMatchObject({ status: 'refused' });
    expect(await booked.confirm()).toMatchObject({ __typename: 'SaleLineReleased' });
    const early = line('10:00 AM');
    await early.release();
    expect(await early.confirm()).toMatchObject({ __typename: 'SaleLineReleased' });
    expect(await takenAt('2026-12-05T16:00:00Z')).toBe(0);
    expect(await query('SELECT id FROM refunds')).toEqual([]);
    expect(await brokenPromises(bookings.database.dataSource)).toEqual([]);
  });

  it('confirmed and released at the same time is one or the other', async () => {
    for (let round = 0; round < 10; round += 1) {
      const party = line('11:00 AM');
      await party.hold();
      await Promise.all(round % 2 ? [party.confirm(), party.release()] : [party.release(), party.confirm()]);
      expect(await party.payment()).toMatchObject({ status: 'refused' });
    }
    await bookings.clock.forward(16 * 60_000);
    const [{ booked } = { booked: -1 }] = await query<{ booked: number }>(
      `SELECT count(*)::int AS booked FROM bookings WHERE starts_at = '2026-12-05T17:00:00Z' AND status = 'confirmed'`,
    );
    expect(booked).toBe(0);
    expect(await brokenPromises(bookings.database.dataSource)).toEqual([]);
  });

  it('costs what its code leaves, keeps that when it moves, and gives back no more', async () => {
    const party = line('1:00 PM');
    await party.hold();
    const tickets = [{ type: 'adult', unitPrice: '25.00', count: 1, off: '3.34' }];
    const ofOthers = [{ type: 'adult', unitPrice: '24.00', count: 1, off: '3.34' }];
    expect(await party.confirmCheaper({ code: 'SPRING', tickets: ofOthers })).toMatchObject({
      __typename: 'InvalidInput',
    });
    const [first, second] = await Promise.all([1, 2].map(() => party.confirmCheaper({ code: 'SPRING', tickets })));
    expect(first).toMatchObject({ __typename: 'SaleLineConfirmed' });
    expect(second).toEqual(first);
    expect(await party.payment()).toEqual({ status: 'used', method: 'sale', cents: 4_666 });
    const token = await party.token();
    const moved = (await bookings.ask(MOVE, { token, tourTime: '2:00 PM' })).data?.changeBooking;
    expect(moved).toMatchObject({
      booking: {
        totalAmount: '46.66',
        tickets: [
          { count: 1, unitPrice: '21.66', listPrice: '25.00', reason: 'Code SPRING, −$3.34' },
          { count: 1, unitPrice: '25.00', listPrice: null, reason: null },
        ],
      },
    });
    await bookings.ask(CANCEL_MOVED, { token });
    const refunds = await query<{ cents: number }>('SELECT amount_cents AS cents FROM refunds WHERE payment_id = $1', [
      `sale_${party.lineId}`,
    ]);
    expect(refunds).toEqual([{ cents: 4_666 }]);
    expect(await brokenPromises(bookings.database.dataSource)).toEqual([]);
  });

  it('grows at the full price, without its code, and shrinks to what it was', async () => {
    const party = line('4:00 PM', { tickets: adults(1), totalAmount: '25.00' });
    await party.hold();
    await party.confirmCheaper({
      code: 'FREE',
      tickets: [{ type: 'adult', unitPrice: '25.00', count: 1, off: '25.00' }],
    });
    const token = await party.token();
    const resize = async (guests: number, revision: number) =>
      (await bookings.ask(RESIZE, { token, tickets: adults(guests), revision })).data?.changeBooking;
    const free = { count: 1, unitPrice: '0.00', reason: 'Code FREE, −$25' };
    expect(await resize(3, 0)).toMatchObject({
      booking: { totalAmount: '50.00', tickets: [free, { count: 2, unitPrice: '25.00', reason: null }] },
    });
    expect(await resize(1, 1)).toMatchObject({ booking: { totalAmount: '0.00', tickets: [free] } });
    expect(await brokenPromises(bookings.database.dataSource)).toEqual([]);
  });

  describe('that moves with a code', () => {
    const price = (cents: number) => query(`UPDATE tours SET price_cents = $1 WHERE type = 'standard'`, [cents]);
    /** Bought at $40 with a code that takes $20 off, then sold at another price. */
    const bought = async (tourTime: string, terms: object) => {
      await price(4_000);
      const party = line(tourTime, { totalAmount: '80.00' });
      await party.hold();
      const tickets = [{ type: 'adult', unitPrice: '40.00', count: 2, off: '20.00' }];
      await party.confirmCheaper({ code: 'HALF', tickets, terms: { ...open, ...terms } });
      return party.token();
    };
    const moved = async (token: unknown, tourTime: string, cents: number) => {
      await price(cents);
      const quote = (await bookings.ask(QUOTE, { token, tourTime })).data?.quoteMoves as unknown as {
        times: { quote: object }[];
      };
      const { booking } = ((await bookings.ask(MOVE, { token, tourTime })).data?.changeBooking ?? {}) as {
        booking?: { totalAmount: string; tickets: object[] };
      };
      expect(quote.times[0]?.quote).toMatchObject({ totalAmount: booking?.totalAmount, lines: booking?.tickets });
      await price(2_500);
      return booking;
    };

    it.each([
      ['a percentage is that of the new price', { kind: 'percent', amount: 50 }, '3:00 PM', 2_500, '12.50'],
      ['a percentage takes no more than it took', { kind: 'percent', amount: 50 }, '3:00 PM', 9_000, '70.00'],
      ['a price stays that price', { kind: 'fixed_price', amount: 2_000 }, '3:00 PM', 2_500, '20.00'],
      ['an amount stays that amount', { kind: 'cents', amount: 4_000 }, '3:00 PM', 2_500, '5.00'],
    ])('%s', async (_, terms, to, cents, unitPrice) => {
      const token = await bought('5:00 PM', terms);
      expect(await moved(token, to, cents)).toMatchObject({ tickets: [{ count: 2, unitPrice }] });
      expect(await brokenPromises(bookings.database.dataSource)).toEqual([]);
    });

    it.each([
      ['on another day', { visitUntil: '2026-12-04' }],
      ['for another tour', { tours: [randomUUID()] }],
      ['below its minimum', { leastAmount: '60.00' }],
    ])('%s it takes nothing, and says so before', async (_, terms) => {
      const token = await bought('5:00 PM', { kind: 'percent', amount: 50, ...terms });
      expect(await moved(token, '3:00 PM', 2_500)).toMatchObject({
        totalAmount: '50.00',
        tickets: [{ count: 2, unitPrice: '25.00', listPrice: null, reason: 'Code HALF takes nothing here' }],
      });
    });
  });

  it('gets its money back through the order', async () => {
    const party = line('1:00 PM');
    await party.hold();
    await party.confirm();
    const token = await party.token();
    expect((await bookings.ask(CANCEL, { token })).data?.changeBooking).toMatchObject({ __typename: 'BookingChanged' });
    const [told] = await query<{ data: { refundId: string } }>(
      `SELECT event->'data' AS data FROM outbox WHERE subject LIKE '%sale-refund-requested%' AND aggregate_id = $1`,
      [party.lineId],
    );
    expect(told?.data).toMatchObject({ lineId: party.lineId, amountCents: 5_000, attempt: 1, revision: 1 });
    const [refund] = await query<object>('SELECT method, status, due_at::text AS due FROM refunds WHERE id = $1', [
      told?.data.refundId,
    ]);
    expect(refund).toEqual({ method: 'sale', status: 'requested', due: 'infinity' });
    expect(await brokenPromises(bookings.database.dataSource)).toEqual([]);
    const reaction = bookings.app.get(SettleSaleRefundWhenEnded, { strict: false });
    const ended = async (attempt: number, status: 'settled' | 'failed') => {
      const event = { data: { refundId: told?.data.refundId, attempt, status }, time: '2026-11-22T16:30:00.000Z' };
      await inTransaction(bookings.database.dataSource, (manager) => reaction.react(event as never, manager));
      const [row] = await query<{ status: string }>('SELECT status FROM refunds WHERE id = $1', [told?.data.refundId]);
      return row?.status;
    };
    expect(await ended(2, 'settled')).toBe('requested');
    expect([await ended(1, 'settled'), await ended(1, 'failed'), await ended(1, 'settled')]).toEqual([
      'settled',
      'failed',
      'failed',
    ]);
  });

  it('is deferred in the books until the visit starts, and owed by its order; released, it is neither', async () => {
    const party = line('2:00 PM');
    await party.hold();
    await party.confirm();
    const moved = async () =>
      (
        await query<{ lines: object[] }>(
          `SELECT event->'data'->'lines' AS lines FROM outbox WHERE subject = 'hilltop.bookings.money-moved.v1'
            AND aggregate_id = (SELECT id::text FROM bookings WHERE sale_line_id = $1) ORDER BY position`,
          [party.lineId],
        )
      ).map(({ lines }) => lines);
    const owed = { account: 'receivable', tender: 'sale', kind: 'tour' };
    const deferred = { account: 'deferred_visits', kind: 'tour', startsAt: '2026-12-05T20:00:00.000Z' };
    const [paid] = await moved();
    expect(paid).toMatchObject([
      { ...owed, cents: 5_000 },
      { ...deferred, cents: -5_000 },
    ]);
    await party.release();
    expect((await moved()).slice(1)).toMatchObject([
      [
        { ...deferred, cents: 5_000 },
        { ...owed, cents: -5_000 },
      ],
    ]);
  });

  it('is nobody’s business but a service’s', async () => {
    const { data, errors } = await bookings.ask(RELEASE, { lineId: randomUUID() });
    expect({ data, refused: errors?.length }).toMatchObject({ refused: 1 });
  });
});
