import type { TicketCard } from '../../../kit/house/ticket-parts.js';

/** None comes with a ticket. */
export const ticketCard: TicketCard | undefined = undefined;
