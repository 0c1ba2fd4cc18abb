import { VENUE } from '../venue.js';
import type { Ticket } from './ticket.js';
import { type Fact, foodFacts, GOOD_TO_KNOW, tourFacts } from './ticket-facts.js';

/** The e-mail for those who read plain text. */
export function ticketText(ticket: Ticket, timeZone: string): string {
  const food = foodFacts(ticket);
  return [
    `Dear ${ticket.firstName},`,
    'your places are booked. This e-mail is your ticket.',
    block('YOUR TOUR', tourFacts(ticket, timeZone)),
    ...(food.length > 0 ? [block('YOUR FOOD', food)] : []),
    ['GOOD TO KNOW', ...GOOD_TO_KNOW.map((line) => `- ${line}`)].join('\n'),
    [VENUE.name, VENUE.street, VENUE.town, VENUE.phone].join('\n'),
  ].join('\n\n');
}

function block(title: string, facts: readonly Fact[]): string {
  const width = Math.max(...facts.map(([term]) => term.length)) + 2;
  return [title, ...facts.map(([term, value]) => `${`${term}:`.padEnd(width)}${value}`)].join('\n');
}
