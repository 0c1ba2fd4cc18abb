import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { MonthAvailabilityDocument, type MonthAvailabilityQuery } from '../../generated/operations.js';
import type { SeatHold, TourType } from './booking-state.js';
import { type Day, withOwnSeats } from './seat-words.js';
import { guessToday, monthAfter, monthOf, monthSpan } from './venue-calendar.js';

type Month = NonNullable<MonthAvailabilityQuery['availability']>;

export type Availability = {
  /** The month that is shown, YYYY-MM. */
  readonly month: string;
  readonly showMonth: (month: string) => void;
  /** A date as far as it is known; `undefined` while its month loads. */
  readonly dayOf: (date: string) => Day | undefined;
  /** First and last date that can be booked, once the server has said so. */
  readonly window: { readonly firstDate: string; readonly lastDate: string } | undefined;
  readonly today: string;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly retry: () => void;
};

/**
 * The month to open on in place of the one that was guessed: the venue's own, should this computer's clock be wrong, and
 * the one after it when nothing of it is left to book.
 */
const betterMonth = (guess: string, shown: Month): string | undefined => {
  const first = monthOf(shown.firstDate);
  if (guess !== first) return first;
  return shown.days.some(({ open }) => open) || monthOf(shown.lastDate) === first ? undefined : monthAfter(first);
};

/**
 * What can be booked in the month that is shown: one query a month, asked of the server each time the calendar is opened
 * and each time a month is turned to. The seats of the visitor's own hold count as free.
 * @param chosen the date chosen before, on whose month the calendar opens
 */
export const useAvailability = (
  tourType: TourType,
  chosen: string | undefined,
  hold: SeatHold | undefined,
): Availability => {
  const [month, setMonth] = useState(() => monthOf(chosen ?? guessToday()));
  const [hasTurned, setHasTurned] = useState(chosen !== undefined);
  const [known, setKnown] = useState<Readonly<Record<string, Month>>>({});
  const { data, loading, error, refetch } = useQuery(MonthAvailabilityDocument, {
    variables: { tourType, ...monthSpan(month) },
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });

  useEffect(() => {
    const answer = data?.availability ?? undefined;
    const first = answer?.days[0];
    if (answer === undefined || first === undefined) return;
    const asked = monthOf(first.date);
    setKnown((before) => ({ ...before, [asked]: answer }));
    const better = hasTurned ? undefined : betterMonth(asked, answer);
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
    today: latest?.firstDate ?? guessToday(),
    isLoading: loading && known[month] === undefined,
    hasFailed: error !== undefined && !loading,
    retry: () => void refetch().catch(() => undefined),
  };
};
