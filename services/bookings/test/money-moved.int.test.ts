import { moneyMoved } from '@hilltop/contracts/bookings/money-moved';
import type { MoneyMoved } from '@hilltop/contracts/money-moved';
import { RETRY_REFUND } from '@hilltop/payments/payment.statements';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Booking } from '../src/bookings/booking.entity.js';
import { type BookingApp, openBookingApp } from './support/booking-app.js';
import { adults } from './support/booking-request.js';
import { newSaleKey, walkUpRequest } from './support/door.js';
import { booked, STAFF, VISITOR } from './support/visits.js';

const NEXT = { tourDate: '2026-12-06', tourTime: '2:00 PM' } as const;
let app: BookingApp;
beforeAll(async () => {
  app = await openBookingApp();
});
afterAll(() => app.close());

type Movement = Pick<MoneyMoved, 'cause' | 'channel' | 'lines'> & { readonly time: string };

/** What was published of a source, in order. Every event is one that consumers can read, and adds up to 0. */
async function movements(sourceId: string): Promise<Movement[]> {
  const rows: { event: unknown }[] = await app.dataSource.query(
    `SELECT event FROM outbox WHERE subject = $1 AND aggregate_id = $2 ORDER BY position`,
    [moneyMoved.subject, sourceId],
  );
  return rows.map(({ event }) => {
    const { time, data } = moneyMoved.parse(event);
    expect(data.lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(0);
    return { time, cause: data.cause, channel: data.channel, lines: data.lines };
  });
}

/** Cents by account, of all movements together. */
async function balances(sourceId: string): Promise<Record<string, number>> {
  const sums: Record<string, number> = {};
  for (const { lines } of await movements(sourceId)) {
    for (const { account, cents } of lines) sums[account] = (sums[account] ?? 0) + cents;
  }
  return Object.fromEntries(Object.entries(sums).filter(([, cents]) => cents !== 0));
}

const revisionOf = async ({ id }: Booking) => (await app.bookings.findById(id))?.revision ?? 0;

describe('the money of a booking', () => {
  it('is published with the payment, once, by card and deferred until the visit', async () => {
    const booking = await booked(app, { tickets: adults(2) });
    expect(await movements(booking.id)).toEqual([
      {
        time: booking.createdAt.toISOString(),
        cause: 'paid',
        channel: 'site',
        lines: [
          { account: 'card', tender: 'card', cents: 5_000 },
          {
            account: 'deferred_visits',
            kind: 'tour',
            taxCode: 'tours',
            tourId: booking.tourId,
            startsAt: booking.startsAt.toISOString(),
            cents: -5_000,
          },
        ],
      },
    ]);
  });

  it('moves with the visit, with a charge and with a refund', async () => {
    const booking = await booked(app, { tickets: adults(2) });
    await app.changes.execute(booking.id, { kind: 'move', ...NEXT, revision: 0 }, VISITOR, null);
    await app.changes.execute(booking.id, { kind: 'party', tickets: adults(4), revision: 1 }, VISITOR, null);
    await app.changes.execute(booking.id, { kind: 'party', tickets: adults(3), revision: 2 }, VISITOR, null);
    const moved = await app.bookings.findById(booking.id);
    const [, move, grown, shrunk] = await movements(booking.id);
    expect(move?.lines.map(({ startsAt, cents }) => ({ startsAt, cents }))).toEqual([
      { startsAt: booking.startsAt.toISOString(), cents: 5_000 },
      { startsAt: moved?.startsAt.toISOString(), cents: -5_000 },
    ]);
    expect(grown?.lines).toMatchObject([
      { account: 'card', cents: 5_000 },
      { account: 'deferred_visits', cents: -5_000 },
    ]);
    expect(shrunk?.lines).toMatchObject([
      { account: 'deferred_visits', cents: 2_500 },
      { account: 'refunds_due', tender: 'card', cents: -2_500 },
    ]);
    expect(await balances(booking.id)).toEqual({ card: 10_000, refunds_due: -2_500, deferred_visits: -7_500 });
  });

  it('stays deferred where it is too late for a refund, and nothing moves', async () => {
    const booking = await booked(app, { tickets: adults(4) });
    const now = app.clock.now().toISOString();
    app.clock.set(new Date(booking.startsAt.getTime() - 30 * 3_600_000).toISOString());
    await app.changes.execute(booking.id, { kind: 'party', tickets: adults(1), revision: 0 }, VISITOR, null);
    expect(await movements(booking.id)).toHaveLength(1);
    await app.changes.execute(booking.id, { kind: 'party', tickets: adults(5), revision: 1 }, VISITOR, null);
    expect(await balances(booking.id)).toEqual({ card: 12_500, deferred_visits: -12_500 });
    await app.changes.execute(booking.id, { kind: 'party', tickets: adults(2), revision: 2 }, VISITOR, null);
    await app.changes.execute(booking.id, { kind: 'cancel', revision: 3 }, VISITOR, null);
    expect(await balances(booking.id)).toEqual({ card: 12_500, deferred_visits: -12_500 });
    app.clock.set(now);
  });

  it('goes back once, however often its refund is settled', async () => {
    const booking = await booked(app, { tickets: adults(4) });
    await app.changes.execute(booking.id, { kind: 'cancel', revision: 0 }, VISITOR, null);
    await app.sendRefunds.execute();
    const reference = app.payments.refunded.at(-1)?.reference ?? '';
    await Promise.all(Array.from({ length: 8 }, () => app.settleRefund.execute({ reference, status: 'settled' })));
    expect((await movements(booking.id)).map(({ cause }) => cause)).toEqual([
      'paid',
      'refund_requested',
      'refund_settled',
    ]);
    expect(await balances(booking.id)).toEqual({});
  });

  it('is owed again when a bank sends a settled refund back, until it is retried', async () => {
    const booking = await booked(app, { tickets: adults(4) });
    await app.changes.execute(booking.id, { kind: 'cancel', revision: 0 }, VISITOR, null);
    await app.sendRefunds.execute();
    const reference = app.payments.refunded.at(-1)?.reference ?? '';
    const [id = ''] = reference.split('.');
    for (const status of ['settled', 'failed', 'settled'] as const)
      await app.settleRefund.execute({ reference, status });
    expect((await movements(booking.id)).at(-1)).toMatchObject({
      cause: 'refund_failed',
      time: app.clock.now().toISOString(),
      lines: [
        { account: 'card', tender: 'card', cents: 10_000 },
        { account: 'refunds_due', tender: 'card', cents: -10_000 },
      ],
    });
    expect(await balances(booking.id)).toEqual({ card: 10_000, refunds_due: -10_000 });
    await app.dataSource.query(RETRY_REFUND.text, [id, app.clock.now()]);
    await app.sendRefunds.execute();
    await app.settleRefund.execute({ reference: `${id}.2`, status: 'settled' });
    expect((await movements(booking.id)).map(({ cause }) => cause).slice(2)).toEqual([
      'refund_settled',
      'refund_failed',
      'refund_settled',
    ]);
    expect(await balances(booking.id)).toEqual({});
  });

  it('includes goodwill, and what is taken at the door', async () => {
    const booking = await booked(app, { tickets: adults(2) });
    const goodwill = { amount: 1_000, revision: await revisionOf(booking) };
    await app.refundGoodwill.execute(booking.id, goodwill, { ...STAFF, action: 'refundGoodwill' }, null);
    expect(await balances(booking.id)).toEqual({ card: 5_000, refunds_due: -1_000, deferred_visits: -4_000 });
    const outcome = await app.sellWalkUp.execute(
      walkUpRequest({ tickets: adults(1), method: 'cash' }),
      testStaff,
      newSaleKey(),
    );
    if (!('booking' in outcome)) throw new Error(JSON.stringify(outcome));
    expect(await movements(outcome.booking.id)).toMatchObject([
      { cause: 'paid', channel: 'door', lines: [{ account: 'cash', tender: 'cash' }, { account: 'deferred_visits' }] },
    ]);
  });

  it('is receivable while another service takes it, or nobody has paid', async () => {
    const booking = await booked(app, { tickets: adults(2) });
    await app.dataSource.query(
      `UPDATE bookings SET total_cents = 5700, tickets = jsonb_set(tickets, '{0,unitCents}', '2850'), revision = revision + 1
       WHERE id = $1`,
      [booking.id],
    );
    expect(await balances(booking.id)).toEqual({ card: 5_000, receivable: 700, deferred_visits: -5_700 });
  });

  it('of a payment that bought nothing is due back until it is sent back', async () => {
    await app.dataSource.query(`INSERT INTO payments (id, intent_id, amount_cents, status, created_at)
      VALUES ('lost', 'lost', 2500, 'returned', '2026-11-21T16:30:00Z')`);
    const [{ id }] =
      await app.dataSource.query(`INSERT INTO refunds (id, payment_id, reason, revision, amount_cents, status, due_at, requested_at)
      VALUES (gen_random_uuid(), 'lost', 'not_booked', 0, 2500, 'requested', now(), '2026-11-21T16:30:00Z') RETURNING id`);
    // Whether it was captured is known only once the provider has answered.
    expect(await balances(id)).toEqual({});
    await app.dataSource.query(`UPDATE refunds SET status = 'sent' WHERE id = $1`, [id]);
    expect(await balances(id)).toEqual({ card: 2_500, refunds_due: -2_500 });
    const end = (status: string) =>
      app.dataSource.query(`UPDATE refunds SET status = $2, ended_at = now() WHERE id = $1`, [id, status]);
    await end('settled');
    expect(await balances(id)).toEqual({});
    await end('failed');
    expect(await balances(id)).toEqual({ card: 2_500, refunds_due: -2_500 });
    await end('requested');
    await end('settled');
    expect(await balances(id)).toEqual({});
  });

  it('of a payment that bought nothing is known by its message, where the answer of the refund was lost', async () => {
    await app.dataSource.query(`INSERT INTO payments (id, intent_id, status, created_at)
      VALUES ('unheard', 'unheard', 'returned', '2026-11-21T16:30:00Z')`);
    const [{ id }] =
      await app.dataSource.query(`INSERT INTO refunds (id, payment_id, reason, revision, status, due_at, requested_at)
      VALUES (gen_random_uuid(), 'unheard', 'not_booked', 0, 'requested', now(), '2026-11-21T16:30:00Z') RETURNING id`);
    await app.settleRefund.execute({ reference: `${id}.1`, status: 'settled', cents: 2_500 });
    expect((await movements(id)).map(({ cause, lines }) => [cause, lines[0]?.cents])).toEqual([
      ['returned', 2_500],
      ['refund_settled', 2_500],
    ]);
  });
});
