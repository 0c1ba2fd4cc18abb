import type { DocumentNode } from 'graphql';
import {
  BookingToursDocument,
  type BookingToursQuery,
  MonthAvailabilityDocument,
  type MonthAvailabilityQuery,
} from '../../generated/operations.js';
import { betterMonth } from './better-month.js';
import { tourToBook } from './tour-to-book.js';
import { monthOf, monthSpan } from './venue-calendar.js';

type Read = { readonly document: DocumentNode; readonly variables: Readonly<Record<string, unknown>> };

/** What the booking page asks next as it is first drawn, without a query in its address: the tours, a month, perhaps the next one. */
export const bookingRead = (answers: readonly unknown[], today: string): Read | undefined => {
  if (answers.length === 0) return { document: BookingToursDocument, variables: {} };
  const [tours, first, second] = answers as [BookingToursQuery, MonthAvailabilityQuery?, MonthAvailabilityQuery?];
  const tour = tourToBook(tours.tours ?? [], undefined);
  if (tour === undefined || second !== undefined) return undefined;
  const month = monthOf(today);
  const wanted = first === undefined ? month : first.availability && betterMonth(month, first.availability);
  if (!wanted) return undefined;
  return { document: MonthAvailabilityDocument, variables: { tourType: tour.type, ...monthSpan(wanted) } };
};
