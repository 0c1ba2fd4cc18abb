import { randomUUID } from 'node:crypto';
import { saleRefundRequested } from '@hilltop/contracts/bookings/sale-refund-requested';
import { inTransaction } from '@hilltop/platform/database/transaction';
import { eventually } from '@hilltop/platform/testing/eventually';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { RefundLineWhenRequested } from '../src/sales/refund-line/refund-line-when-requested.js';
import { buyer } from './support/buyer.js';
import { TOUR_ID } from './support/fake-bookings.js';
import { type RunningOrders, runOrders } from './support/running-orders.js';

let orders: RunningOrders;
beforeAll(async () => {
  orders = await runOrders({ MOCK_PURCHASES_PER_CALLER: 1_000_000 });
}, 60_000);
afterAll(() => orders.close());

interface Moved {
  readonly cause: string;
  readonly lines: { readonly account: string; readonly kind?: string; readonly cents: number }[];
}

const movedBy = async (orderId: string): Promise<Moved[]> => {
  const rows: { data: Moved }[] = await orders.database.dataSource.query(
    `SELECT event->'data' AS data FROM outbox WHERE subject = 'hilltop.orders.money-moved.v1' AND aggregate_id = $1 ORDER BY position`,
    [orderId],
  );
  return rows.map(({ data: { cause, lines } }) => ({ cause, lines }));
};

const TOUR = { account: 'receivable', kind: 'tour', tourId: TOUR_ID };

it('takes the money of tours and goods once, and is owed to bookings for the tours; what goes back of one is theirs too', async () => {
  const ada = buyer(orders);
  const productId = await orders.stock();
  await ada.add(productId);
  await ada.addTour();
  const { order } = await ada.place();
  const id = order?.id ?? '';
  expect(await movedBy(id)).toEqual([
    {
      cause: 'paid',
      lines: [
        { account: 'card', tender: 'card', cents: 6_450 },
        { account: 'deferred_goods', kind: 'goods', taxCode: 'goods', productId, cents: -1_450 },
        { ...TOUR, cents: -5_000 },
      ],
    },
  ]);
  const [line]: { id: string }[] = await orders.database.dataSource.query(
    `SELECT id FROM sale_lines WHERE sale_id = $1 AND kind = 'tour'`,
    [id],
  );
  const lineId = line?.id ?? '';
  const data = { lineId, refundId: randomUUID(), attempt: 1, amountCents: 2_000, revision: 1 };
  const event = saleRefundRequested.create({ aggregateId: lineId, correlationId: randomUUID(), now: new Date(), data });
  const reaction = orders.app.get(RefundLineWhenRequested, { strict: false });
  await inTransaction(orders.database.dataSource, (manager) => reaction.react(event as never, manager));
  await eventually(async () => expect(await movedBy(id)).toHaveLength(3), 10_000);
  const due = { account: 'refunds_due', tender: 'card' };
  expect((await movedBy(id)).slice(1)).toEqual([
    {
      cause: 'refund_requested',
      lines: [
        { ...TOUR, cents: 2_000 },
        { ...due, cents: -2_000 },
      ],
    },
    {
      cause: 'refund_settled',
      lines: [
        { ...due, cents: 2_000 },
        { account: 'card', tender: 'card', cents: -2_000 },
      ],
    },
  ]);
});

it('moves no money of a sale that is released', async () => {
  const ada = buyer(orders);
  await ada.addTour();
  orders.bookings.price = '60.00';
  expect(await ada.place()).toMatchObject({ __typename: 'PriceChanged' });
  orders.bookings.price = undefined;
  const [sale]: { id: string }[] = await orders.database.dataSource.query(
    'SELECT id FROM sales WHERE session_id = $1',
    [ada.sessionId],
  );
  expect(await movedBy(sale?.id ?? '')).toEqual([]);
});
