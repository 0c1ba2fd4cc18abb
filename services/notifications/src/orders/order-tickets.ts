import type { Attachment } from '../emails/mail.js';
import type { Environment } from '../env.js';
import type { TicketFragment as Ticket } from '../generated/bookings-queries.js';
import type { House } from '../house/house.js';
import { factTable } from '../layout/fact-table.js';
import { type Html, html } from '../layout/html.js';
import { COLOURS, FACES } from '../layout/palette.js';
import { block } from '../layout/plain-text.js';
import { ticketTexts } from '../tickets/texts.en.js';
import { ticketCalendar } from '../tickets/ticket-calendar.js';
import { admissionFacts, bookingFacts, foodFacts, importantInformation } from '../tickets/ticket-facts.js';
import { toKnow } from '../tickets/ticket-html.js';
import { QR_SHOWN, ticketQr } from '../tickets/ticket-qr.js';
import { importantText, ticketLinks } from '../tickets/ticket-text.js';

/** Tickets for the one e-mail of an order. */
export interface OrderTickets {
  /** A block of plain text per ticket. */
  readonly texts: readonly string[];
  readonly html: readonly Html[];
  /** A QR code and a calendar entry per ticket. */
  readonly attachments: readonly Attachment[];
}

/** Omits tours that do not take place, as of `now`. */
export async function orderTickets(
  tickets: readonly Ticket[],
  settings: Pick<Environment, 'MAIL_FROM' | 'VENUE_TIME_ZONE'>,
  house: House,
  now: Date,
): Promise<OrderTickets> {
  const { VENUE_TIME_ZONE: timeZone } = settings;
  const valid = tickets.filter(({ status }) => status === 'confirmed');
  const codes = await Promise.all(
    valid.map(async (ticket) => {
      const { confirmationCode: code } = ticket;
      return { ...(await ticketQr(ticket.ticket ?? code)), cid: cidOf(ticket), filename: `${code}.png` };
    }),
  );
  const calendars = valid.map((ticket) => ({
    ...ticketCalendar(ticket, settings, house, now),
    filename: `${ticket.confirmationCode}.ics`,
  }));
  return {
    texts: valid.map((ticket) => ticketText(ticket, timeZone, house, now)),
    html: valid.map((ticket) => ticketHtml(ticket, timeZone, house, now)),
    attachments: [...codes, ...calendars],
  };
}

const cidOf = ({ confirmationCode }: Ticket): string => `ticket-${confirmationCode}`;

function ticketText(ticket: Ticket, timeZone: string, house: House, now: Date): string {
  const facts = [...admissionFacts(ticket, timeZone), ...bookingFacts(ticket), ...foodFacts(ticket)];
  const links = ticketLinks(ticket, now).map(([words, url]) => `${words}:\n${url}`);
  return [block(ticketTexts().ticket, facts), importantText(ticket, timeZone, house, now), ...links].join('\n\n');
}

function ticketHtml(ticket: Ticket, timeZone: string, house: House, now: Date): Html {
  const facts = [...admissionFacts(ticket, timeZone), ...bookingFacts(ticket), ...foodFacts(ticket)];
  const texts = ticketTexts();
  const links = ticketLinks(ticket, now).map(
    ([words, url]) =>
      html`<p style="margin:16px 0 0;font-family:${FACES.text};font-size:18px;line-height:1.5"><a href="${url}" style="color:${COLOURS.oxblood};text-decoration:underline">${words}</a></p>`,
  );
  return html`<h2 style="margin:34px 0 12px;font-family:${FACES.title};font-weight:400;font-size:26px;line-height:1.2;color:${COLOURS.ink}">${texts.ticket}</h2>
${factTable(facts)}
<img src="cid:${cidOf(ticket)}" width="${QR_SHOWN}" height="${QR_SHOWN}" alt="${texts.qrCode(ticket.confirmationCode)}" style="display:block;margin:18px auto 26px;border:0;image-rendering:pixelated">
${toKnow(importantInformation(ticket, timeZone, house, now))}${links}`;
}
