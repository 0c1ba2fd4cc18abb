import { block, heading, signature } from '../layout/plain-text.js';
import type { Ticket } from './ticket.js';
import { admissionFacts, bookingFacts, foodFacts, importantInformation } from './ticket-facts.js';

/** What both forms of the e-mail begin and end with. */
export const TITLE = 'You are expected';
export const WHY = 'You get this e-mail because a tour was booked with this address.';

export function leadOf({ revision, displacement }: Ticket): string {
  if (displacement?.state === 'restored') return 'We are open after all: your visit takes place as you booked it.';
  return revision === 0
    ? 'Your tour is booked and paid. This e-mail is your ticket.'
    : 'Your visit has changed. This e-mail is your new ticket; the earlier one no longer counts.';
}

/** What the link is for. */
export const LINK_WORDS = 'Move your visit, change your party or cancel';

/** The e-mail for those who read plain text. */
export function ticketText(ticket: Ticket, timeZone: string, publicUrl: string): string {
  const food = foodFacts(ticket);
  return [
    TITLE.toUpperCase(),
    leadOf(ticket),
    block('Your tour', [...admissionFacts(ticket, timeZone), ...bookingFacts(ticket)]),
    ...(food.length > 0 ? [block('Your food order', food)] : []),
    [heading('Important information'), ...importantInformation(ticket, timeZone).map((line) => `- ${line}`)].join('\n'),
    `${LINK_WORDS}:\n${ticket.visitUrl}`,
    signature(publicUrl),
    `${WHY}\n`,
  ].join('\n\n');
}
