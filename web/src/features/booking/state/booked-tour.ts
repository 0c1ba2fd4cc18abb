import type { BookingToursQuery } from '../../../generated/operations.js';

export type BookedTour = NonNullable<BookingToursQuery['tours']>[number];

/**
 * The tour that `id` in the URL names. Without it, or if that tour is not offered, the first of the type that `tour`
 * names (standard by default), or else the first tour (product.md §2.15).
 */
export function tourToBook(tours: readonly BookedTour[], query: URLSearchParams): BookedTour | undefined {
  const named = query.get('tour') ?? 'standard';
  return tours.find(({ id }) => id === query.get('id')) ?? tours.find(({ type }) => type === named) ?? tours[0];
}
