import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { ShownGroup } from './support/group-desk.js';
import { type RunningGroups, runGroups } from './support/running-groups.js';

let groups: RunningGroups;
let desk: RunningGroups['desk'];
beforeAll(async () => {
  groups = await runGroups();
  desk = groups.desk;
});
afterAll(() => groups.close());

const dollars = (cents: number): string => (cents / 100).toFixed(2);
const balances = async (some: readonly ShownGroup[]): Promise<number[]> => {
  const rows: { id: string; cents: number }[] = await groups.database.dataSource.query(
    'SELECT id, balance_cents AS cents FROM groups WHERE id = ANY ($1::uuid[])',
    [some.map(({ id }) => id)],
  );
  return some.map(({ id }) => rows.find((row) => row.id === id)?.cents ?? 0);
};

/** Three that have accepted, on a day of their own. */
async function three(day: string): Promise<ShownGroup[]> {
  const asked = { pupils: 16, adults: 2, preferredDays: [{ day, from: null, until: null }] };
  return [await desk.accepted(asked), await desk.accepted(asked), await desk.accepted(asked)];
}

/** Cents of each group; 0: the check does not pay it. */
const check = fc
  .tuple(...[0, 1, 2].map(() => fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 20_000 }))))
  .filter((cents) => cents.some((one) => one > 0));

const share = (some: readonly ShownGroup[], cents: readonly number[], isTurned: boolean, key = randomUUID()) => {
  const parts = some.flatMap((group, at) => (cents[at] ? [[group, dollars(cents[at])] as const] : []));
  return desk.share(isTurned ? parts.toReversed() : parts, {}, key);
};

it('checks for several groups end at the same balances in any order, all at once, and sent twice', async () => {
  const [one, other] = [await three('2027-03-16'), await three('2027-03-17')];
  await fc.assert(
    fc.asyncProperty(fc.array(check, { minLength: 1, maxLength: 6 }), async (checks) => {
      const before = await balances(one);
      for (const cents of checks) await share(one, cents, false);
      const twice = checks.toReversed().flatMap((cents) => {
        const key = randomUUID();
        return [share(other, cents, true, key), share(other, cents, false, key)];
      });
      const answers = await Promise.all(twice);
      expect(answers.map(({ __typename }) => __typename)).toEqual(twice.map(() => 'SharedPayment'));
      const sums = [0, 1, 2].map((at) => checks.reduce((sum, cents) => sum + (cents[at] ?? 0), 0));
      expect(await balances(one)).toEqual(before.map((cents, at) => cents - (sums[at] ?? 0)));
      expect(await balances(other)).toEqual(await balances(one));
    }),
    { numRuns: 12 },
  );
});

it('a check that is sent twice counts twice without its key (negative control)', async () => {
  const some = await three('2027-03-18');
  await Promise.all([1, 2].map(() => share(some, [1_000, 2_000, 0], false)));
  expect(await balances(some)).toEqual([-2_000, -4_000, 0]);
});
