import type { TicketFragment as Ticket } from '../generated/bookings-queries.js';
import { ticketTexts } from './texts.en.js';

/** Undefined when all have signed, or the tour has begun. */
export function waiversToSign({ waivers, startsAt }: Ticket, now: Date): string | undefined {
  if (!waivers || waivers.signed >= waivers.of || new Date(startsAt) <= now) return undefined;
  const { important } = ticketTexts();
  return waivers.of === 1 ? important.ownWaiver : important.waivers(waivers.signed, waivers.of);
}
