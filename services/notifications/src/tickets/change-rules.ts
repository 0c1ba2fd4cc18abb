import type { TicketFragment as Ticket } from '../generated/bookings-queries.js';
import { momentText } from './ticket-times.js';

/** Until when the guest can change the visit and gets money back (product.md §11.6), as of `now`. */
export function changeRules({ changesUntil, refundUntil }: Ticket, timeZone: string, now: Date): string[] {
  const isAhead = (instant: string) => new Date(instant) > now;
  const change = isAhead(changesUntil)
    ? `You can move your visit or change your party until ${momentText(changesUntil, timeZone)}.`
    : 'It is too late to move your visit or change your party online.';
  const cancel = isAhead(refundUntil)
    ? `You get all your money back if you cancel by ${momentText(refundUntil, timeZone)}. After that you can cancel until the tour starts, without a refund.`
    : 'You can cancel until the tour starts, without a refund.';
  return [change, cancel];
}
