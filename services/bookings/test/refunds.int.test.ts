import { END_REFUND, RETRY_REFUND } from '@hilltop/payments/payment.statements';
import { PreparedStatements } from '@hilltop/platform/database/prepared-statements';
import { emptyTables } from '@hilltop/platform/testing/empty-tables';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type BookingApp, openBookingApp } from './support/booking-app.js';
import { adults } from './support/booking-request.js';
import { booked, VISITOR } from './support/visits.js';

const MINUTE = 60_000;
let app: BookingApp;
beforeAll(async () => {
  app = await openBookingApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.payments.refunded.length = 0;
  await emptyTables(app.dataSource, 'bookings, booking_changes, payments, refunds, holds, slots, outbox');
});

const statuses = async () =>
  (await app.dataSource.query('SELECT status FROM refunds ORDER BY id')).map((row: { status: string }) => row.status);

/** A cancelled booking whose refund was sent. Returns the refund's reference. */
async function sentRefund(): Promise<string> {
  const booking = await booked(app, { tickets: adults(4) });
  await app.changes.execute(booking.id, { kind: 'cancel', revision: 0 }, VISITOR, null);
  await app.sendRefunds.execute();
  const reference = app.payments.refunded.at(-1)?.reference;
  if (!reference) throw new Error('the provider was not asked');
  return reference;
}

/** A deterministic shuffle. */
function shuffled<Item>(items: readonly Item[]): Item[] {
  let seed = 7;
  const ranked = items.map((item) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return { item, rank: seed };
  });
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ item }) => item);
}

describe('a refund', () => {
  it('is sent once by three concurrent replicas', async () => {
    const booking = await booked(app, { tickets: adults(4) });
    await app.changes.execute(booking.id, { kind: 'cancel', revision: 0 }, VISITOR, null);
    await Promise.all([app.sendRefunds.execute(), app.sendRefunds.execute(), app.sendRefunds.execute()]);
    expect(app.payments.refunded).toMatchObject([
      { amountCents: 10_000, payment: { reference: booking.paymentIntentId, intentId: booking.paymentIntentId } },
    ]);
    expect(await statuses()).toEqual(['sent']);
  });

  it.each([
    [0, 'settled'],
    [300, 'failed'],
  ] as const)('ends once by a thousand shuffled messages, %i of which are failures: %s', async (failures, end) => {
    const reference = await sentRefund();
    const told = [...Array(1_000 - failures).fill('settled'), ...Array(failures).fill('failed')] as (
      | 'settled'
      | 'failed'
    )[];
    for (const batch of [shuffled(told).slice(0, 500), shuffled(told).slice(500)]) {
      await Promise.all(batch.map((status) => app.settleRefund.execute({ reference, status })));
    }
    await app.sendRefunds.execute();
    expect(await statuses()).toEqual([end]);
    expect(app.payments.refunded).toHaveLength(1);
    const [row] = await app.dataSource.query(
      'SELECT sum(amount_cents)::integer AS cents, count(*)::integer AS n FROM refunds',
    );
    expect(row).toEqual({ cents: 10_000, n: 1 });
  });

  const orders = <Item>(items: readonly Item[]): Item[][] =>
    items.length === 0
      ? [[]]
      : items.flatMap((item, at) => orders(items.toSpliced(at, 1)).map((rest) => [item, ...rest]));

  it('ends as the last word of its attempt, whatever the order of the messages and of those of an older attempt', async () => {
    const reference = await sentRefund();
    await app.settleRefund.execute({ reference, status: 'failed' });
    const [id] = reference.split('.');
    await new PreparedStatements(app.dataSource).run(RETRY_REFUND, [id, app.clock.now()]);
    const told = (attempt: number, ...ends: ('settled' | 'failed')[]) =>
      ends.map((status) => ({ reference: `${id}.${attempt}`, status }));
    const older = told(1, 'settled', 'failed');
    for (const [messages, end] of [
      [[...told(2, 'settled', 'settled'), ...older], 'settled'],
      [[...told(2, 'settled', 'failed'), ...older], 'failed'],
      [older, 'sent'],
    ] as const) {
      for (const order of orders(messages)) {
        await app.dataSource.query(`UPDATE refunds SET status = 'sent', ended_at = NULL`);
        for (const message of order) await app.settleRefund.execute(message);
        expect({ order, statuses: await statuses() }).toEqual({ order, statuses: [end] });
      }
    }
  });

  it('would be settled again after its failure if the last message counted (negative control)', async () => {
    const reference = await sentRefund();
    const guard = /AND \(status IN \('requested', 'sent'\) OR .*\)\)/s.exec(END_REFUND.text)?.[0] ?? 'no guard';
    expect(END_REFUND.text).toContain(guard);
    const careless = jest.replaceProperty(END_REFUND, 'text', END_REFUND.text.replace(guard, ''));
    for (const status of ['failed', 'settled'] as const) await app.settleRefund.execute({ reference, status });
    careless.restore();
    expect(await statuses()).toEqual(['settled']);
  });

  it('would be recorded many times if each message counted (negative control)', async () => {
    const reference = await sentRefund();
    await app.dataSource.query('DROP INDEX refunds_once');
    const naive = async () => {
      await app.dataSource.query(
        `INSERT INTO refunds (id, payment_id, booking_id, reason, revision, amount_cents, status, due_at, requested_at)
         SELECT gen_random_uuid(), payment_id, booking_id, reason, revision, amount_cents, 'settled', due_at, requested_at
         FROM refunds WHERE id = $1 LIMIT 1`,
        [reference.split('.')[0]],
      );
    };
    await Promise.all(Array.from({ length: 10 }, naive));
    expect((await statuses()).length).toBeGreaterThan(1);
    await emptyTables(app.dataSource, 'refunds');
    await app.dataSource.query('CREATE UNIQUE INDEX refunds_once ON refunds (payment_id, reason, revision)');
  });

  it('is sent again with the same reference when no result comes', async () => {
    const reference = await sentRefund();
    expect(await app.sendRefunds.execute()).toBe(0);
    app.clock.forward(11 * MINUTE);
    expect(await app.sendRefunds.execute()).toBe(1);
    expect(app.payments.refunded.map((order) => order.reference)).toEqual([reference, reference]);
  });

  it('that failed is retried by staff; a late result of the first attempt does not end the second', async () => {
    const reference = await sentRefund();
    await app.settleRefund.execute({ reference, status: 'failed' });
    expect(await statuses()).toEqual(['failed']);
    const [id] = reference.split('.');
    await new PreparedStatements(app.dataSource).run(RETRY_REFUND, [id, app.clock.now()]);
    await app.sendRefunds.execute();
    const second = app.payments.refunded.at(-1)?.reference ?? '';
    expect(second).not.toBe(reference);
    await app.settleRefund.execute({ reference, status: 'failed' });
    expect(await statuses()).toEqual(['sent']);
    await app.settleRefund.execute({ reference: second, status: 'settled' });
    expect(await statuses()).toEqual(['settled']);
  });
});
