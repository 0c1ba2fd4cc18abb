import { emailPage, FACES, html, INK, join } from '../layout/email-page.js';
import { factTable } from '../layout/fact-table.js';
import type { Ticket } from './ticket.js';
import { foodFacts, GOOD_TO_KNOW, longDate, tourFacts } from './ticket-facts.js';
import { QR_CID } from './ticket-qr.js';

/** The e-mail as a ticket on paper. */
export function ticketHtml(ticket: Ticket, timeZone: string): string {
  const food = foodFacts(ticket);
  const stub = html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${INK.raised};border:3px double ${INK.brass};margin-bottom:24px"><tr><td align="center" style="padding:22px 16px">
<div style="font-family:${FACES.ui};font-size:13px;letter-spacing:1.5px;text-transform:uppercase;color:${INK.brassInk}">Confirmation code</div>
<div style="font-family:${FACES.ui};font-size:28px;font-weight:600;letter-spacing:2px;padding:6px 0 12px;white-space:nowrap">${ticket.confirmationCode}</div>
<img src="cid:${QR_CID}" width="168" height="168" alt="QR code of the confirmation code ${ticket.confirmationCode}" style="display:block;border:0">
</td></tr></table>`;
  const notes = GOOD_TO_KNOW.map((line) => html`<li style="padding:0 0 8px">${line}</li>`);
  return emailPage({
    preview: `${ticket.tourName}, ${longDate(ticket)}, ${ticket.tourTime}. Code ${ticket.confirmationCode}.`,
    title: 'Your ticket',
    lead: `Dear ${ticket.firstName}, your places are booked. This e-mail is your ticket.`,
    body: join([
      stub,
      factTable('Your tour', tourFacts(ticket, timeZone).slice(1)),
      ...(food.length > 0 ? [factTable('Your food', food)] : []),
      html`<h2 style="margin:0 0 8px;font-family:${FACES.title};font-weight:400;font-size:21px">Good to know</h2><ul style="margin:0;padding-left:20px">`,
      ...notes,
      html`</ul>`,
    ]),
  });
}
