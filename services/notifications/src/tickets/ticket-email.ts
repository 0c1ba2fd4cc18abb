import { SubgraphClient } from '@hilltop/platform/graphql/subgraph-client';
import { Inject, Injectable } from '@nestjs/common';
import type { ComposedEmail, EmailComposer } from '../emails/composer.js';
import { readAddresses } from '../emails/read-addresses.js';
import { ENVIRONMENT, type Environment } from '../env.js';
import { MASTHEAD } from '../layout/masthead.js';
import { fetchTicket } from './fetch-ticket.js';
import type { Ticket } from './ticket.js';
import { ticketCalendar } from './ticket-calendar.js';
import { ticketHtml } from './ticket-html.js';
import { ticketQr } from './ticket-qr.js';
import { ticketText } from './ticket-text.js';
import { longDate } from './ticket-times.js';

type Settings = Pick<Environment, 'PUBLIC_URL' | 'VENUE_TIME_ZONE'>;

/** Writes the e-mail that is a guest's ticket. */
@Injectable()
export class TicketEmail implements EmailComposer {
  readonly kind = 'booking-ticket';

  constructor(
    private readonly bookings: SubgraphClient,
    @Inject(ENVIRONMENT) private readonly settings: Settings,
  ) {}

  async compose(bookingId: string): Promise<ComposedEmail | undefined> {
    const ticket = await fetchTicket(this.bookings, bookingId);
    return ticket && composeTicket(ticket, this.settings);
  }

  recipients(bookingIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return readAddresses(
      this.bookings,
      { field: 'bookingTicket', argument: 'bookingId', address: 'email' },
      bookingIds,
    );
  }
}

/** The e-mail of a ticket: what it says as HTML and text, its QR code, its calendar entry. */
export async function composeTicket(ticket: Ticket, settings: Settings): Promise<ComposedEmail> {
  const { PUBLIC_URL, VENUE_TIME_ZONE } = settings;
  return {
    to: { name: `${ticket.firstName} ${ticket.lastName}`, address: ticket.email },
    subject: `Your ticket ${ticket.confirmationCode}: ${ticket.tourName}, ${longDate(ticket)}`,
    text: ticketText(ticket, VENUE_TIME_ZONE, PUBLIC_URL),
    html: ticketHtml(ticket, VENUE_TIME_ZONE, PUBLIC_URL),
    attachments: [MASTHEAD, await ticketQr(ticket.confirmationCode), ticketCalendar(ticket, PUBLIC_URL)],
  };
}
