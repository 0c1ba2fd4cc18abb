import { emptyTables } from '@hilltop/platform/testing/empty-tables';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { changeGroupInput } from '../src/groups/group.input.js';
import { adults, bookingRequest } from './support/booking-request.js';
import { brokenPromises } from './support/broken-promises.js';
import { assembleGroups, bookHeld, DAY, later, newGroup, part, SCHOOL, visitOf } from './support/group-app.js';
import { ledger } from './support/ledger.js';
import { openReplicas, type Replicas } from './support/replicas.js';
import { nameOf } from './support/visits.js';
import { waits } from './support/waiting-parties.js';

const TABLES =
  'group_visits, bookings, booking_changes, payments, refunds, holds, slots, outbox, waitlist_entries, waivers';
const TIMES = ['9:00 AM', '10:00 AM', '11:00 AM', '12:00 PM', '1:00 PM', '2:00 PM'] as const;
const [GROUPS, BUYERS] = [40, 500];
/** Buyers queue at them: without, they would buy all before a group has named its starts. */
const COUNTERS = 10;

let replicas: Replicas;
let apps: (Replicas['replicas'][number] & ReturnType<typeof assembleGroups>)[];
let tour: string;
beforeAll(async () => {
  replicas = await openReplicas(3);
  apps = replicas.replicas.map((replica) => ({ ...replica, ...assembleGroups(replica) }));
  [{ id: tour }] = await replicas.dataSource.query(`SELECT id FROM tours WHERE type = 'standard'`);
});
afterAll(() => replicas.close());
beforeEach(() => emptyTables(replicas.dataSource, TABLES));

const at = (caller: number) => {
  const app = apps[caller % apps.length];
  if (!app) throw new Error('there is no replica');
  return app;
};

/** Any order, the same in every run. */
const shuffled = <One>(all: readonly One[], seed: number): One[] =>
  [...all].sort((one, other) => rank(one, seed) - rank(other, seed));
const rank = (one: unknown, seed: number) =>
  [...JSON.stringify(one), `${seed}`].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0) + seed) % 9973, seed);

/** Two to four parts of a few people, at starts that others want too, named in any order. */
const partsOf = (group: number) =>
  shuffled(TIMES, group)
    .slice(0, 2 + (group % 3))
    .map((time) => part(time, 2 + (group % 7)));

const deadlocks = async () => {
  const [row] = await replicas.dataSource.query(
    'SELECT deadlocks::integer AS n FROM pg_stat_database WHERE datname = current_database()',
  );
  return row.n as number;
};

/** The group holds, and then books, changes or lets go. */
async function comes(number: number): Promise<string> {
  const app = at(number);
  const group = newGroup();
  const refused = await app.groups.hold(group, visitOf(tour, partsOf(number)));
  if (refused) return refused.__typename;
  if (number % 4 === 0) await app.groups.release(later(group));
  else await bookHeld(app, group);
  const parts = partsOf(number + 1);
  if (number % 4 === 1) {
    await at(number + 1).groups.change(later(group, 2), changeGroupInput.parse({ tourId: tour, name: SCHOOL, parts }));
  }
  return 'seated';
}

async function buys(number: number): Promise<string> {
  const request = bookingRequest({ tickets: adults(1 + (number % 3)), tourTime: TIMES[number % TIMES.length] });
  return nameOf(await at(number).createBooking.execute(request, null));
}

/** Buyers, one after the other. Every fifth who finds a start full waits for it. */
async function queue(counter: number): Promise<string[]> {
  const outcomes: string[] = [];
  for (let number = counter; number < BUYERS; number += COUNTERS) {
    outcomes.push(await buys(number));
    if (outcomes.at(-1) !== 'SlotFull' || number % 5 > 0) continue;
    const entry = await waits(at(number), 2, { tourTime: TIMES[number % TIMES.length] }).catch(() => undefined);
    outcomes.push(entry ? 'waits' : 'has room');
  }
  return outcomes;
}

/** What a group has is what it asked for last: as many parts, each with all of its people. */
const wholeGroups = `
  SELECT g.number, count(p.group_id)::integer AS parts, count(DISTINCT p.people)::integer AS sizes FROM group_visits g LEFT JOIN (
    SELECT group_id, group_size AS people FROM bookings WHERE status = 'confirmed' AND group_id IS NOT NULL
    UNION ALL SELECT group_id, group_size FROM holds WHERE status = 'active' AND group_id IS NOT NULL
  ) p ON p.group_id = g.id GROUP BY 1`;

describe(`${GROUPS} groups, ${BUYERS} buyers and the waiting list of six starts`, () => {
  it('each group has all of its parts or none, no start has more than its seats, and nobody deadlocks', async () => {
    const before = await deadlocks();
    const groups = Array.from({ length: GROUPS }, (_, number) => comes(number));
    const others = Array.from({ length: COUNTERS }, (_, counter) => queue(counter));
    const outcomes = (await Promise.all([...groups, ...others])).flat();
    expect(outcomes).toContain('seated');
    expect(outcomes).toContain('changed');
    expect(outcomes).toContain('waits');
    expect(new Set(outcomes)).toContain('StartsFull');
    for (const { capacity, taken, booked, held } of await ledger(replicas.dataSource)) {
      expect(taken).toBeLessThanOrEqual(capacity);
      expect(booked + held).toBe(taken);
    }
    const found: { parts: number; sizes: number }[] = await replicas.dataSource.query(wholeGroups);
    for (const { parts, sizes } of found)
      expect([
        [0, 0],
        [2, 1],
        [3, 1],
        [4, 1],
      ]).toContainEqual([parts, sizes]);
    expect(await deadlocks()).toBe(before);
    expect(await brokenPromises(replicas.dataSource)).toEqual([]);
  });

  it('groups have some of their parts when each part is a transaction (negative control)', async () => {
    const partly = Array.from({ length: GROUPS }, async (_, number) => {
      const outcomes: boolean[] = [];
      for (const one of partsOf(number)) {
        outcomes.push((await at(number).groups.hold(newGroup(), visitOf(tour, [one]))) === undefined);
      }
      return outcomes;
    });
    const groups = await Promise.all(partly);
    expect(groups.some((parts) => parts.includes(true) && parts.includes(false))).toBe(true);
  });

  it('groups deadlock when each locks its starts as it names them (negative control)', async () => {
    await Promise.all(TIMES.map((_, number) => buys(number)));
    const slots = (await ledger(replicas.dataSource)).map(({ slotId }) => slotId);
    const runners = [replicas.dataSource.createQueryRunner(), replicas.dataSource.createQueryRunner()];
    await Promise.all(runners.map((runner) => runner.startTransaction()));
    const give = (runner: (typeof runners)[number], slot: string | undefined) =>
      runner.query('UPDATE slots SET taken = taken WHERE id = $1', [slot]);
    await Promise.all(runners.map((runner, number) => give(runner, slots[number])));
    const met = await Promise.allSettled(runners.map((runner, number) => give(runner, slots[1 - number])));
    await Promise.all(runners.map((runner) => runner.rollbackTransaction().then(() => runner.release())));
    expect(met.filter(({ status }) => status === 'rejected')).toHaveLength(1);
  });
});

describe('a start of their own that comes and goes, while others buy at its time', () => {
  const own = [part('10:00 AM', 40, { ownStart: true })];
  const beside = { tourType: 'premium', tickets: adults(1) };

  /** Rounds in which a group has the start, and others want another kind of tour at its time. @returns what was sold while it was kept */
  async function meet(app: (typeof apps)[number], rounds: number): Promise<number> {
    let sold = 0;
    let group = newGroup();
    for (let round = 0; round < rounds; round += 1) {
      await emptyTables(replicas.dataSource, TABLES);
      group = newGroup();
      const [refused] = await Promise.all([
        app.groups.hold(group, visitOf(tour, own)),
        ...Array.from({ length: 4 }, (_, number) => at(number).createBooking.execute(bookingRequest(beside), null)),
        app.changeTime.capacity({ tourType: 'premium', date: DAY, time: '10:00', capacity: 12 }, testStaff),
      ]);
      expect(refused).toBeUndefined();
      const levels = await Promise.all(
        [1, 2, 3].map(() => at(round).createBooking.execute(bookingRequest(beside), null)),
      );
      sold += levels.filter((outcome) => 'booking' in outcome).length;
      await app.groups.release(later(group));
    }
    return sold;
  }

  it('none is sold beside it, and it has its seats again afterwards', async () => {
    expect(await meet(at(0), 8)).toBe(0);
    const [premium, standard] = await ledger(replicas.dataSource).then((all) =>
      ['premium', 'standard'].map((type) => all.find(({ slotId }) => slotId.startsWith(type))),
    );
    expect(standard).toMatchObject({ capacity: 25, taken: 0 });
    expect([12, 15]).toContain(premium?.capacity);
    expect(await brokenPromises(replicas.dataSource)).toEqual([]);
  });

  it('some are when only its own seats are set (negative control)', async () => {
    await replicas.dataSource.query('ALTER TABLE slots DISABLE TRIGGER kept_start_is_full');
    await replicas.dataSource.query('ALTER TABLE slots DROP CONSTRAINT slots_kept');
    expect(await meet(at(0), 2)).toBeGreaterThan(0);
    await replicas.dataSource.query('ALTER TABLE slots ENABLE TRIGGER kept_start_is_full');
  });
});
