import type { PreparedStatements } from '@hilltop/platform/database/prepared-statements';
import { emptyTables } from '@hilltop/platform/testing/empty-tables';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { adults, bookingRequest, SLOT } from './support/booking-request.js';
import { brokenPromises } from './support/broken-promises.js';
import { ChangedStatements, READ_FIRST } from './support/changed-statements.js';
import { newSaleKey, walkUpRequest } from './support/door.js';
import { ledger } from './support/ledger.js';
import { openReplicas, POOL_SIZE, type Replicas } from './support/replicas.js';
import { startTogether } from './support/starting-line.js';

const CAPACITY = 25;

/** Leaves one seat, with the same number of concurrent buyers at the door and on the site. */
async function raceForLastSeat({ at, dataSource }: Replicas, buyers: number) {
  await emptyTables(dataSource, 'bookings, payments, refunds, holds, slots, outbox');
  for (const guests of [20, 4]) await at(0).createBooking.execute(bookingRequest({ tickets: adults(guests) }), null);
  const offer = await at(0).slotFinder.find({ ...SLOT, tickets: adults(1) });
  if ('__typename' in offer) throw new Error(offer.message);
  const comes = (buyer: number) =>
    buyer % 2 === 0
      ? at(buyer).createBooking.execute(bookingRequest({ tickets: adults(1) }), null)
      : at(buyer).sellWalkUp.execute(walkUpRequest({ tickets: adults(1) }), testStaff, newSaleKey());
  const all = () => Promise.all(Array.from({ length: buyers }, (_, buyer) => comes(buyer)));
  const outcomes = await startTogether(dataSource, offer.request, Math.min(buyers, POOL_SIZE), all);
  const [line] = await ledger(dataSource);
  return { sold: outcomes.filter((outcome) => 'booking' in outcome).length, outcomes, line };
}

describe('the door and the site at the last seat', () => {
  let replicas: Replicas;
  beforeAll(async () => {
    replicas = await openReplicas(2);
  });
  afterAll(() => replicas.close());

  it('sells it once, and keeps the ledger balanced', async () => {
    const { sold, outcomes, line } = await raceForLastSeat(replicas, 40);
    expect(sold).toBe(1);
    for (const outcome of outcomes.filter((one) => '__typename' in one)) {
      expect(outcome).toMatchObject({ __typename: 'SlotFull', remaining: 0 });
    }
    expect(line).toMatchObject({ taken: CAPACITY, booked: CAPACITY, held: 0 });
    expect(await brokenPromises(replicas.dataSource)).toEqual([]);
  });
});

describe('the same with the guard off (negative control)', () => {
  const used: ChangedStatements[] = [];
  let replicas: Replicas;
  beforeAll(async () => {
    replicas = await openReplicas(2, (dataSource): PreparedStatements => {
      const statements = new ChangedStatements(dataSource, READ_FIRST);
      used.push(statements);
      return statements;
    });
  });
  afterAll(() => replicas.close());

  it('sells it to several', async () => {
    const { outcomes, line } = await raceForLastSeat(replicas, 40);
    const atDoor = outcomes.filter((outcome, buyer) => buyer % 2 === 1 && 'booking' in outcome);
    expect(used.every(({ changed }) => changed > 0)).toBe(true);
    expect(atDoor.length).toBeGreaterThan(1);
    expect(line?.booked).toBeGreaterThan(CAPACITY);
  });
});
