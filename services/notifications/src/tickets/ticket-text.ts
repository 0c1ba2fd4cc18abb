import type { TicketFragment as Ticket } from '../generated/bookings-queries.js';
import { HOUSE_WORDS, type House } from '../house/house.js';
import { block, heading, signature } from '../layout/plain-text.js';
import { admissionFacts, bookingFacts, foodFacts, importantInformation } from './ticket-facts.js';
import { WAIVER_WORDS, waiversToSign } from './waivers-to-sign.js';

/** Both HTML and plain text have these. */
export const TITLE = HOUSE_WORDS.expected;
export const WHY = 'You’re receiving this e-mail because a tour was booked with this address.';

const BOOKED: Readonly<Record<string, string>> = {
  paid: 'Your tour is booked and paid for.',
  due: 'Your tour is booked. You pay at the door, with cash or a card.',
  free: 'Your tour is booked, and there is nothing to pay.',
};

export function leadOf({ revision, displacement, paymentStatus }: Ticket): string {
  if (displacement?.state === 'restored') return 'We are open after all. Your visit goes ahead as you booked it.';
  return revision === 0
    ? `${BOOKED[paymentStatus] ?? BOOKED.paid} This e-mail is your ticket.`
    : 'Your visit has changed. This e-mail is your new ticket and replaces the earlier one.';
}

/** The link for waivers while some are to sign, and the one to the visit. */
export function ticketLinks(ticket: Ticket, now: Date): readonly (readonly [words: string, url: string])[] {
  const visit = ['Change your visit, or cancel it', ticket.visitUrl] as const;
  return waiversToSign(ticket, now) === undefined ? [visit] : [[WAIVER_WORDS, ticket.waiverUrl], visit];
}

export interface TicketSettings {
  readonly timeZone: string;
  readonly house: House;
  readonly publicUrl: string;
}

export function importantText(ticket: Ticket, timeZone: string, house: House, now: Date): string {
  const lines = importantInformation(ticket, timeZone, house, now).map((line) => `- ${line}`);
  return [heading('Important information'), ...lines].join('\n');
}

export function ticketText(ticket: Ticket, { timeZone, house, publicUrl }: TicketSettings, now: Date): string {
  const food = foodFacts(ticket);
  return [
    TITLE.toUpperCase(),
    leadOf(ticket),
    block('Your tour', [...admissionFacts(ticket, timeZone), ...bookingFacts(ticket)]),
    ...(food.length > 0 ? [block('Your food order', food)] : []),
    importantText(ticket, timeZone, house, now),
    ...ticketLinks(ticket, now).map(([words, url]) => `${words}:\n${url}`),
    signature(house, publicUrl),
    `${WHY}\n`,
  ].join('\n\n');
}
