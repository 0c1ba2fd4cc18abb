import type { TicketFragment as Ticket } from '../generated/bookings-queries.js';
import { emailPage } from '../layout/email-page.js';
import { type Html, html } from '../layout/html.js';
import { COLOURS, FACES } from '../layout/palette.js';
import { ticketCard } from './ticket-card.js';
import { importantInformation } from './ticket-facts.js';
import { leadOf, TITLE, type TicketSettings, ticketLinks, WHY } from './ticket-text.js';
import { longDate, timeWithZone } from './ticket-times.js';

/** The ticket as the site shows it, with the important information below. */
export function ticketHtml(ticket: Ticket, settings: TicketSettings, now: Date): string {
  const { timeZone, house, publicUrl } = settings;
  return emailPage({
    preview: `${ticket.tourName}, ${longDate(ticket)}, ${timeWithZone(ticket, timeZone)}. Code ${ticket.confirmationCode}.`,
    title: TITLE,
    lead: leadOf(ticket),
    shown: ticketCard(ticket, timeZone, house),
    read: html`${toKnow(importantInformation(ticket, timeZone, house, now))}${ticketLinks(ticket, now).map(link)}`,
    why: WHY,
    house,
    publicUrl,
  });
}

/** What the party of a ticket has to know. */
export function toKnow(sentences: readonly string[]): Html {
  const rows = sentences.map(
    (sentence, index) =>
      html`<tr><td style="padding:13px 0;${index === 0 ? '' : `border-top:1px solid ${COLOURS.edge};`}font-family:${FACES.text};font-size:17px;line-height:1.5;color:${COLOURS.ink}">${sentence}</td></tr>`,
  );
  return html`<h2 style="margin:0 0 12px;font-family:${FACES.title};font-weight:400;font-size:26px;line-height:1.2;color:${COLOURS.ink}">Important information</h2>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="border-top:4px double ${COLOURS.brassDeep}">${rows}</table>`;
}

function link([words, url]: readonly [words: string, url: string]): Html {
  const style = `color:${COLOURS.oxblood};text-decoration:underline`;
  return html`<p style="margin:26px 0 0;font-family:${FACES.text};font-size:18px;line-height:1.5;color:${COLOURS.ink}"><a href="${url}" style="${style}">${words}</a></p>`;
}
