import { randomUUID } from 'node:crypto';
import { inTransaction } from '@hilltop/platform/database/transaction';
import { emptyTables } from '@hilltop/platform/testing/empty-tables';
import { AskForSeatsWhenDisplacedOrRestored } from '../../src/groups/seats/ask-for-seats-when-displaced-or-restored.js';
import { FinishGroupsJob } from '../../src/groups/seats/finish-groups.job.js';
import { groupDesk } from './group-desk.js';
import { runOrders } from './running-orders.js';

const NOW = new Date('2027-01-05T15:00:00Z');
/** Ten weeks ahead. */
export const DAY = '2027-03-16';
const HOUR_MS = 3_600_000;

/** A start of that day, as a quote names it. */
export const start = (tourTime: string, pupils: number, adults: number, more: object = {}) => ({
  ...{ tourDate: DAY, tourTime, pupils, adults },
  ...more,
});

/** 48 pupils and 6 adults. */
export const three = ['10:00 AM', '12:00 PM', '2:00 PM'].map((time) => start(time, 16, 2));

/** The service with a desk that groups call, a clock that the test moves, and jobs that the test runs. */
export async function runGroups(environment: object = {}) {
  let now = NOW;
  const orders = await runOrders({ VENUE_TIME_ZONE: 'America/Chicago', ...environment }, { now: () => now }, false);
  const { bookings } = orders;
  bookings.now = () => now;
  const desk = groupDesk(orders, DAY);
  await desk.rate('school', '10.00', null);
  return {
    ...orders,
    desk,
    /** Before each test. */
    async clear(): Promise<void> {
      now = NOW;
      bookings.server.isAway = false;
      bookings.groups.before = () => undefined;
      bookings.groups.after = () => undefined;
      bookings.groups.groups.clear();
      bookings.groups.closed.clear();
      bookings.groups.came = null;
      bookings.groups.isDisplaced = false;
      await emptyTables(orders.database.dataSource, 'groups, group_changes, organizations');
    },
    later(hours: number): void {
      now = new Date(now.getTime() + hours * HOUR_MS);
    },
    now: () => now,
    at(instant: string): void {
      now = new Date(instant);
    },
    job: () => orders.app.get(FinishGroupsJob, { strict: false }).execute(),
    /** Orders hears that a day of the group was closed, or opened. @throws while its seats are being changed */
    hear: (groupId: string) =>
      inTransaction(orders.database.dataSource, (manager) =>
        orders.app
          .get(AskForSeatsWhenDisplacedOrRestored, { strict: false })
          .react({ id: randomUUID(), data: { groupId } } as never, manager),
      ),
    kinds: async (number: string) => (await desk.shown(number)).changes.map(({ kind }) => kind),
    /** What bookings keeps for it. */
    seatsOf: (id: string) => bookings.groups.groups.get(id)?.parts ?? [],
  };
}

export type RunningGroups = Awaited<ReturnType<typeof runGroups>>;
