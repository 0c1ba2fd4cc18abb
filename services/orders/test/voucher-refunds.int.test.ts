import { randomUUID } from 'node:crypto';
import { saleRefundRequested } from '@hilltop/contracts/bookings/sale-refund-requested';
import { inTransaction } from '@hilltop/platform/database/transaction';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RefundLineWhenRequested } from '../src/sales/refund-line/refund-line-when-requested.js';
import { buyer, tourFor } from './support/buyer.js';
import { goodsLine } from './support/goods-line.js';
import { promotionDesk } from './support/promotions.js';
import { type RunningOrders, runOrders } from './support/running-orders.js';
import { voucherDesk } from './support/vouchers.js';

const QUOTE = `query ($orderId: ID!, $lineId: ID!) { quote: quoteOrderLine(orderId: $orderId, lineId: $lineId, quantity: 1) {
  ... on OrderLineQuote { revision toReturn toVouchers toBlocked } } }`;
const CANCEL = `mutation ($orderId: ID!, $lineId: ID!, $revision: Int!) { cancelled: cancelOrderLine(orderId: $orderId, lineId: $lineId,
  quantity: 1, revision: $revision) { __typename ... on OrderLineCancelled { returned order { refunds { amount name
  voucherLast4 status } } } } }`;
const REFUND = `mutation ($id: ID!) { done: refundVoucher(id: $id, reason: "They asked.") { __typename
  ... on VoucherRefunded { amount } } }`;
const LINE_REFUNDS = 'query ($lineId: ID!) { lineRefunds(lineId: $lineId) { id toVouchers toBlocked } }';
const SPLIT = `query ($representations: [_Any!]!) { _entities(representations: $representations) {
  ... on Refund { id toVouchers toBlocked } } }`;
const WAITING = 'query { done: vouchers(first: 100, refundedWhileBlocked: true) { vouchers { id last4 left } } }';
const LINES = ['first tour', 'second tour', 'mug'] as const;
type LineName = (typeof LINES)[number];
const ORDERS: LineName[][] = LINES.flatMap((first) =>
  LINES.filter((one) => one !== first).map((second) => [
    first,
    second,
    ...LINES.filter((one) => one !== first && one !== second),
  ]),
);
/** The card pays $64.50, two vouchers $20 and $30. */
const CARD_CENTS = 6_450;
const COST: Readonly<Record<LineName, number>> = { 'first tour': 5_000, 'second tour': 5_000, mug: 1_450 };

let orders: RunningOrders;
let desk: ReturnType<typeof voucherDesk>;
beforeAll(async () => {
  orders = await runOrders({ MOCK_PURCHASES_PER_CALLER: 1_000_000 });
  desk = voucherDesk(orders);
  orders.bookings.capacity = 1_000_000;
}, 60_000);
afterAll(() => orders.close());

/** @param percent that a code takes off */
async function bought(percent?: string) {
  const ada = buyer(orders);
  await ada.add(await orders.stock());
  await ada.addTour(tourFor('10:00 AM'));
  await ada.addTour(tourFor('11:00 AM'));
  const first = await desk.issue(20);
  const second = await desk.issue(30);
  for (const { code } of [second, first]) await desk.use(ada.sessionId, code);
  if (percent !== undefined) {
    const { code } = await promotionDesk(orders).create({ amount: percent });
    await desk.use(ada.sessionId, code);
  }
  const { order } = await ada.place();
  const id = order?.id ?? '';
  const lines: { id: string; kind: string; cents: number }[] = await orders.database.dataSource.query(
    'SELECT id, kind, cents FROM sale_lines WHERE sale_id = $1 ORDER BY position',
    [id],
  );
  const tours = lines.filter(({ kind }) => kind === 'tour');
  const [mug] = lines.filter(({ kind }) => kind === 'goods');
  const cost = { 'first tour': tours[0]?.cents ?? 0, 'second tour': tours[1]?.cents ?? 0, mug: mug?.cents ?? 0 };
  return { id, first, second, tours: tours.map((line) => line.id), cost };
}

async function refundTour(lineId: string, amountCents: number, refundId: string = randomUUID()): Promise<void> {
  const data = { lineId, refundId, attempt: 1, amountCents, revision: 1 };
  const event = saleRefundRequested.create({ aggregateId: lineId, correlationId: randomUUID(), now: new Date(), data });
  const reaction = orders.app.get(RefundLineWhenRequested, { strict: false });
  await inTransaction(orders.database.dataSource, (manager) => reaction.react(event as never, manager));
}

async function block(id: string): Promise<void> {
  const blocked = `mutation ($id: ID!) { done: blockVoucher(id: $id, reason: "Lost.") { __typename } }`;
  expect(await desk.ask(blocked, { id }, testStaff)).toMatchObject({ __typename: 'StaffVoucher' });
}

/** The voucher, if managers are told of money that came back to it while it is blocked. */
async function waiting(id: string): Promise<object | undefined> {
  const { vouchers } = (await desk.ask(WAITING, {}, testStaff)) as never as { vouchers: { id: string }[] };
  return vouchers.find((one) => one.id === id);
}

async function cancelMug(orderId: string) {
  const lineId = await goodsLine(orders, orderId);
  const { data } = await orders.ask(QUOTE, { orderId, lineId }, testStaff);
  const quote = data?.quote as unknown as { revision: number; toReturn: string; toVouchers: string };
  const done = await orders.ask(CANCEL, { orderId, lineId, revision: quote.revision }, testStaff);
  expect(done.data?.cancelled).toMatchObject({ __typename: 'OrderLineCancelled', returned: quote.toReturn });
  return { quote, refunds: done.data?.cancelled?.order as unknown as { refunds: object[] } };
}

async function toCard(orderId: string): Promise<number> {
  const [row]: { cents: number }[] = await orders.database.dataSource.query(
    `SELECT coalesce(sum(r.amount_cents), 0)::int AS cents FROM refunds r JOIN payments p ON p.id = r.payment_id WHERE p.order_id = $1`,
    [orderId],
  );
  return row?.cents ?? -1;
}

/** The sums of what the books have of the order, by account. */
async function booked(orderId: string): Promise<Record<string, number>> {
  const rows: { account: string; cents: number }[] = await orders.database.dataSource.query(
    `SELECT line ->> 'account' AS account, sum((line ->> 'cents')::int)::int AS cents
     FROM outbox, jsonb_array_elements(event -> 'data' -> 'lines') line
     WHERE subject = 'hilltop.orders.money-moved.v1' AND aggregate_id = $1 GROUP BY 1`,
    [orderId],
  );
  return Object.fromEntries(rows.filter(({ cents }) => cents !== 0).map(({ account, cents }) => [account, cents]));
}

describe('an order that a card and two vouchers paid', () => {
  it('is in the books with what each paid', async () => {
    const { id } = await bought();
    const sold = { deferred_goods: -1_450, receivable: -10_000 };
    expect(await booked(id)).toEqual({ card: CARD_CENTS, voucher_liability: 5_000, ...sold });
  });

  it.each(ORDERS.map((order) => [order.join(', '), order] as const))(
    'gives back to the card first and then to the last voucher, to the cent (%s)',
    async (_, order) => {
      const { id, first, second, tours } = await bought();
      let given = 0;
      for (const line of order) {
        if (line === 'mug') await cancelMug(id);
        else await refundTour(tours[line === 'first tour' ? 0 : 1] ?? '', COST[line]);
        given += COST[line];
        const card = Math.min(given, CARD_CENTS);
        const toSecond = Math.min(given - card, 3_000);
        expect([await toCard(id), await desk.balanceOf(second.id), await desk.balanceOf(first.id)]).toEqual([
          card,
          toSecond,
          given - card - toSecond,
        ]);
      }
      const { refunds_due: due = 0, card = 0, ...rest } = await booked(id);
      expect([due + card, rest]).toEqual([0, {}]);
    },
  );

  it.each(ORDERS.map((order) => [order.join(', '), order] as const))(
    'and a code that makes no line a whole dollar cheaper: every cent goes back, and the books are empty (%s)',
    async (_, order) => {
      const { id, first, second, tours, cost } = await bought('7');
      const paid = Object.values(cost).reduce((sum, cents) => sum + cents, 0);
      // 7% of $114.50, half a cent rounded up.
      expect(paid).toBe(11_450 - 802);
      let given = 0;
      for (const line of order) {
        if (line === 'mug') await cancelMug(id);
        else await refundTour(tours[line === 'first tour' ? 0 : 1] ?? '', cost[line]);
        given += cost[line];
        const card = Math.min(given, paid - 5_000);
        const balances = (await desk.balanceOf(second.id)) + (await desk.balanceOf(first.id));
        expect([await toCard(id), balances]).toEqual([card, given - card]);
      }
      const { refunds_due: due = 0, card = 0, ...rest } = await booked(id);
      expect([due + card, rest]).toEqual([0, {}]);
    },
  );

  it('gives back once, however often it is asked, and no more than a line cost', async () => {
    const { second, tours } = await bought();
    const [tour = '', other = ''] = tours;
    await refundTour(other, 5_000);
    const refundId = randomUUID();
    await Promise.all(Array.from({ length: 20 }, () => refundTour(tour, 3_000, refundId)));
    expect(await desk.balanceOf(second.id)).toBe(1_550);
    await expect(refundTour(tour, 2_001)).rejects.toThrow('more than its line cost');
  });

  it('tells bookings at once of what went back to vouchers alone', async () => {
    const { second, tours } = await bought();
    const [tour = '', other = ''] = tours;
    await refundTour(tour, 5_000);
    await refundTour(other, 1_450);
    const refundId = randomUUID();
    await refundTour(other, 1_000, refundId);
    expect(await desk.balanceOf(second.id)).toBe(1_000);
    const told: object[] = await orders.database.dataSource.query(
      `SELECT event->'data' AS data FROM outbox WHERE subject = 'hilltop.orders.sale-refund-ended.v1'
       AND event->'data'->>'refundId' = $1`,
      [refundId],
    );
    expect(told).toEqual([{ data: { refundId, attempt: 1, status: 'settled' } }]);
  });

  it('gives what is left of a bought voucher back to its buyer, once', async () => {
    const ada = buyer(orders);
    await desk.addGift(ada.sessionId);
    const { order } = await ada.place();
    const id = order?.id ?? '';
    const [line]: { id: string }[] = await orders.database.dataSource.query(
      'SELECT id FROM sale_lines WHERE sale_id = $1',
      [id],
    );
    const voucherId = line?.id ?? '';
    const grace = buyer(orders);
    await grace.add(await orders.stock({ priceCents: 2_000 }));
    await orders.database.dataSource.query(`INSERT INTO cart_tenders VALUES ($1, $2, now())`, [
      grace.sessionId,
      voucherId,
    ]);
    expect(await grace.place({ pickUp: true })).toMatchObject({ __typename: 'CartPlaced' });
    expect(await booked(id)).toEqual({ card: 5_000, voucher_liability: -5_000 });
    const answers = await Promise.all([1, 2, 3].map(() => desk.ask(REFUND, { id: voucherId }, testStaff)));
    expect(answers.filter(({ __typename }) => __typename === 'VoucherRefunded')).toEqual([
      { __typename: 'VoucherRefunded', amount: '30.00' },
    ]);
    expect([await toCard(id), await desk.balanceOf(voucherId)]).toEqual([3_000, 0]);
    const { refunds_due: due = 0, card = 0, ...rest } = await booked(id);
    expect([due + card, rest]).toEqual([2_000, { voucher_liability: -2_000 }]);
    const { id: given } = await desk.issue(50);
    expect(await desk.ask(REFUND, { id: given }, testStaff)).toMatchObject({ __typename: 'VoucherNotChangeable' });
  });

  it('says to the service that mails them how refunds of a line were split', async () => {
    const { tours } = await bought();
    const [tour = '', other = ''] = tours;
    const [first, second, third] = [randomUUID(), randomUUID(), randomUUID()];
    await refundTour(other, 5_000, first);
    await refundTour(tour, 3_000, second);
    await refundTour(tour, 1_000, third);
    const query = 'query ($lineId: ID!) { lineRefunds(lineId: $lineId) { id amount toVouchers } }';
    const asked = (caller: typeof testStaff | { role: 'service'; name: 'notifications' }) =>
      orders.ask(query, { lineId: tour }, caller);
    const { data } = await asked({ role: 'service', name: 'notifications' });
    const split = [
      { id: second, amount: '30.00', toVouchers: '15.50' },
      { id: third, amount: '10.00', toVouchers: '10.00' },
    ];
    expect(data?.lineRefunds).toHaveLength(2);
    expect(data?.lineRefunds).toEqual(expect.arrayContaining(split));
    expect((await asked(testStaff)).errors?.length).toBeGreaterThan(0);
  });

  it('keeps what goes back to a blocked voucher on it, and says so to the mail, the visit and managers until it has a new code', async () => {
    const { id, first, second, tours } = await bought();
    const [tour = '', other = ''] = tours;
    await refundTour(tour, 5_000);
    await block(second.id);
    const refundId = randomUUID();
    await refundTour(other, 5_000, refundId);
    expect([await desk.balanceOf(second.id), await desk.balanceOf(first.id)]).toEqual([3_000, 550]);
    const split = { id: refundId, toVouchers: '35.50', toBlocked: '30.00' };
    const { data } = await orders.ask(LINE_REFUNDS, { lineId: other }, { role: 'service', name: 'notifications' });
    expect(data?.lineRefunds).toEqual([split]);
    const representations = [{ __typename: 'Refund', id: refundId }];
    expect((await orders.ask(SPLIT, { representations })).data?._entities).toEqual([split]);
    expect(await waiting(second.id)).toMatchObject({ last4: second.code.slice(-4), left: '30.00' });
    const { quote } = await cancelMug(id);
    expect(quote).toMatchObject({ toVouchers: '14.50', toBlocked: '0.00' });
    const replaced = `mutation ($id: ID!) { done: replaceVoucher(id: $id, reason: "They called.") { __typename } }`;
    expect(await desk.ask(replaced, { id: second.id }, testStaff)).toMatchObject({ __typename: 'VoucherIssued' });
    expect((await orders.ask(SPLIT, { representations })).data?._entities).toEqual([{ ...split, toBlocked: '0.00' }]);
    expect(await waiting(second.id)).toBeUndefined();
  });

  it('says before and after that a canceled piece is paid by a blocked voucher', async () => {
    const { id, second, tours } = await bought();
    await refundTour(tours[0] ?? '', 5_000);
    await refundTour(tours[1] ?? '', 1_450);
    // Nothing came back to it since it was blocked.
    await block(second.id);
    expect(await waiting(second.id)).toBeUndefined();
    const { quote } = await cancelMug(id);
    expect(quote).toMatchObject({ toReturn: '14.50', toVouchers: '14.50', toBlocked: '14.50' });
    const [cancellation]: { id: string }[] = await orders.database.dataSource.query(
      'SELECT id FROM order_cancellations WHERE order_id = $1',
      [id],
    );
    const { data } = await orders.ask(
      'query ($id: ID!) { orderCancellation(id: $id) { toVouchers toBlocked } }',
      { id: cancellation?.id ?? '' },
      { role: 'service', name: 'notifications' },
    );
    expect(data?.orderCancellation).toEqual({ toVouchers: '14.50', toBlocked: '14.50' });
    expect(await waiting(second.id)).toMatchObject({ left: '14.50' });
  });

  it('says to staff, before and after, what goes to vouchers', async () => {
    const { id, second, tours } = await bought();
    await refundTour(tours[0] ?? '', 5_000);
    await refundTour(tours[1] ?? '', 1_000);
    const { quote, refunds } = await cancelMug(id);
    expect(quote).toMatchObject({ toReturn: '14.50', toVouchers: '10.00' });
    const last4 = second.code.slice(-4);
    const voucherLast4 = { voucherLast4: last4, amount: '10.00', status: 'settled', name: 'The Lamp Mug' };
    expect(refunds.refunds).toContainEqual(voucherLast4);
    const toCardPart = { voucherLast4: null, amount: '4.50', name: 'The Lamp Mug' };
    expect(refunds.refunds).toContainEqual(expect.objectContaining(toCardPart));
  });
});

it('the books owe for each order and each voucher what its entries come to', async () => {
  const [sums]: object[] = await orders.database.dataSource.query(`
    WITH booked AS (
      SELECT aggregate_id AS id, -sum((line ->> 'cents')::int) AS cents FROM outbox, jsonb_array_elements(event -> 'data' -> 'lines') line
      WHERE subject = 'hilltop.orders.money-moved.v1' AND line ->> 'account' = 'voucher_liability' GROUP BY 1
    ), entered AS (SELECT coalesce(sale_id, voucher_id)::text AS id, sum(delta_cents) AS cents FROM voucher_entries GROUP BY 1)
    SELECT count(*) > 10 AS many, count(*) FILTER (WHERE coalesce(b.cents, 0) <> coalesce(e.cents, 0))::int AS different,
      sum(e.cents) = (SELECT sum(balance_cents) FROM vouchers) AS "isWhole" FROM booked b FULL JOIN entered e USING (id)`);
  expect(sums).toEqual({ many: true, different: 0, isWhole: true });
});
