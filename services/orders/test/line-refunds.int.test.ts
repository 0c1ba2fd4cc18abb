import { randomUUID } from 'node:crypto';
import { saleRefundRequested } from '@hilltop/contracts/bookings/sale-refund-requested';
import { PaymentProvider } from '@hilltop/payments/payment-provider';
import { inTransaction } from '@hilltop/platform/database/transaction';
import { eventually } from '@hilltop/platform/testing/eventually';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FinishSalesJob } from '../src/sales/drive-sale/finish-sales.job.js';
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

describe('while its order is being charged', () => {
  /** Asks at that moment. @returns the line once the order has ended */
  async function askEarly(capture: (lineId: string) => Promise<void>): Promise<{ lineId: string; refundId: string }> {
    const provider = orders.app.get(PaymentProvider, { strict: false });
    const ada = buyer(orders);
    await ada.addTour();
    const refundId = randomUUID();
    const asked: string[] = [];
    const original = provider.capture.bind(provider);
    provider.capture = async (request) => {
      const [line]: { id: string }[] = await orders.database.dataSource.query(
        `SELECT l.id FROM sale_lines l JOIN sales s ON s.id = l.sale_id WHERE s.session_id = $1`,
        [ada.sessionId],
      );
      asked.push(line?.id ?? '');
      await ask(line?.id ?? '', 2_500, refundId);
      expect(await refundsOf(line?.id ?? '')).toEqual([]);
      await capture(line?.id ?? '');
      return original(request);
    };
    await ada.place().catch(() => undefined);
    provider.capture = original;
    return { lineId: asked[0] ?? '', refundId };
  }

  const endedOf = async (lineId: string): Promise<object[]> => {
    const told: { data: object }[] = await orders.database.dataSource.query(
      `SELECT event->'data' AS data FROM outbox WHERE subject = 'hilltop.orders.sale-refund-ended.v1' AND aggregate_id = $1`,
      [lineId],
    );
    return told.map(({ data }) => data);
  };

  it('waits for its end, and is given back then, once', async () => {
    const { lineId, refundId } = await askEarly(async () => undefined);
    const job = orders.app.get(FinishSalesJob, { strict: false });
    await Promise.all([job.execute(), job.execute()]);
    expect(await refundsOf(lineId)).toMatchObject([{ id: refundId, cents: 2_500 }]);
    await eventually(async () => {
      expect(await endedOf(lineId)).toEqual([{ refundId, attempt: 1, status: 'settled' }]);
    });
  });

  it('is told that nothing was paid where the order is refused in the end', async () => {
    const { lineId, refundId } = await askEarly(async (id) => {
      // Another process lets the sale go.
      const release = `UPDATE sales SET state = 'refused' WHERE id = (SELECT sale_id FROM sale_lines WHERE id = $1)`;
      await orders.database.dataSource.query(release, [id]);
      throw new Error('the provider does not answer');
    });
    await orders.app.get(FinishSalesJob, { strict: false }).execute();
    expect(await refundsOf(lineId)).toEqual([]);
    expect(await endedOf(lineId)).toEqual([{ refundId, attempt: 1, status: 'settled' }]);
  });
});
