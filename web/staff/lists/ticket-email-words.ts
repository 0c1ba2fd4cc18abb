import type { TicketEmailStateFragment } from '../../generated/staff-operations.js';
import { venueDateTime } from '../../kit/lib/venue-dates.js';

/** The state of a booking's e-mail, as a sentence without a period. */
export function ticketEmailWords(email: TicketEmailStateFragment | null | undefined): string {
  if (!email) return 'No e-mail';
  const { status, sentAt, lastFault, nextAttemptAt } = email;
  const because = lastFault ? `: ${lastFault}` : '';
  switch (status) {
    case 'SENT':
      return sentAt ? `Sent ${venueDateTime(sentAt)}` : 'Sent';
    case 'FAILED':
      return `Not sent, gave up${because}`;
    case 'WAITING':
      return `Not sent yet, waiting${nextAttemptAt ? ` until ${venueDateTime(nextAttemptAt)}` : ''}${because}`;
    default:
      return `Not sent yet, on its way${because}`;
  }
}
