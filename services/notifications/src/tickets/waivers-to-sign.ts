import type { TicketFragment as Ticket } from '../generated/bookings-queries.js';

/** Guests pass the link on. */
export const WAIVER_WORDS = 'The link for waivers';

/** Undefined when all have signed, or the tour has begun. */
export function waiversToSign({ waivers, startsAt }: Ticket, now: Date): string | undefined {
  if (!waivers || waivers.signed >= waivers.of || new Date(startsAt) <= now) return undefined;
  if (waivers.of === 1)
    return 'Your waiver is not signed yet. Please sign it by the link for waivers below, or at the door.';
  return (
    `Waivers: ${waivers.signed} of ${waivers.of} signed. Please pass the link for waivers below on to the guests who have ` +
    'yet to sign. They can also sign at the door.'
  );
}
