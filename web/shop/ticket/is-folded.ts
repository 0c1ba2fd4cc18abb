import type { TicketFieldsFragment } from '../../generated/operations.js';

/** Whether the printed sheet has room for the map and the card: requests and notes take their place. */
export function isFolded({
  specialRequests,
  additionalNotes,
}: Pick<TicketFieldsFragment, 'specialRequests' | 'additionalNotes'>): boolean {
  return !specialRequests && !additionalNotes;
}
