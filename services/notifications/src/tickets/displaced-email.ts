import type { ComposedEmail } from '../emails/composer.js';
import type { Environment } from '../env.js';
import type { Fact } from '../layout/fact-table.js';
import { composeNotice } from '../layout/notice.js';
import type { Ticket } from './ticket.js';
import { admissionFacts, guestName, guests } from './ticket-facts.js';
import { WHY } from './ticket-text.js';
import { dateParts, longDate, momentText, timeWithZone } from './ticket-times.js';

type Settings = Pick<Environment, 'PUBLIC_URL' | 'VENUE_TIME_ZONE'>;
type Displacement = NonNullable<Ticket['displacement']>;

const ACTION = 'Choose another time, or have your money back';

/** The e-mail of a party whose time the house has closed: what is kept for it, until when, and what happens otherwise. */
export function composeDisplaced(
  ticket: Ticket,
  displacement: Displacement,
  { PUBLIC_URL, VENUE_TIME_ZONE }: Settings,
): ComposedEmail {
  const { weekday } = dateParts(ticket);
  const title = `We are closed on ${weekday}`;
  const lead = displacement.message;
  const offers = displacement.offers.map((time) => `${longDate(time)}, ${timeWithZone(time, VENUE_TIME_ZONE)}`);
  const facts: Fact[] = [
    ...admissionFacts(ticket, VENUE_TIME_ZONE),
    ['Tour', ticket.tourName],
    ...(offers.length > 0 ? [['Kept for you', offers.join('\n')] as const] : []),
  ];
  const next = nextWords(ticket, displacement, VENUE_TIME_ZONE);
  return {
    to: { name: guestName(ticket), address: ticket.email },
    subject: `Closed on ${longDate(ticket)}: please choose, ${ticket.confirmationCode}`,
    ...composeNotice({
      title,
      lead,
      about: 'Your tour was',
      facts,
      action: ACTION,
      url: ticket.visitUrl,
      next,
      why: WHY,
      publicUrl: PUBLIC_URL,
    }),
  };
}

function nextWords(
  { groupSize, totalAmount }: Ticket,
  { offers, deadline, policy }: Displacement,
  zone: string,
): string {
  const moment = momentText(deadline, zone);
  const kept = offers.length > 0 ? `Seats for ${guests(groupSize)} are kept for you until ${moment}. ` : '';
  const otherwise = {
    refund: `If we do not hear from you by ${moment}, we cancel the visit and send back all $${totalAmount}.`,
    move: `If we do not hear from you by ${moment}, we move your visit to the first time that is kept for you, or send back all $${totalAmount}.`,
    keep: `If we do not hear from you by ${moment}, we call you.`,
  };
  return `${kept}Your ticket does not open the gate until you have chosen. ${otherwise[policy]}`;
}
