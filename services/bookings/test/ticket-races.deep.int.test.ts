import { isConnectionError, isTimeoutError } from '@hilltop/platform/database/postgres-errors';
import type { PreparedStatements } from '@hilltop/platform/database/prepared-statements';
import { afterEach, describe, expect, it } from '@jest/globals';
import { adults, bookingRequest, SLOT } from './support/booking-request.js';
import { ChangedStatements, READ_FIRST } from './support/changed-statements.js';
import { openReplicas, POOL_SIZE, type Replicas } from './support/replicas.js';
import { startTogether } from './support/starting-line.js';
import { confirmExamples } from './support/ticket-prices.js';

const CAPACITY = 25;
const PARTIES = [
  { tickets: { adult: 2, child: 1, infant: 1 }, seats: 3, cents: 6200 },
  { tickets: { senior: 1, adult: 1 }, seats: 2, cents: 4500 },
  { tickets: { adult: 1, child: 2, student: 1 }, seats: 4, cents: 6700 },
] as const;

const requestOf = (buyer: number) => {
  const { tickets, cents } = PARTIES[buyer % PARTIES.length] ?? PARTIES[0];
  const counts = Object.entries(tickets).map(([type, count]) => ({ type, count }));
  return bookingRequest({ tickets: counts, totalAmount: (cents / 100).toFixed(2) });
};

let replicas: Replicas;
afterEach(() => replicas.close());

/** Parties of different types buy the last seats of one start at once. */
async function race(statementsOf?: (dataSource: Replicas['dataSource']) => PreparedStatements) {
  replicas = await openReplicas(3, statementsOf as Parameters<typeof openReplicas>[1]);
  await confirmExamples(replicas.dataSource);
  const offer = await replicas.at(0).slotFinder.find({ ...SLOT, tickets: adults(1) });
  if ('__typename' in offer) throw new Error(offer.message);
  const buy = async (buyer: number, request = requestOf(buyer)): Promise<object> => {
    try {
      return await replicas.at(buyer).createBooking.execute(request, null);
    } catch (error) {
      if (!isConnectionError(error) && !isTimeoutError(error)) throw error;
      return buy(buyer, request);
    }
  };
  // The slot has its row, as in most races.
  await buy(0);
  const all = () => Promise.all(Array.from({ length: 60 }, (_, buyer) => buy(buyer)));
  const outcomes = await startTogether(replicas.dataSource, offer.request, Math.min(60, POOL_SIZE), all);
  const [row]: [{ taken: number; seats: number; guests: number; wrong: number }] = await replicas.dataSource.query(`
    SELECT (SELECT taken FROM slots) AS taken, sum(places)::integer AS seats, sum(group_size)::integer AS guests,
      count(*) FILTER (WHERE NOT tickets_fit(tickets, group_size, total_cents, places))::integer AS wrong FROM bookings`);
  return { sold: outcomes.filter((outcome) => 'booking' in outcome).length, ...row };
}

describe('parties of several types that buy the last seats at once', () => {
  it('get the seats that they take, and no one more', async () => {
    const { taken, seats, guests, wrong, sold } = await race();
    expect(sold).toBeGreaterThan(0);
    expect(taken).toBe(seats);
    expect(taken).toBeLessThanOrEqual(CAPACITY);
    expect(taken).toBeGreaterThan(CAPACITY - 2);
    // Infants come too, and take no seat.
    expect(guests).toBeGreaterThan(seats);
    expect(wrong).toBe(0);
  });

  it('get more than there are with the guard off (negative control)', async () => {
    const { seats } = await race((dataSource) => new ChangedStatements(dataSource, READ_FIRST));
    expect(seats).toBeGreaterThan(CAPACITY);
  });
});
