import { useSearchParams } from 'react-router-dom';
import type { TourType, VisitsFilter } from '../../generated/staff-operations.js';
import { TOUR_TYPES } from '../../kit/lib/tour-labels.js';
import { dateAfter, venueToday } from '../../kit/lib/venue-dates.js';
import { type Days, daysOf } from '../reports/report-days.js';
import { plainReports } from '../reports/report-section.js';

/** The page's days, and which of their times; all of it is in the URL. */
export interface VisitsPlace extends Days {
  /** 1 for Monday to 7 for Sunday; undefined for all. */
  readonly weekday?: number | undefined;
  /** e.g. "10:00 AM"; undefined for all. */
  readonly time?: string | undefined;
  readonly tour?: TourType | undefined;
  /** The name of a report that is shown as a plain table; undefined for visits by day. */
  readonly view?: string | undefined;
}

/** Twelve weeks that end today. */
export function twelveWeeks(today = venueToday()): Days {
  return { from: dateAfter(today, -83), to: today };
}

/** Reads the URL. Invalid days become the last twelve weeks. */
export function visitsPlace(parameters: URLSearchParams, today = venueToday()): VisitsPlace {
  const weekday = Number(parameters.get('weekday'));
  const time = parameters.get('time') ?? '';
  const tour = TOUR_TYPES.find((known) => known === parameters.get('tour'));
  const view = plainReports('visits').find(({ name }) => name === parameters.get('view'))?.name;
  return {
    ...daysOf(parameters, twelveWeeks(today)),
    ...([1, 2, 3, 4, 5, 6, 7].includes(weekday) && { weekday }),
    ...(/^(1[0-2]|[1-9]):[0-5]\d [AP]M$/.test(time) && { time }),
    ...(tour && { tour }),
    ...(view && { view }),
  };
}

export function visitsSearch({ from, to, weekday, time, tour, view }: VisitsPlace): string {
  const given = { tab: 'visits', from, to, weekday: weekday?.toString(), time, tour, view };
  const named = Object.entries(given).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return `?${new URLSearchParams(named)}`;
}

export function useVisitsPlace() {
  const [parameters, setParameters] = useSearchParams();
  return { place: visitsPlace(parameters), go: (to: VisitsPlace) => setParameters(visitsSearch(to)) };
}

/** The server's filter for these times. */
export function filterOf({ weekday, time, tour }: VisitsPlace): VisitsFilter {
  return { weekday: weekday ?? null, time: time ?? null, tourType: tour ?? null };
}

export function calendarDay(date: string): string {
  return `/admin?tab=calendar&view=day&date=${date}`;
}

export function bookingsOfDay(date: string): string {
  return `/admin?tab=bookings&date=${date}`;
}
