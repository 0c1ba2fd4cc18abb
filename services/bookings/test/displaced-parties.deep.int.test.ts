import type { CloudEvent } from '@hilltop/contracts/cloud-event';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { EntityManager } from 'typeorm';
import { assembleApp } from './support/booking-app.js';
import { adults } from './support/booking-request.js';
import { type ClosingApp, DAY, HOURS, openClosingApp } from './support/closing-app.js';
import { ledger } from './support/ledger.js';
import { booked, nameOf, VISITOR } from './support/visits.js';

let app: ClosingApp;
beforeAll(async () => {
  app = await openClosingApp();
});
afterAll(() => app.end());
beforeEach(() => app.reset());

describe('what is held for a displaced party', () => {
  it('is the same time of day on the next open day and a week later, and the party can take it', async () => {
    const party = await booked(app, { tickets: adults(4) });
    await app.close();
    await app.offerTimes.execute();
    expect(await app.offersOf(party.id)).toEqual([
      { slotId: 'standard@2026-12-06T16:00:00.000Z', seats: 4 },
      { slotId: 'standard@2026-12-12T16:00:00.000Z', seats: 4 },
    ]);
    // The public buys all free seats of the day, which do not include the party's.
    await booked(app, { tourDate: '2026-12-06', tickets: adults(20) });
    await booked(app, { tourDate: '2026-12-06', tickets: adults(1) });
    const move = { kind: 'move' as const, tourDate: '2026-12-06', tourTime: '10:00 AM', revision: 1 };
    expect(nameOf(await app.changes.execute(party.id, move, VISITOR, null))).toBe('changed');
    expect([await app.statusOf(party.id), await app.offersOf(party.id), await app.states()]).toEqual([
      'confirmed',
      [],
      { moved: 1 },
    ]);
    await app.expectSeatsToAddUp();
  });

  it('goes back on sale when the party cancels with a full refund', async () => {
    const party = await booked(app, { tickets: adults(4) });
    await app.close();
    await app.offerTimes.execute();
    await app.changes.execute(party.id, { kind: 'cancel', revision: 1 }, VISITOR, null);
    expect([await app.states(), await app.offersOf(party.id)]).toEqual([{ cancelled: 1 }, []]);
    expect(await app.rows('SELECT amount_cents FROM refunds')).toEqual([{ amount_cents: 10_000 }]);
    await app.expectSeatsToAddUp();
  });

  it('goes back on sale when the party keeps what it paid as a voucher, which is asked for once', async () => {
    const party = await booked(app, { tickets: adults(4) });
    await app.close();
    const credit = { kind: 'cancel', revision: 1, asCredit: true } as const;
    const outcomes = await Promise.all(['a', 'b'].map((key) => app.changes.execute(party.id, credit, VISITOR, key)));
    expect(outcomes.map(nameOf).filter((name) => name === 'changed')).toHaveLength(1);
    expect(await app.rows('SELECT amount_cents, method, status FROM refunds')).toEqual([
      { amount_cents: 10_000, method: 'credit', status: 'settled' },
    ]);
    expect(await app.told('credit-requested')).toBe(1);
    expect(await app.told('refund-requested')).toBe(0);
    await app.expectSeatsToAddUp();
  });

  it('is no voucher that staff, a deadline or a party that was not displaced chooses', async () => {
    const party = await booked(app, { tickets: adults(4) });
    const credit = (revision: number) => ({ kind: 'cancel', revision, asCredit: true }) as const;
    expect(nameOf(await app.changes.execute(party.id, credit(0), VISITOR, null))).toBe('InvalidInput');
    await app.close();
    expect(nameOf(await app.changes.execute(party.id, credit(1), { by: 'house' }, null))).toBe('InvalidInput');
    expect([await app.statusOf(party.id), await app.told('credit-requested')]).toEqual(['displaced', 0]);
  });

  it('costs nothing extra when the price has risen', async () => {
    const party = await booked(app, { tickets: adults(2) });
    await app.close();
    await app.dataSource.query('UPDATE tours SET price_cents = price_cents * 2');
    await app.changes.execute(
      party.id,
      { kind: 'move', tourDate: '2026-12-08', tourTime: '9:00 AM', revision: 1 },
      VISITOR,
      null,
    );
    expect((await app.bookings.findById(party.id))?.totalCents).toBe(5_000);
    expect(app.payments.charged).toEqual([]);
  });

  it('is found for 300 parties of one day, without overselling any time', async () => {
    for (const tourTime of HOURS) {
      await Promise.all(Array.from({ length: 25 }, () => booked(app, { tourTime, tickets: adults(1) })));
      await Promise.all(
        Array.from({ length: 9 }, () => booked(app, { tourTime, tickets: adults(1), tourType: 'premium' })),
      );
    }
    await app.close();
    const displaced = (await app.states()).displaced ?? 0;
    expect(displaced).toBeGreaterThanOrEqual(300);
    for (let left = displaced; left > 0; ) left -= await app.offerTimes.execute();
    expect(await app.told('booking-displaced')).toBe(displaced);
    const offers = await app.rows<{ count: number }>(
      `SELECT count(*)::integer AS count FROM holds WHERE booking_id IS NOT NULL AND status = 'active' GROUP BY booking_id`,
    );
    expect([offers.length, new Set(offers.map(({ count }) => count))]).toEqual([displaced, new Set([2])]);
    for (const { taken, capacity } of await ledger(app.dataSource)) expect(taken).toBeLessThanOrEqual(capacity);
    await app.expectSeatsToAddUp();
  });

  it('is held by another process when the first one dies in the middle, with one e-mail per party', async () => {
    for (const tourTime of HOURS) await booked(app, { tourTime });
    await app.close();
    class DiesAfterThree extends Outbox {
      private parties = 0;
      override async add(manager: EntityManager, event: CloudEvent): Promise<void> {
        if (event.type.includes('booking-displaced') && ++this.parties > 3) throw new Error('killed');
        await super.add(manager, event);
      }
    }
    const dying = assembleApp({ dataSource: app.dataSource, clock: app.clock, outbox: new DiesAfterThree() });
    await expect(dying.offerTimes.execute()).rejects.toThrow('killed');
    expect(await app.told('booking-displaced')).toBe(3);
    expect(await app.offerTimes.execute()).toBe(6);
    expect(await app.told('booking-displaced')).toBe(9);
    expect(await app.countOf('holds', `booking_id IS NOT NULL AND status = 'active'`)).toBe(18);
  });
});

describe('a party that does not answer by the deadline', () => {
  const deadline = '2026-12-04T18:00:00.000Z';
  const afterDeadline = async (policy: string) => {
    const party = await booked(app, { tickets: adults(2) });
    await app.close({ policy, deadline });
    await app.offerTimes.execute();
    app.clock.set('2026-12-04T17:59:59.000Z');
    expect(await app.decideDisplaced.execute()).toBe(0);
    app.clock.set(deadline);
    await Promise.all([app.decideDisplaced.execute(), app.decideDisplaced.execute()]);
    return party;
  };

  it('is cancelled and refunded', async () => {
    const party = await afterDeadline('refund');
    expect([await app.statusOf(party.id), await app.rows('SELECT amount_cents FROM refunds')]).toEqual([
      'cancelled',
      [{ amount_cents: 5_000 }],
    ]);
    await app.expectSeatsToAddUp();
  });

  it('is moved to the first time held for it', async () => {
    const party = await afterDeadline('move');
    expect(await app.bookings.findById(party.id)).toMatchObject({ status: 'confirmed', tourDate: '2026-12-06' });
    expect(await app.rows('SELECT actor FROM booking_changes ORDER BY revision')).toEqual([
      { actor: 'staff' },
      { actor: 'house' },
    ]);
  });

  it('waits for staff with the policy "keep"', async () => {
    const party = await afterDeadline('keep');
    expect([await app.statusOf(party.id), await app.states()]).toEqual(['displaced', { displaced: 1 }]);
  });
});

describe('reopening a day', () => {
  it('restores parties that have not answered, and leaves the others as they are', async () => {
    const [moves, cancels, waits] = [await booked(app), await booked(app), await booked(app, { tickets: adults(3) })];
    await app.close();
    await app.offerTimes.execute();
    const move = { kind: 'move' as const, tourDate: '2026-12-06', tourTime: '10:00 AM', revision: 1 };
    await app.changes.execute(moves.id, move, VISITOR, null);
    await app.changes.execute(cancels.id, { kind: 'cancel', revision: 1 }, VISITOR, null);
    expect(await app.reopen()).toEqual({ parties: 1 });
    expect(await app.states()).toEqual({ moved: 1, cancelled: 1, restored: 1 });
    expect(await app.bookings.findById(waits.id)).toMatchObject({ status: 'confirmed', revision: 2, tourDate: DAY });
    expect((await app.bookings.findById(moves.id))?.tourDate).toBe('2026-12-06');
    expect(await app.offersOf(waits.id)).toEqual([]);
    expect([
      await app.countOf('slots', 'closed'),
      await app.countOf('notices', 'true'),
      await app.told('booking-restored'),
    ]).toEqual([0, 0, 1]);
    await booked(app, { tickets: adults(20) });
    await app.expectSeatsToAddUp();
  });

  it('and an answer of the party at the same time never both take effect', async () => {
    for (let round = 0; round < 8; round += 1) {
      const party = await booked(app);
      await app.close();
      await app.offerTimes.execute();
      const move = { kind: 'move' as const, tourDate: '2026-12-06', tourTime: '10:00 AM', revision: 1 };
      const [moved] = await Promise.all([app.changes.execute(party.id, move, VISITOR, null), app.reopen()]);
      const { status, tourDate } = (await app.bookings.findById(party.id)) ?? {};
      expect([status, tourDate]).toEqual(['confirmed', nameOf(moved) === 'changed' ? '2026-12-06' : DAY]);
      await app.expectSeatsToAddUp();
    }
  });

  it('of a day that is open is refused', async () => {
    expect(await app.reopen()).toMatchObject({ __typename: 'NotClosed' });
  });
});
