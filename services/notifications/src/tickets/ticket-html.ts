import type { TicketFragment as Ticket } from '../generated/bookings-queries.js';
import { HOUSE_NAME, type House, houseWords } from '../house/house.js';
import { emailPage } from '../layout/email-page.js';
import { factTable } from '../layout/fact-table.js';
import { type Html, html } from '../layout/html.js';
import { COLOURS, FACES } from '../layout/palette.js';
import { CARD_CID, CARD_SHOWN, type DealtCard, dealtCard } from './dealt-card.js';
import { ticketTexts } from './texts.en.js';
import { bookingFacts, foodFacts, importantInformation } from './ticket-facts.js';
import { QR_CID, QR_SHOWN } from './ticket-qr.js';
import { leadOf, type TicketSettings, ticketLinks } from './ticket-text.js';
import { dateParts, momentText, timeWithZone } from './ticket-times.js';

const { night, raised, oxblood, cream, brass, brassDeep, brassInk, edge, ink, soft } = COLOURS;
const TABLE = html`role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"`;
const CAPITALS = `font-family:${FACES.ui};font-size:13px;line-height:1.3;font-weight:600;letter-spacing:1.5px;text-transform:uppercase;color:${brassInk}`;

/** Like a printed ticket: a body and a stub. */
function ticketCard(ticket: Ticket, timeZone: string, house: House): Html {
  const food = foodFacts(ticket);
  const { admit, foodOrder } = ticketTexts();
  const body = html`${venue(house)}${band(admit(ticket.guests))}${when(ticket, timeZone)}${factTable(bookingFacts(ticket))}
${food.length > 0 ? html`<p style="margin:22px 0 2px;${CAPITALS}">${foodOrder}</p>${factTable(food)}` : ''}`;
  return html`<table ${TABLE} bgcolor="${raised}" style="background:${raised}">
<tr><td style="padding:10px 10px 0">${frame(body)}</td></tr>
<tr><td>${tear()}</td></tr>
<tr><td style="padding:0 10px 10px">${frame(stub(ticket.confirmationCode))}</td></tr></table>`;
}

function frame(content: Html): Html {
  return html`<table ${TABLE} style="border:3px double ${brassDeep};border-collapse:separate"><tr><td style="padding:22px 16px 20px">${content}</td></tr></table>`;
}

function venue({ street, town, phone }: House): Html {
  return html`<p style="margin:0 0 4px;font-family:${FACES.sign};font-weight:700;font-size:30px;line-height:1.1;color:${ink}">${HOUSE_NAME}</p>
<p style="margin:0 0 18px;font-family:${FACES.text};font-size:15px;line-height:1.45;color:${soft}">${street}, ${town}<br>${phone}</p>`;
}

function band(words: string): Html {
  return html`<table ${TABLE} bgcolor="${oxblood}" style="background:${oxblood}"><tr><td style="padding:5px"><table ${TABLE} style="border:1px solid ${brass};border-collapse:separate"><tr><td align="center" style="padding:9px 4px 10px;font-family:${FACES.sign};font-weight:700;font-size:30px;line-height:1.1;letter-spacing:2px;text-transform:uppercase;color:${cream}">${words}</td></tr></table></td></tr></table>`;
}

function when(ticket: Ticket, timeZone: string): Html {
  const { weekday, date } = dateParts(ticket);
  return html`<p style="margin:18px 0 10px;font-family:${FACES.title};font-size:25px;line-height:1.25;color:${ink}">${weekday}<br>${date}<br><span style="color:${oxblood}">${timeWithZone(ticket, timeZone)}</span></p>`;
}

/** Two notches and a dashed line. The notches are square where a mail program ignores `border-radius`. */
function tear(): Html {
  const notch = (corners: string) =>
    html`<td width="13" height="26" bgcolor="${night}" style="width:13px;height:26px;font-size:1px;line-height:1px;background:${night};border-radius:${corners}">&nbsp;</td>`;
  return html`<table ${TABLE}><tr>${notch('0 13px 13px 0')}<td style="padding:0 7px"><table ${TABLE}><tr><td height="1" style="height:1px;font-size:1px;line-height:1px;border-top:2px dashed ${edge}">&nbsp;</td></tr></table></td>${notch('13px 0 0 13px')}</tr></table>`;
}

function stub(code: string): Html {
  const { facts, qrCode } = ticketTexts();
  return html`<table ${TABLE}><tr><td align="center"><img src="cid:${QR_CID}" width="${QR_SHOWN}" height="${QR_SHOWN}" alt="${qrCode(code)}" style="display:block;margin:0 auto;border:0;image-rendering:pixelated;font-family:${FACES.ui};font-size:15px;color:${soft}">
<p style="margin:12px 0 4px;${CAPITALS}">${facts.code}</p>
<p style="margin:0;font-family:${FACES.ui};font-size:26px;line-height:1.2;font-weight:600;letter-spacing:1.5px;color:${ink};white-space:nowrap">${code}</p>${guestCard(dealtCard(code))}</td></tr></table>`;
}

function guestCard(card: DealtCard | undefined): Html {
  if (!card) return html``;
  const texts = ticketTexts().card;
  const { width, height } = CARD_SHOWN;
  return html`<img src="cid:${CARD_CID}" width="${width}" height="${height}" alt="${texts.alt(card)}" style="display:block;margin:22px auto 0;border:1px solid ${edge};border-radius:6px;font-family:${FACES.ui};font-size:15px;color:${soft}">
<p style="margin:8px 0 0;font-family:${FACES.text};font-size:15px;line-height:1.4;color:${soft}">${texts.dealt(card)}<br><i>${texts.certainty(card)}</i></p>`;
}

/** The ticket looks as on the site, with the important information below. */
export function ticketHtml(ticket: Ticket, settings: TicketSettings, now: Date): string {
  const { timeZone, house, publicUrl } = settings;
  const texts = ticketTexts();
  return emailPage({
    preview: texts.preview(ticket.tourName, momentText(ticket.startsAt, timeZone), ticket.confirmationCode),
    title: houseWords().expected,
    lead: leadOf(ticket),
    shown: ticketCard(ticket, timeZone, house),
    read: html`${toKnow(importantInformation(ticket, timeZone, house, now))}${ticketLinks(ticket, now).map(link)}`,
    why: texts.why,
    house,
    publicUrl,
  });
}

export function toKnow(sentences: readonly string[]): Html {
  const rows = sentences.map(
    (sentence, index) =>
      html`<tr><td style="padding:13px 0;${index === 0 ? '' : `border-top:1px solid ${COLOURS.edge};`}font-family:${FACES.text};font-size:17px;line-height:1.5;color:${COLOURS.ink}">${sentence}</td></tr>`,
  );
  return html`<h2 style="margin:0 0 12px;font-family:${FACES.title};font-weight:400;font-size:26px;line-height:1.2;color:${COLOURS.ink}">${ticketTexts().important.title}</h2>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="border-top:4px double ${COLOURS.brassDeep}">${rows}</table>`;
}

function link([words, url]: readonly [words: string, url: string]): Html {
  const style = `color:${COLOURS.oxblood};text-decoration:underline`;
  return html`<p style="margin:26px 0 0;font-family:${FACES.text};font-size:18px;line-height:1.5;color:${COLOURS.ink}"><a href="${url}" style="${style}">${words}</a></p>`;
}
