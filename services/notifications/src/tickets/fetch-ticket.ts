import type { SubgraphClient } from '@hilltop/platform/graphql/subgraph-client';
import { TICKET_QUERY, type Ticket, ticketAnswer } from './ticket.js';

/**
 * Fetches a booking's ticket from bookings; `undefined` when there is no such booking.
 *
 * @throws SubgraphNotAnswering, or a `ZodError` for an answer that is not a ticket
 */
export async function fetchTicket(
  bookings: Pick<SubgraphClient, 'read'>,
  bookingId: string,
): Promise<Ticket | undefined> {
  const { bookingTicket } = ticketAnswer.parse(await bookings.read(TICKET_QUERY, { bookingId }));
  return bookingTicket ?? undefined;
}
