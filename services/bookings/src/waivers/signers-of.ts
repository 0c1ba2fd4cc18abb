import { PUPIL } from '../groups/group-part.js';

/** Guests who sign a waiver. Nobody can sign away a pupil's claim: who organizes the group confirms the rules for all pupils (product.md §23). */
export function signersOf({
  guests,
  tickets,
}: {
  readonly guests: number;
  readonly tickets: readonly { readonly type: string; readonly count: number }[];
}): number {
  return tickets.reduce((left, { type, count }) => left - (type === PUPIL ? count : 0), guests);
}
