import { emptyTables } from '@hilltop/platform/testing/empty-tables';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { assembleApp, type BookingApp, openBookingApp } from './support/booking-app.js';
import { adults, bookingRequest, SLOT } from './support/booking-request.js';
import { brokenPromises } from './support/broken-promises.js';
import { ChangedStatements, READ_FIRST } from './support/changed-statements.js';
import { ledger } from './support/ledger.js';
import { standingInLine, whileLocked } from './support/starting-line.js';
import { booked, nameOf, VISITOR } from './support/visits.js';

const FULL = { tourDate: '2026-12-06', tourTime: '10:00 AM' } as const;
const FULL_SLOT = 'standard@2026-12-06T16:00:00.000Z';
const TIMES = ['9:00 AM', '11:00 AM', '12:00 PM', '1:00 PM', '2:00 PM', '3:00 PM', '4:00 PM', '5:00 PM'];

let app: BookingApp;
beforeAll(async () => {
  app = await openBookingApp();
});
afterAll(() => app.close());

const startOver = () =>
  emptyTables(app.dataSource, 'bookings, booking_changes, payments, refunds, holds, slots, outbox');
const level = async (slotId: string) => (await ledger(app.dataSource)).find((line) => line.slotId === slotId);
const sound = async () => expect(await brokenPromises(app.dataSource)).toEqual([]);
const count = (outcomes: readonly object[]) =>
  Object.fromEntries(
    Object.entries(Object.groupBy(outcomes.map(nameOf), (name) => name)).map(([k, v]) => [k, v?.length]),
  );

/** Two hundred parties of one at other times, and one seat left at the time that all of them want. */
async function oneSeatLeft() {
  await startOver();
  await booked(app, { ...FULL, tickets: adults(20) });
  await booked(app, { ...FULL, tickets: adults(4) });
  return Promise.all(
    Array.from({ length: 200 }, (_, at) =>
      booked(app, { tourDate: '2026-12-05', tourTime: TIMES[at % 8], tickets: adults(1) }),
    ),
  );
}

describe('two hundred parties that move to one last seat', () => {
  it('one gets it, and the others keep their booking', async () => {
    const parties = await oneSeatLeft();
    const move = (id: string) => app.changes.execute(id, { kind: 'move', ...FULL, revision: 0 }, VISITOR, null);
    const outcomes = await Promise.all(parties.map(({ id }) => move(id)));
    expect(count(outcomes)).toEqual({ changed: 1, SlotFull: 199 });
    expect(await level(FULL_SLOT)).toMatchObject({ capacity: 25, taken: 25, booked: 25 });
    await sound();
  });

  it('several get it with a read followed by a write (negative control)', async () => {
    const parties = await oneSeatLeft();
    await app.dataSource.query('ALTER TABLE slots DROP CONSTRAINT slots_never_oversold');
    const naive = async (id: string) => {
      const [row] = await app.dataSource.query('SELECT capacity - taken AS free FROM slots WHERE id = $1', [FULL_SLOT]);
      if (row.free < 1) return;
      await app.dataSource.query('UPDATE slots SET taken = taken + 1 WHERE id = $1', [FULL_SLOT]);
      await app.dataSource.query('UPDATE bookings SET slot_id = $1 WHERE id = $2', [FULL_SLOT, id]);
    };
    await Promise.all(parties.map(({ id }) => naive(id)));
    expect((await level(FULL_SLOT))?.booked).toBeGreaterThan(25);
    expect((await brokenPromises(app.dataSource)).length).toBeGreaterThan(0);
    await startOver();
    await app.dataSource.query('ALTER TABLE slots ADD CONSTRAINT slots_never_oversold CHECK (taken <= capacity)');
  });
});

describe('parties that swap their times', () => {
  const swap = async (lock: (ids: string[]) => Promise<unknown>) => {
    await startOver();
    const [one, other] = ['9:00 AM', '5:00 PM'];
    const parties = await Promise.all(
      Array.from({ length: 20 }, (_, at) => booked(app, { tourTime: at % 2 === 0 ? one : other, tickets: adults(1) })),
    );
    return lock(parties.map(({ id }) => id));
  };
  const deadlocks = async () => {
    const [row] = await app.dataSource.query(
      'SELECT deadlocks::integer AS n FROM pg_stat_database WHERE datname = current_database()',
    );
    return row.n as number;
  };

  it('do not deadlock', async () => {
    const before = await deadlocks();
    await swap(async (ids) => {
      for (let round = 0; round < 6; round += 1) {
        const outcomes = await Promise.all(
          ids.map((id, at) => {
            const tourTime = (at + round) % 2 === 0 ? '5:00 PM' : '9:00 AM';
            return app.changes.execute(
              id,
              { kind: 'move', tourDate: SLOT.tourDate, tourTime, revision: round },
              VISITOR,
              null,
            );
          }),
        );
        expect(count(outcomes)).toEqual({ changed: 20 });
      }
    });
    expect(await deadlocks()).toBe(before);
    await sound();
  });

  it('deadlock when each locks its old time first (negative control)', async () => {
    const outcome = await swap(async () => {
      const slots = (await ledger(app.dataSource)).map(({ slotId }) => slotId);
      const runners = [app.dataSource.createQueryRunner(), app.dataSource.createQueryRunner()];
      const lock = 'SELECT id FROM slots WHERE id = $1 FOR UPDATE';
      await Promise.all(runners.map((runner) => runner.startTransaction()));
      await Promise.all(runners.map((runner, at) => runner.query(lock, [slots[at]])));
      const results = await Promise.allSettled(runners.map((runner, at) => runner.query(lock, [slots[1 - at]])));
      await Promise.all(runners.map((runner) => runner.rollbackTransaction().then(() => runner.release())));
      return results.filter(({ status }) => status === 'rejected').length;
    });
    expect(outcome).toBe(1);
  });
});

describe('a party that grows and a buyer who want the same last seats', () => {
  /** Two seats are left. Both statements have started and wait for the slot's lock, which they get in this order. */
  async function meet(first: 'party' | 'buyer', buyer: Pick<BookingApp, 'createBooking'> = app) {
    await startOver();
    await booked(app, { tickets: adults(19) });
    const party = await booked(app, { tickets: adults(4) });
    const come = {
      party: () => app.changes.execute(party.id, { kind: 'party', tickets: adults(6), revision: 0 }, VISITOR, null),
      buyer: () => buyer.createBooking.execute(bookingRequest({ tickets: adults(2) }), null),
    };
    const coming: Promise<object>[] = [];
    await whileLocked(app.dataSource, { text: 'SELECT 1 FROM slots FOR UPDATE', values: [] }, async () => {
      for (const who of [first, first === 'party' ? 'buyer' : 'party'] as const) {
        coming.push(come[who]());
        await standingInLine(app.dataSource, coming.length);
      }
    });
    const outcomes = (await Promise.all(coming)).map(nameOf);
    return { outcomes, line: (await ledger(app.dataSource))[0] };
  }

  it.each(['party', 'buyer'] as const)(
    'the %s comes first and gets them, and the other does not pay',
    async (first) => {
      expect(await meet(first)).toMatchObject({ outcomes: ['changed', 'SlotFull'], line: { taken: 25, booked: 25 } });
      const kept = await app.dataSource.query(`SELECT count(*)::integer AS n FROM payments WHERE status = 'started'`);
      expect(kept).toEqual([{ n: 0 }]);
      await sound();
    },
  );

  it('both get them when the buyer counts the seats before its turn (negative control)', async () => {
    const statements = new ChangedStatements(app.dataSource, READ_FIRST);
    const careless = assembleApp({ dataSource: app.dataSource, clock: app.clock, statements });
    const { outcomes, line } = await meet('party', careless);
    expect(statements.changed).toBeGreaterThan(0);
    expect(outcomes).toEqual(['changed', 'changed']);
    expect(line).toMatchObject({ capacity: 25, booked: 27 });
    expect((await brokenPromises(app.dataSource)).length).toBeGreaterThan(0);
  });
});
