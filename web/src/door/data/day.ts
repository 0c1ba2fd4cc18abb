import type { StoredList } from './door-database.js';
import type { Names } from './lists.js';

export interface Day extends StoredList, Names {
  /** People inside, by booking: those that the server counted, and those of this phone that it does not know yet. */
  readonly peopleIn: ReadonlyMap<string, number>;
}
