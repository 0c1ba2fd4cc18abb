import type { BookingToursQuery } from '../../../generated/operations.js';
import { pricesOf, type TicketPrice } from '../../../lib/tickets/party.js';

type TourOnOffer = NonNullable<BookingToursQuery['tours']>[number];

/** The tour that is booked. Its prices are those of the chosen start, once that is known. */
export interface BookedTour extends Omit<TourOnOffer, 'prices'> {
  readonly prices: readonly TicketPrice[];
}

/**
 * The tour that `id` in the URL names. Without it, or if that tour is not offered, the first of the type that `tour`
 * names (standard by default), or else the first tour (product.md §2.15).
 */
export function tourToBook(tours: readonly TourOnOffer[], query: URLSearchParams): BookedTour | undefined {
  const named = query.get('tour') ?? 'standard';
  const tour = tours.find(({ id }) => id === query.get('id')) ?? tours.find(({ type }) => type === named) ?? tours[0];
  return tour && { ...tour, prices: pricesOf(tour) };
}
