import type { BookingState } from './booking-words.js';

type Visit = Pick<BookingState, 'scans' | 'status' | 'groupSize'>;

/** What became of the visit, in one sentence for a bank. */
export function bankSentence({ scans, status, groupSize }: Visit): string {
  const people = (scans ?? []).reduce((sum, scan) => sum + scan.people, 0);
  if (people > 0) {
    const all = groupSize === 1 ? 'The guest' : `All ${groupSize} guests`;
    return `${people >= groupSize ? all : `${people} of ${groupSize} guests`} of this booking came in with its ticket.`;
  }
  if (status === 'cancelled') return 'This booking was canceled.';
  return 'No scan of this booking’s ticket is on record. Scans are kept for 30 days.';
}
