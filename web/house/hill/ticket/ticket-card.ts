import type { TicketCard } from '../../../kit/house/ticket-parts.js';
import { lazyPart } from '../../../kit/lib/loading/lazy-part.js';
import back from '../drawings/guests/drawn/card-back.svg';

/** One of the nineteen guests. Lazy: the steps before the ticket need none of their pictures. */
export const ticketCard: TicketCard | undefined = {
  back,
  Card: lazyPart(async () => (await import('./dealt-card.js')).DealtCard),
  Picture: lazyPart(async () => (await import('./dealt-card.js')).DealtPicture),
};
