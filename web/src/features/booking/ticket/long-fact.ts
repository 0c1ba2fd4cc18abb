import type { LeaderFact } from '../../../design/marks/leaders.js';

/** From how many characters on a text takes lines of its own. */
const LONG_LINE = 32;

/** A fact that a guest typed: it may be one long word. */
export function longFact(term: string, value: string): LeaderFact {
  return { term, value, long: value.length > LONG_LINE };
}
