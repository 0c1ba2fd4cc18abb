import { useQuery } from '@apollo/client/react';
import { TicketPricesOfStartDocument } from '../../generated/operations.js';
import type { BookedTour } from '../state/booked-tour.js';
import type { BookingState } from '../state/booking-state.js';

export type ChosenStart = Pick<BookingState, 'date' | 'time'>;

/** The tour at the prices of the chosen start; at its usual ones until these are known. */
export function useTourAtStart(tour: BookedTour, { date = '', time = '' }: ChosenStart): BookedTour {
  const { data } = useQuery(TicketPricesOfStartDocument, {
    variables: { tourType: tour.type, tourId: tour.id, tourDate: date, tourTime: time },
    skip: date === '' || time === '',
    fetchPolicy: 'cache-and-network',
  });
  const answer = data?.startPrices;
  return answer?.__typename === 'StartPrices' && answer.tourId === tour.id ? { ...tour, prices: answer.prices } : tour;
}
