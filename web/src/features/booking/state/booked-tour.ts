import type { BookingToursQuery } from '../../../generated/operations.js';

export type BookedTour = NonNullable<BookingToursQuery['tours']>[number];

/** The tour of the type that the URL names, by default standard, or else the first one (product.md §2.15). */
export function tourToBook(tours: readonly BookedTour[], named: string | undefined): BookedTour | undefined {
  return tours.find(({ type }) => type === (named ?? 'standard')) ?? tours[0];
}
