import { randomUUID } from 'node:crypto';
import { saleRefundRequested } from '@hilltop/contracts/bookings/sale-refund-requested';
import { inTransaction } from '@hilltop/platform/database/transaction';
import { eventually } from '@hilltop/platform/testing/eventually';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { RefundLineWhenRequested } from '../src/sales/refund-line/refund-line-when-requested.js';
import { buyer } from './support/buyer.js';
import { type RunningOrders, runOrders } from './support/running-orders.js';

let orders: RunningOrders;
beforeAll(async () => {
  orders = await runOrders({ MOCK_PURCHASES_PER_CALLER: 1_000_000 });
}, 60_000);
afterAll(() => orders.close());

async function soldLine(): Promise<string> {
  const ada = buyer(orders);
  await ada.addTour();
  const { order } = await ada.place();
  const [line]: { id: string }[] = await orders.database.dataSource.query(
    'SELECT id FROM sale_lines WHERE sale_id = $1',
    [order?.id],
  );
  return line?.id ?? '';
}

async function ask(lineId: string, amountCents: number, refundId: string = randomUUID(), attempt = 1): Promise<string> {
  const data = { lineId, refundId, attempt, amountCents, revision: 1 };
  const event = saleRefundRequested.create({ aggregateId: lineId, correlationId: randomUUID(), now: new Date(), data });
  const reaction = orders.app.get(RefundLineWhenRequested, { strict: false });
  await inTransaction(orders.database.dataSource, (manager) => reaction.react(event as never, manager));
  return refundId;
}

const refundsOf = (lineId: string): Promise<{ id: string; cents: number; status: string }[]> =>
  orders.database.dataSource.query(
    'SELECT id, amount_cents AS cents, status FROM refunds WHERE line_id = $1 ORDER BY requested_at',
    [lineId],
  );

it('gives money of a line back once, however often it is asked, and says so to bookings', async () => {
  const lineId = await soldLine();
  const refundId = randomUUID();
  await Promise.all(Array.from({ length: 20 }, () => ask(lineId, 2_500, refundId)));
  expect(await refundsOf(lineId)).toEqual([expect.objectContaining({ id: refundId, cents: 2_500 })]);
  await eventually(async () => {
    const told: { event: { data: object } }[] = await orders.database.dataSource.query(
      `SELECT event FROM outbox WHERE subject = 'hilltop.orders.sale-refund-ended.v1' AND aggregate_id = $1`,
      [lineId],
    );
    expect(told.map(({ event }) => event.data)).toEqual([{ refundId, attempt: 1, status: 'settled' }]);
  });
});

it('gives no more back than the line cost, also in parts', async () => {
  const lineId = await soldLine();
  await ask(lineId, 3_000);
  await ask(lineId, 2_000);
  await expect(ask(lineId, 1)).rejects.toThrow('more than its line cost');
  expect((await refundsOf(lineId)).reduce((sum, { cents }) => sum + cents, 0)).toBe(5_000);
});

it('of a line that no order has, refuses', async () => {
  await expect(ask(randomUUID(), 100)).rejects.toThrow('no order has');
});
