import type { ComposedEmail } from '../emails/mail.js';
import type { Environment } from '../env.js';
import type { TicketFragment as Ticket } from '../generated/bookings-queries.js';
import type { House } from '../house/house.js';
import type { Fact } from '../layout/fact-table.js';
import { money } from '../layout/money.js';
import { composeNotice } from '../layout/notice.js';
import { ticketTexts } from './texts.en.js';
import { ticketCalendar } from './ticket-calendar.js';
import { admissionFacts, guestName } from './ticket-facts.js';
import { clockTime, dateParts, longDate, momentText } from './ticket-times.js';

type Settings = Pick<Environment, 'PUBLIC_URL' | 'VENUE_TIME_ZONE' | 'MAIL_FROM'>;
type Displacement = NonNullable<Ticket['displacement']>;

/** The party's time was closed: what is held for it, until when, and what happens otherwise. */
export function composeDisplaced(
  ticket: Ticket,
  displacement: Displacement,
  settings: Settings,
  house: House,
  now: Date,
): ComposedEmail {
  const { PUBLIC_URL, VENUE_TIME_ZONE } = settings;
  const { displaced, facts: terms, tourWas, why } = ticketTexts();
  const closed = { wholeDay: displacement.wholeDay, time: clockTime(ticket.startsAt, VENUE_TIME_ZONE) };
  const lead = displacement.message;
  const offers = displacement.offers.map(({ startsAt }) => momentText(startsAt, VENUE_TIME_ZONE));
  const facts: Fact[] = [
    ...admissionFacts(ticket, VENUE_TIME_ZONE),
    [terms.tour, ticket.tourName],
    ...(offers.length > 0 ? [[displaced.heldFor, offers.join('\n')] as const] : []),
  ];
  const next = outcomeText(ticket, displacement, VENUE_TIME_ZONE);
  const notice = composeNotice({
    title: displaced.title(closed, dateParts(ticket).weekday),
    lead,
    about: tourWas,
    facts,
    action: displaced.action,
    url: ticket.visitUrl,
    next,
    why,
    house,
    publicUrl: PUBLIC_URL,
  });
  return {
    to: { name: guestName(ticket), address: ticket.email },
    subject: displaced.subject(closed, longDate(ticket), ticket.confirmationCode),
    ...notice,
    // The visit does not take place, whatever its party chooses; the ticket of another time restores the entry.
    attachments: [...notice.attachments, ticketCalendar(ticket, settings, house, now)],
  };
}

function outcomeText({ party, totalAmount }: Ticket, { offers, deadline, policy }: Displacement, zone: string): string {
  const { held, credit, otherwise } = ticketTexts().displaced;
  const moment = momentText(deadline, zone);
  const total = money(totalAmount);
  const sentences = [credit(total), otherwise[policy](moment, total)];
  return (offers.length > 0 ? [held(party, moment), ...sentences] : sentences).join(' ');
}
