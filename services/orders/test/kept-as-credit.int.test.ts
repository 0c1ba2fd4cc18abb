import { randomUUID } from 'node:crypto';
import { creditRequested } from '@hilltop/contracts/bookings/credit-requested';
import { inTransaction } from '@hilltop/platform/database/transaction';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { IssueCreditWhenRequested } from '../src/sales/issue-credit/issue-credit-when-requested.js';
import { type RunningOrders, runOrders } from './support/running-orders.js';

let orders: RunningOrders;
beforeAll(async () => {
  orders = await runOrders();
});
afterAll(() => orders.close());

async function ask(bookingId: string, amountCents: number): Promise<void> {
  const data = { bookingId, amountCents };
  const event = creditRequested.create({ aggregateId: bookingId, correlationId: randomUUID(), now: new Date(), data });
  const reaction = orders.app.get(IssueCreditWhenRequested, { strict: false });
  await inTransaction(orders.database.dataSource, (manager) => reaction.react(event as never, manager));
}

const credits = (): Promise<{ id: string; cents: number; email: string; isDue: boolean }[]> =>
  orders.database.dataSource.query(
    `SELECT id, balance_cents AS cents, recipient_email AS email, deliver_at IS NOT NULL AS "isDue" FROM vouchers WHERE kind = 'credit'`,
  );

it('issues the voucher of a displaced party once, to its address, however often it is asked', async () => {
  const bookingId = randomUUID();
  await Promise.all(Array.from({ length: 20 }, () => ask(bookingId, 5_000)));
  expect(await credits()).toEqual([{ id: expect.any(String), cents: 5_000, email: 'ada@example.test', isDue: true }]);
});

it('owes it in the books, against what bookings owed to the visit', async () => {
  await ask(randomUUID(), 2_500);
  const moved: { event: { data: { cause: string; lines: object[] } } }[] = await orders.database.dataSource.query(
    `SELECT event FROM outbox WHERE subject = 'hilltop.orders.money-moved.v1' ORDER BY position DESC LIMIT 1`,
  );
  expect(moved[0]?.event.data).toMatchObject({
    cause: 'voucher_credited',
    lines: expect.arrayContaining([
      { account: 'receivable', cents: 2_500 },
      { account: 'voucher_liability', kind: 'voucher', cents: -2_500 },
    ]),
  });
});

it('issues the voucher of a guest who was erased meanwhile, and mails it to nobody', async () => {
  orders.bookings.guest = null;
  await ask(randomUUID(), 1_000);
  expect(await credits()).toContainEqual({ id: expect.any(String), cents: 1_000, email: '', isDue: false });
});
