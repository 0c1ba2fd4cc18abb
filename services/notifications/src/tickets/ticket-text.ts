import { block, heading, signature } from '../layout/plain-text.js';
import type { Ticket } from './ticket.js';
import { admissionFacts, bookingFacts, foodFacts, importantInformation } from './ticket-facts.js';

/** What both forms of the e-mail begin and end with. */
export const TITLE = 'You are expected';
export const LEAD = 'Your tour is booked and paid. This e-mail is your ticket.';
export const WHY = 'You get this e-mail because a tour was booked with this address.';

/** The e-mail for those who read plain text. */
export function ticketText(ticket: Ticket, timeZone: string, publicUrl: string): string {
  const food = foodFacts(ticket);
  return [
    TITLE.toUpperCase(),
    LEAD,
    block('Your tour', [...admissionFacts(ticket, timeZone), ...bookingFacts(ticket)]),
    ...(food.length > 0 ? [block('Your food order', food)] : []),
    [heading('Important information'), ...importantInformation(ticket, timeZone).map((line) => `- ${line}`)].join('\n'),
    signature(publicUrl),
    `${WHY}\n`,
  ].join('\n\n');
}
