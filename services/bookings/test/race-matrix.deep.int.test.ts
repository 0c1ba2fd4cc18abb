import { isConnectionError, isTimeoutError } from '@hilltop/platform/database/postgres-errors';
import type { PreparedStatements } from '@hilltop/platform/database/prepared-statements';
import { emptyTables } from '@hilltop/platform/testing/empty-tables';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { adults, bookingRequest, SLOT } from './support/booking-request.js';
import { ChangedStatements, READ_FIRST } from './support/changed-statements.js';
import { ledger } from './support/ledger.js';
import { openReplicas, POOL_SIZE, type Replicas } from './support/replicas.js';
import { startTogether } from './support/starting-line.js';

const REPLICAS = [1, 3];
const SEATS = [1, 25];
const BUYERS = [2, 500];
const CAPACITY = 25;

type Request = ReturnType<typeof bookingRequest>;

/** A buyer retries with the same payment after a connection or lock timeout, as after a 503. */
async function buy({ createBooking }: Replicas['replicas'][number], request: Request) {
  for (;;) {
    try {
      return await createBooking.execute(request, null);
    } catch (error) {
      if (!isConnectionError(error) && !isTimeoutError(error)) throw error;
    }
  }
}

/** Leaves `seats` free in one slot, and runs the buyers across the replicas, concurrently or sequentially. */
async function sell(
  { at, dataSource }: Replicas,
  seats: number,
  buyers: number,
  how: 'at once' | 'in a row' = 'at once',
) {
  await emptyTables(dataSource, 'bookings, payments, refunds, holds, slots, outbox');
  for (let left = CAPACITY - seats; left > 0; left -= 20) {
    await buy(at(0), bookingRequest({ tickets: adults(Math.min(20, left)) }));
  }
  const comes = (buyer: number) => buy(at(buyer), bookingRequest({ tickets: adults(1) }));
  const outcomes: Awaited<ReturnType<typeof comes>>[] = [];
  if (how === 'in a row') while (outcomes.length < buyers) outcomes.push(await comes(outcomes.length));
  else {
    const offer = await at(0).slotFinder.find({ ...SLOT, tickets: adults(1) });
    if ('__typename' in offer) throw new Error(offer.message);
    const all = () => Promise.all(Array.from({ length: buyers }, (_, buyer) => comes(buyer)));
    outcomes.push(...(await startTogether(dataSource, offer.request, Math.min(buyers, POOL_SIZE), all)));
  }
  const [line] = await ledger(dataSource);
  return { sold: outcomes.filter((outcome) => 'booking' in outcome).length, outcomes, line };
}

describe.each(REPLICAS)('buyers at once, replicas of the service: %i', (count) => {
  let replicas: Replicas;
  beforeAll(async () => {
    replicas = await openReplicas(count);
  });
  afterAll(() => replicas.close());

  it.each(SEATS.flatMap((seats) => BUYERS.map((buyers) => ({ seats, buyers }))))(
    '$buyers for $seats free seats: exactly as many as fit',
    async ({ seats, buyers }) => {
      const { sold, outcomes, line } = await sell(replicas, seats, buyers);
      expect(sold).toBe(Math.min(seats, buyers));
      const refused = outcomes.filter((outcome) => '__typename' in outcome);
      expect(refused).toHaveLength(buyers - sold);
      for (const refusal of refused) expect(refusal).toMatchObject({ __typename: 'SlotFull', remaining: 0 });
      const taken = CAPACITY - seats + sold;
      expect(line).toMatchObject({ capacity: CAPACITY, taken, booked: taken, held: 0 });
    },
  );
});

describe.each(REPLICAS)('the same with the guard off (negative control), replicas: %i', (count) => {
  const used: ChangedStatements[] = [];
  let replicas: Replicas;
  beforeAll(async () => {
    replicas = await openReplicas(count, (dataSource): PreparedStatements => {
      const statements = new ChangedStatements(dataSource, READ_FIRST);
      used.push(statements);
      return statements;
    });
  });
  afterAll(() => replicas.close());

  it('sells one seat to several concurrent buyers, and to one of several sequential ones', async () => {
    const inARow = await sell(replicas, 1, 10, 'in a row');
    expect(inARow.sold).toBe(1);
    const atOnce = await sell(replicas, 1, 50);
    expect(used.every(({ changed }) => changed > 0)).toBe(true);
    expect(atOnce.sold).toBeGreaterThan(1);
    expect(atOnce.line?.booked).toBeGreaterThan(CAPACITY);
  });
});
