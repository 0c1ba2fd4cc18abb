import { bookingCancelled } from '@hilltop/contracts/bookings/booking-cancelled';
import { bookingConfirmed } from '@hilltop/contracts/bookings/booking-confirmed';
import { bookingDisplaced } from '@hilltop/contracts/bookings/booking-displaced';
import { bookingLinkRequested } from '@hilltop/contracts/bookings/booking-link-requested';
import { bookingMoved } from '@hilltop/contracts/bookings/booking-moved';
import { bookingRestored } from '@hilltop/contracts/bookings/booking-restored';
import { foodChanged } from '@hilltop/contracts/bookings/food-changed';
import { partyChanged } from '@hilltop/contracts/bookings/party-changed';
import { type ComposedEmail, type Mail, on } from '../emails/mail.js';
import { readAddresses } from '../emails/read-addresses.js';
import type { Environment } from '../env.js';
import { type TicketFragment as Ticket, TicketAddressDocument } from '../generated/bookings-queries.js';
import type { House } from '../house/house.js';
import { MASTHEAD } from '../layout/masthead.js';
import { composeCancellation } from './cancellation-email.js';
import { cardImages, dealtCard } from './dealt-card.js';
import { composeDisplaced } from './displaced-email.js';
import { splitRefunds } from './split-refunds.js';
import { ticketTexts } from './texts.en.js';
import { ticketCalendar } from './ticket-calendar.js';
import { guestName } from './ticket-facts.js';
import { ticketHtml } from './ticket-html.js';
import { ticketQr } from './ticket-qr.js';
import { ticketText } from './ticket-text.js';
import { longDate } from './ticket-times.js';

type Settings = Pick<Environment, 'PUBLIC_URL' | 'VENUE_TIME_ZONE' | 'MAIL_FROM'>;

type OfBooking = { readonly data: { readonly bookingId: string } };
const about = ({ data }: OfBooking) => data.bookingId;
const changed = { about, cause: 'party', again: true } as const;
const byHouse = { about, cause: 'house', again: true } as const;

export const ticketMail: Mail = {
  kind: 'booking-ticket',
  to: 'the guest who booked',
  events: [
    // Nobody has shown yet that the address is theirs.
    on(bookingConfirmed, 'notifications-ticket', {
      when: 'A visit is booked, but not in an order, whose receipt has its ticket',
      only: ({ data }) => !data.saleLineId,
      about,
      cause: 'unverified',
    }),
    on(bookingMoved, 'notifications-ticket-moved', { ...changed, when: 'It is moved to another time' }),
    on(partyChanged, 'notifications-ticket-party', {
      ...changed,
      when: 'Its party changes',
    }),
    on(foodChanged, 'notifications-ticket-food', { ...changed, when: 'Its food changes' }),
    on(bookingCancelled, 'notifications-ticket-cancelled', {
      ...changed,
      when: 'It is canceled, but not because its order was never paid',
      only: ({ data }) => !data.unpaid,
    }),
    on(bookingDisplaced, 'notifications-ticket-displaced', { ...byHouse, when: 'The house closes its time' }),
    on(bookingRestored, 'notifications-ticket-restored', { ...byHouse, when: 'The house reopens its day' }),
    on(bookingLinkRequested, 'notifications-ticket-asked-for', {
      ...changed,
      when: 'Its ticket is requested by its link, its link is replaced, staff correct its guest or give money back, or what it owes at the door changes',
      only: ({ data }) => data.withLink === true,
    }),
    // A stranger who booked with somebody's address knows the code and the address, so a request by them proves nothing.
    on(bookingLinkRequested, 'notifications-ticket-asked-for', {
      when: 'Its ticket is requested by code and address',
      only: ({ data }) => data.withLink !== true,
      about,
      cause: 'unverified',
      again: true,
    }),
  ],
  async compose(id, house, { tickets, orders, settings, clock }) {
    const ticket = await tickets.read(id);
    const now = clock.now();
    return ticket && composeTicket(await splitRefunds(ticket, orders, now), settings, house, now);
  },
  recipients: readAddresses('bookings', TicketAddressDocument, ({ bookingTicket }) => bookingTicket?.email),
};

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
  return {
    to: { name: guestName(ticket), address: ticket.email },
    subject: ticketTexts().subject(ticket.revision === 0, ticket.confirmationCode, ticket.tourName, longDate(ticket)),
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
