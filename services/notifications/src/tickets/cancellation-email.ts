import type { ComposedEmail } from '../emails/mail.js';
import type { Environment } from '../env.js';
import type { TicketFragment as Ticket } from '../generated/bookings-queries.js';
import type { House } from '../house/house.js';
import { emailPage } from '../layout/email-page.js';
import { type Fact, factTable } from '../layout/fact-table.js';
import { html } from '../layout/html.js';
import { MASTHEAD } from '../layout/masthead.js';
import { COLOURS, FACES } from '../layout/palette.js';
import { block, signature } from '../layout/plain-text.js';
import { sheet } from '../layout/sheet.js';
import { moneyBack } from './money-back.js';
import { ticketTexts } from './texts.en.js';
import { ticketCalendar } from './ticket-calendar.js';
import { admissionFacts, guestName } from './ticket-facts.js';
import { longDate } from './ticket-times.js';

type Settings = Pick<Environment, 'PUBLIC_URL' | 'VENUE_TIME_ZONE' | 'MAIL_FROM'>;

/** States the refund, and attaches a calendar file that removes the entry. */
export function composeCancellation(ticket: Ticket, settings: Settings, house: House, now: Date): ComposedEmail {
  const { PUBLIC_URL, VENUE_TIME_ZONE } = settings;
  const texts = ticketTexts();
  const { title, lead, subject, booking, seeBooking } = texts.canceled;
  const facts: Fact[] = [...admissionFacts(ticket, VENUE_TIME_ZONE), [texts.facts.tour, ticket.tourName]];
  const money = moneyBack(ticket);
  return {
    to: { name: guestName(ticket), address: ticket.email },
    subject: subject(ticket.confirmationCode, ticket.tourName, longDate(ticket)),
    text: [
      title.toUpperCase(),
      lead,
      block(texts.tourWas, facts),
      money,
      booking(ticket.visitUrl),
      signature(house, PUBLIC_URL),
      `${texts.why}\n`,
    ].join('\n\n'),
    html: emailPage({
      preview: `${ticket.confirmationCode}. ${money}`,
      title,
      lead,
      shown: sheet(factTable(facts)),
      read: html`<p style="margin:0;font-family:${FACES.text};font-size:17px;line-height:1.5;color:${COLOURS.ink}">${money} <a href="${ticket.visitUrl}" style="color:${COLOURS.oxblood}">${seeBooking}</a></p>`,
      why: texts.why,
      house,
      publicUrl: PUBLIC_URL,
    }),
    attachments: [MASTHEAD, ticketCalendar(ticket, settings, house, now)],
  };
}
