import type { TicketFragment as Ticket } from '../generated/bookings-queries.js';
import { type House, houseWords } from '../house/house.js';
import { block, heading, signature } from '../layout/plain-text.js';
import { ticketTexts } from './texts.en.js';
import { admissionFacts, bookingFacts, foodFacts, importantInformation } from './ticket-facts.js';
import { waiversToSign } from './waivers-to-sign.js';

export function leadOf({ revision, displacement, paymentStatus }: Ticket): string {
  const texts = ticketTexts();
  if (displacement?.state === 'restored') return texts.restored;
  return revision === 0 ? texts.booked(paymentStatus) : texts.changed;
}

/** The link for waivers while some are to sign, and the one to the visit. */
export function ticketLinks(ticket: Ticket, now: Date): readonly (readonly [words: string, url: string])[] {
  const { change, waiverLink } = ticketTexts();
  const visit = [change, ticket.visitUrl] as const;
  return waiversToSign(ticket, now) === undefined ? [visit] : [[waiverLink, ticket.waiverUrl], visit];
}

export interface TicketSettings {
  readonly timeZone: string;
  readonly house: House;
  readonly publicUrl: string;
}

export function importantText(ticket: Ticket, timeZone: string, house: House, now: Date): string {
  const lines = importantInformation(ticket, timeZone, house, now).map((line) => `- ${line}`);
  return [heading(ticketTexts().important.title), ...lines].join('\n');
}

export function ticketText(ticket: Ticket, { timeZone, house, publicUrl }: TicketSettings, now: Date): string {
  const food = foodFacts(ticket);
  const texts = ticketTexts();
  return [
    houseWords().expected.toUpperCase(),
    leadOf(ticket),
    block(texts.tour, [...admissionFacts(ticket, timeZone), ...bookingFacts(ticket)]),
    ...(food.length > 0 ? [block(texts.yourFoodOrder, food)] : []),
    importantText(ticket, timeZone, house, now),
    ...ticketLinks(ticket, now).map(([words, url]) => `${words}:\n${url}`),
    signature(house, publicUrl),
    `${texts.why}\n`,
  ].join('\n\n');
}
