import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { SubgraphClient } from '@hilltop/platform/graphql/subgraph-client';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Inject, Injectable } from '@nestjs/common';
import { OrdersClient } from '../clients.js';
import type { ComposedEmail, EmailComposer } from '../emails/composer.js';
import { readAddresses } from '../emails/read-addresses.js';
import type { Environment } from '../env.js';
import { type TicketFragment as Ticket, TicketAddressDocument } from '../generated/bookings-queries.js';
import type { House } from '../house/house.js';
import { MASTHEAD } from '../layout/masthead.js';
import { composeCancellation } from './cancellation-email.js';
import { cardImages, dealtCard } from './dealt-card.js';
import { composeDisplaced } from './displaced-email.js';
import { splitRefunds } from './split-refunds.js';
import { ticketCalendar } from './ticket-calendar.js';
import { guestName } from './ticket-facts.js';
import { ticketHtml } from './ticket-html.js';
import { ticketQr } from './ticket-qr.js';
import { TicketReader } from './ticket-reader.js';
import { ticketText } from './ticket-text.js';
import { longDate } from './ticket-times.js';

type Settings = Pick<Environment, 'PUBLIC_URL' | 'VENUE_TIME_ZONE' | 'MAIL_FROM'>;

@Injectable()
export class TicketEmail implements EmailComposer {
  readonly kind = 'booking-ticket';
  private readonly tickets: TicketReader;

  constructor(
    private readonly bookings: SubgraphClient,
    private readonly orders: OrdersClient,
    @Inject(ENVIRONMENT) private readonly settings: Settings,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.tickets = new TicketReader(bookings);
  }

  async compose(bookingId: string, house: House): Promise<ComposedEmail | undefined> {
    const ticket = await this.tickets.read(bookingId);
    const now = this.clock.now();
    return ticket && composeTicket(await splitRefunds(ticket, this.orders, now), this.settings, house, now);
  }

  recipients(bookingIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return readAddresses(this.bookings, TicketAddressDocument, ({ bookingTicket }) => bookingTicket?.email, bookingIds);
  }
}

/** Composes HTML, text, QR code, guest card and calendar entry, as of `now`. */
export async function composeTicket(
  ticket: Ticket,
  settings: Settings,
  house: House,
  now: Date,
): Promise<ComposedEmail> {
  const shown = { timeZone: settings.VENUE_TIME_ZONE, publicUrl: settings.PUBLIC_URL, house };
  if (ticket.status === 'cancelled') return composeCancellation(ticket, settings, house, now);
  if (ticket.status === 'displaced' && ticket.displacement)
    return composeDisplaced(ticket, ticket.displacement, settings, house, now);
  const which = ticket.revision === 0 ? 'Your ticket' : 'Your new ticket';
  return {
    to: { name: guestName(ticket), address: ticket.email },
    subject: `${which} ${ticket.confirmationCode}: ${ticket.tourName}, ${longDate(ticket)}`,
    text: ticketText(ticket, shown, now),
    html: ticketHtml(ticket, shown, now),
    attachments: [
      MASTHEAD,
      await ticketQr(ticket.ticket ?? ticket.confirmationCode),
      ...cardImages(dealtCard(ticket.confirmationCode)),
      ticketCalendar(ticket, settings, house, now),
    ],
  };
}
