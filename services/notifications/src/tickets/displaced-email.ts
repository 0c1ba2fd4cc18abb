import type { ComposedEmail } from '../emails/mail.js';
import type { Environment } from '../env.js';
import type { TicketFragment as Ticket } from '../generated/bookings-queries.js';
import type { House } from '../house/house.js';
import type { Fact } from '../layout/fact-table.js';
import { composeNotice } from '../layout/notice.js';
import { ticketCalendar } from './ticket-calendar.js';
import { admissionFacts, guestName } from './ticket-facts.js';
import { WHY } from './ticket-text.js';
import { dateParts, longDate, momentText } from './ticket-times.js';

type Settings = Pick<Environment, 'PUBLIC_URL' | 'VENUE_TIME_ZONE' | 'MAIL_FROM'>;
type Displacement = NonNullable<Ticket['displacement']>;

const ACTION = 'Choose another time or get a refund';

/** The party's time was closed: what is held for it, until when, and what happens otherwise. */
export function composeDisplaced(
  ticket: Ticket,
  displacement: Displacement,
  settings: Settings,
  house: House,
  now: Date,
): ComposedEmail {
  const { PUBLIC_URL, VENUE_TIME_ZONE } = settings;
  const closed = displacement.wholeDay ? 'We are closed' : `We cannot give your ${ticket.tourTime} tour`;
  const lead = displacement.message;
  const offers = displacement.offers.map(({ startsAt }) => momentText(startsAt, VENUE_TIME_ZONE));
  const facts: Fact[] = [
    ...admissionFacts(ticket, VENUE_TIME_ZONE),
    ['Tour', ticket.tourName],
    ...(offers.length > 0 ? [['Held for you', offers.join('\n')] as const] : []),
  ];
  const next = outcomeText(ticket, displacement, VENUE_TIME_ZONE);
  const notice = composeNotice({
    title: `${closed} on ${dateParts(ticket).weekday}`,
    lead,
    about: 'Your tour was',
    facts,
    action: ACTION,
    url: ticket.visitUrl,
    next,
    why: WHY,
    house,
    publicUrl: PUBLIC_URL,
  });
  return {
    to: { name: guestName(ticket), address: ticket.email },
    subject: `${closed} on ${longDate(ticket)}: please choose another time (${ticket.confirmationCode})`,
    ...notice,
    // The visit does not take place, whatever its party chooses; the ticket of another time restores the entry.
    attachments: [...notice.attachments, ticketCalendar(ticket, settings, house, now)],
  };
}

function outcomeText({ party, totalAmount }: Ticket, { offers, deadline, policy }: Displacement, zone: string): string {
  const moment = momentText(deadline, zone);
  const held = offers.length > 0 ? `We are holding seats for ${party} until ${moment}. ` : '';
  const otherwise = {
    refund: `If we don’t hear from you by ${moment}, we will cancel your visit and refund the full $${totalAmount}.`,
    move: `If we don’t hear from you by ${moment}, we will move your visit to the first time we are holding for you, or refund the full $${totalAmount}.`,
    keep: `If we don’t hear from you by ${moment}, we will call you or write to you.`,
  };
  const credit = `You can also keep the $${totalAmount} as a voucher, which never expires, for tours or in the store.`;
  return `${held}Your ticket is not valid until you choose. ${credit} ${otherwise[policy]}`;
}
