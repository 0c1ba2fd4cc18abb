import type { SubgraphClient } from '@hilltop/platform/graphql/subgraph-client';
import { z } from 'zod';
import { TICKET_QUERY, type Ticket, ticketShape } from './ticket.js';

const answer = z.object({ bookingTicket: ticketShape.nullable() });

/** Fetches a booking's ticket from bookings; `undefined` when there is no such booking. */
export async function fetchTicket(bookings: SubgraphClient, bookingId: string): Promise<Ticket | undefined> {
  const { bookingTicket } = answer.parse(await bookings.read(TICKET_QUERY, { bookingId }));
  return bookingTicket ?? undefined;
}
