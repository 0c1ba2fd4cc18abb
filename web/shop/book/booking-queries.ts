import type { DocumentNode } from 'graphql';
import {
  BookingToursDocument,
  type BookingToursQuery,
  MonthAvailabilityDocument,
  type MonthAvailabilityQuery,
} from '../../generated/operations.js';
import { monthOf, monthSpan } from '../../kit/lib/venue-dates.js';
import { betterMonth } from '../calendar/better-month.js';
import { tourToBook } from '../state/booked-tour.js';

interface Query {
  readonly document: DocumentNode;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** The next query for the first render of the booking page: the tours, a month, and perhaps the month after it. */
export function nextBookingQuery(
  answers: readonly unknown[],
  today: string,
  query: URLSearchParams,
): Query | undefined {
  if (answers.length === 0) return { document: BookingToursDocument, variables: {} };
  const [tours, first, second] = answers as [BookingToursQuery, MonthAvailabilityQuery?, MonthAvailabilityQuery?];
  const tour = tourToBook(tours.tours ?? [], query);
  if (tour === undefined || second !== undefined) return undefined;
  const month = monthOf(today);
  const wanted = first === undefined ? month : first.availability && betterMonth(month, first.availability);
  if (!wanted) return undefined;
  return { document: MonthAvailabilityDocument, variables: { tourType: tour.type, ...monthSpan(wanted) } };
}

/** The query string of a tour; none for the tour that a bare URL books. */
export function bookingSearch(query: URLSearchParams, [answer]: readonly unknown[]): string {
  const tours = (answer as BookingToursQuery | undefined)?.tours ?? [];
  const tour = tourToBook(tours, query);
  return tour === undefined || tour.id === tourToBook(tours, new URLSearchParams())?.id ? '' : `?id=${tour.id}`;
}
