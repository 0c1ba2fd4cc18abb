import type { LeaderFact } from '../../kit/design/marks/leaders.js';

/** Texts of at least this many characters get lines of their own. */
const LONG_LINE = 32;

/** A fact typed by a guest: it can be one long word. */
export function longFact(term: string, value: string): LeaderFact {
  return { term, value, long: value.length > LONG_LINE };
}
