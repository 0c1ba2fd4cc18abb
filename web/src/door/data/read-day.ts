import type { Day } from './day.js';
import type { DoorDatabase } from './door-database.js';
import { keptList, keptNames } from './lists.js';

/** The kept day; undefined without a list. */
export async function readDay(database: DoorDatabase): Promise<Day | undefined> {
  const [list, names, counted, scans] = await Promise.all([
    keptList(database),
    keptNames(database),
    database.getAll('admitted'),
    database.getAll('scans'),
  ]);
  if (!list) return undefined;
  const peopleIn = new Map(counted.map(({ bookingId, people }) => [bookingId, people]));
  for (const { bookingId, people } of scans) {
    if (bookingId) peopleIn.set(bookingId, (peopleIn.get(bookingId) ?? 0) + people);
  }
  return { ...list, ...names, peopleIn };
}
