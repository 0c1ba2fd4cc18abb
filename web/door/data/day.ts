import type { StoredList } from './door-database.js';
import type { Names } from './lists.js';
import type { Party } from './manifest.js';

export interface Day extends StoredList, Names {
  /** People inside, by booking: those that the server counted, and those of this phone that it does not know yet. */
  readonly peopleIn: ReadonlyMap<string, number>;
  /** Bookings whose money this phone took and the list does not know yet. */
  readonly taken: ReadonlySet<string>;
}

export interface Owed {
  /** US dollars, two decimals. */
  readonly amount: string;
  /** The booking's, that it is owed at. */
  readonly revision: number;
}

/** What a party still pays at the door, by the day's list if it is on it; undefined for nothing. */
export function owedBy(party: Party, { parties, taken }: Pick<Day, 'parties' | 'taken'>): Owed | undefined {
  const { bookingId, toPay, revision } = parties.find((one) => one.bookingId === party.bookingId) ?? party;
  return toPay && !taken.has(bookingId) ? { amount: toPay, revision } : undefined;
}
