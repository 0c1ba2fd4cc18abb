import type { BookingToursQuery } from '../../../generated/operations.js';

export type BookedTour = NonNullable<BookingToursQuery['tours']>[number];

/**
 * The tour that `id` of the URL names. Without it, or where that tour is not on offer, the first of the type that `tour` names, by
 * default standard, or else the first one (product.md §2.15).
 */
export function tourToBook(tours: readonly BookedTour[], query: URLSearchParams): BookedTour | undefined {
  const named = query.get('tour') ?? 'standard';
  return tours.find(({ id }) => id === query.get('id')) ?? tours.find(({ type }) => type === named) ?? tours[0];
}
