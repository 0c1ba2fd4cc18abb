import { useQuery } from '@apollo/client/react';
import { MonthAvailabilityDocument } from '../../generated/operations.js';
import { venueToday } from '../../kit/lib/venue-dates.js';
import { type Day, hasRoomFor, type Slot, withOwnSeats } from '../calendar/seat-labels.js';
import type { BookingState } from '../state/booking-state.js';

export interface StartSeats {
  /** The chosen start, once it is known. Seats of the visitor's own hold count as free. */
  readonly slot: Slot | undefined;
  readonly availability: { readonly dayOf: (date: string) => Day | undefined; readonly today: string };
  /** Another start of the day with room: the next one after the chosen, or else the first. */
  readonly otherWithRoom: (seats: number) => Slot | undefined;
  readonly refetch: () => void;
}

/** The chosen start's seats, asked for when the party is chosen. */
export function useStartSeats({ tourType, date = '', time, hold }: BookingState): StartSeats {
  const { data, refetch } = useQuery(MonthAvailabilityDocument, {
    variables: { tourType, from: date, to: date },
    skip: date === '',
    fetchPolicy: 'network-only',
  });
  const answered = data?.availability?.days.find((each) => each.date === date);
  const day = answered && withOwnSeats(answered, hold);
  const times = day?.times ?? [];
  const at = times.findIndex((each) => each.time === time);
  return {
    slot: times[at],
    availability: { dayOf: (each) => (each === date ? day : undefined), today: venueToday() },
    otherWithRoom: (seats) =>
      [...times.slice(at + 1), ...times.slice(0, Math.max(0, at))].find((each) => hasRoomFor(seats, tourType, each)),
    refetch: () => void refetch().catch(() => undefined),
  };
}
