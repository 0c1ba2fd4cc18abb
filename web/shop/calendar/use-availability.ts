import { useApolloClient, useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { MonthAvailabilityDocument } from '../../generated/operations.js';
import { useHydrationData } from '../../kit/document/hydration-data.js';
import { monthOf, monthSpan, venueToday } from '../../kit/lib/venue-dates.js';
import type { SeatHold, TourType } from '../state/booking-state.js';
import { betterMonth, type Month } from './better-month.js';
import { type Day, withOwnSeats } from './seat-labels.js';

export interface Availability {
  /** YYYY-MM. */
  readonly month: string;
  readonly showMonth: (month: string) => void;
  /** Undefined while its month loads. */
  readonly dayOf: (date: string) => Day | undefined;
  /** First and last bookable date, once known. */
  readonly window: { readonly firstDate: string; readonly lastDate: string } | undefined;
  readonly today: string;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/**
 * Availability of the month on screen. One query per month, sent whenever the calendar opens or the month changes;
 * cached data is shown in the meantime. Seats of the visitor's own hold count as open. @param chosen the chosen date; the
 * calendar opens on its month
 */
export function useAvailability(
  tourType: TourType,
  chosen: string | undefined,
  hold: SeatHold | undefined,
): Availability {
  const client = useApolloClient();
  const sent = useHydrationData();
  const [opening] = useState(() =>
    openingMonth(monthOf(chosen ?? sent?.today ?? venueToday()), (shown) => {
      if (sent === undefined) return undefined;
      const variables = { tourType, ...monthSpan(shown) };
      return client.readQuery({ query: MonthAvailabilityDocument, variables })?.availability ?? undefined;
    }),
  );
  const [month, setMonth] = useState(opening.month);
  const [hasTurned, setHasTurned] = useState(chosen !== undefined || opening.hasTurned);
  const [known, setKnown] = useState<Readonly<Record<string, Month>>>(opening.known);
  const { data, loading, error, refetch } = useQuery(MonthAvailabilityDocument, {
    variables: { tourType, ...monthSpan(month) },
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });

  useEffect(() => {
    const answer = data?.availability ?? undefined;
    const first = answer?.days[0];
    if (answer === undefined || first === undefined) return;
    const shown = monthOf(first.date);
    setKnown((before) => ({ ...before, [shown]: answer }));
    const better = hasTurned ? undefined : betterMonth(shown, answer);
    if (better === undefined) return;
    setHasTurned(better !== monthOf(answer.firstDate));
    setMonth(better);
  }, [data, hasTurned]);

  const latest = known[month] ?? Object.values(known).at(-1);
  return {
    month,
    showMonth: (wanted) => {
      setHasTurned(true);
      setMonth(wanted);
    },
    dayOf: (date) => {
      const day = known[monthOf(date)]?.days.find((each) => each.date === date);
      return day && withOwnSeats(day, hold?.tourType === tourType ? hold : undefined);
    },
    window: latest && { firstDate: latest.firstDate, lastDate: latest.lastDate },
    today: latest?.firstDate ?? sent?.today ?? venueToday(),
    isLoading: loading && known[month] === undefined,
    hasFailed: error !== undefined && !loading,
    retry: () => void refetch().catch(() => undefined),
  };
}

interface Opening {
  readonly month: string;
  readonly known: Readonly<Record<string, Month>>;
  /** It is not the first bookable month, which has nothing left. */
  readonly hasTurned: boolean;
}

/** The month to open, from the hydration data. @param guess the month to query first @param knownOf a loaded month */
export function openingMonth(guess: string, knownOf: (month: string) => Month | undefined): Opening {
  const first = knownOf(guess);
  if (first === undefined) return { month: guess, known: {}, hasTurned: false };
  const better = betterMonth(guess, first);
  const next = better && knownOf(better);
  if (!better || !next) return { month: guess, known: { [guess]: first }, hasTurned: false };
  return {
    month: better,
    known: { [guess]: first, [better]: next },
    hasTurned: better !== monthOf(first.firstDate),
  };
}
