import type { BookingToursQuery } from '../../generated/operations.js';
import { pricesOf, type TicketPrice } from '../../kit/lib/tickets/party.js';

type TourOnOffer = NonNullable<BookingToursQuery['tours']>[number];

/** Its prices are those of the chosen start, once known. */
export interface BookedTour extends Omit<TourOnOffer, 'prices'> {
  readonly prices: readonly TicketPrice[];
}

/**
 * The tour named by `id` in the URL, or the first of the type named by `tour` (standard by default), or the first
 * (product.md §2.15).
 */
export function tourToBook(tours: readonly TourOnOffer[], query: URLSearchParams): BookedTour | undefined {
  const named = query.get('tour') ?? 'standard';
  const tour = tours.find(({ id }) => id === query.get('id')) ?? tours.find(({ type }) => type === named) ?? tours[0];
  return tour && { ...tour, prices: pricesOf(tour) };
}
