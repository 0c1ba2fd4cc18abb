import type { StoredList } from './door-database.js';
import type { Names } from './lists.js';

/** The day as the phone knows it. */
export interface Day extends StoredList, Names {
  /** People who are in, by booking: those that the server counted, and those of this phone that it does not know of yet. */
  readonly peopleIn: ReadonlyMap<string, number>;
}
