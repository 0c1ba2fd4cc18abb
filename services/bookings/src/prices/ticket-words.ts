import { texts } from '../texts.en.js';
import { ADULT, countsOf, type TicketCount } from './ticket-line.js';

const words = ({ count, singular, plural }: TicketCount): string => `${count} ${count === 1 ? singular : plural}`;

/** `2 adults, 1 child`. Adults alone are `3 guests`, as before there were types. */
export function partyWords(lines: readonly TicketCount[]): string {
  const counts = countsOf(lines);
  const [only] = counts;
  if (only?.type === ADULT && counts.length === 1) return texts().guests(only.count);
  return counts.map(words).join(', ');
}

/** `1 senior, 2 students`; null for nobody. */
export function proofWords(lines: readonly TicketCount[]): string | null {
  const asked = countsOf(lines).filter(({ proof }) => proof);
  return asked.length === 0 ? null : asked.map(words).join(', ');
}
