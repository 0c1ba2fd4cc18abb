import { useSearchParams } from 'react-router-dom';
import { type Days, daysOf } from '../../admin/reports/report-days.js';
import type { VisitsFilter } from '../../generated/staff-operations.js';
import { dateAfter, venueToday } from '../../lib/venue-dates.js';

export const TOURS = ['standard', 'premium', 'private'] as const;
export type Tour = (typeof TOURS)[number];

/** What the page shows: its days, and which of their times. All of it is in the address. */
export interface VisitsPlace extends Days {
  /** 1 for Monday to 7 for Sunday; undefined for all. */
  readonly weekday?: number | undefined;
  /** e.g. "10:00 AM"; undefined for all. */
  readonly time?: string | undefined;
  readonly tour?: Tour | undefined;
}

/** Twelve weeks, of which today is the last day. */
export function twelveWeeks(today = venueToday()): Days {
  return { from: dateAfter(today, -83), to: today };
}

/** Reads the address. Days that are none are the last twelve weeks. */
export function visitsPlace(parameters: URLSearchParams, today = venueToday()): VisitsPlace {
  const weekday = Number(parameters.get('weekday'));
  const time = parameters.get('time') ?? '';
  const tour = TOURS.find((known) => known === parameters.get('tour'));
  return {
    ...daysOf(parameters, twelveWeeks(today)),
    ...([1, 2, 3, 4, 5, 6, 7].includes(weekday) && { weekday }),
    ...(/^(1[0-2]|[1-9]):[0-5]\d [AP]M$/.test(time) && { time }),
    ...(tour && { tour }),
  };
}

/** The address of a place. */
export function visitsSearch({ from, to, weekday, time, tour }: VisitsPlace): string {
  const given = { tab: 'visits', from, to, weekday: weekday?.toString(), time, tour };
  const named = Object.entries(given).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return `?${new URLSearchParams(named)}`;
}

/** The place of the address, and a way to another. */
export function useVisitsPlace() {
  const [parameters, setParameters] = useSearchParams();
  return { place: visitsPlace(parameters), go: (to: VisitsPlace) => setParameters(visitsSearch(to)) };
}

/** Which times the server counts. */
export function filterOf({ weekday, time, tour }: VisitsPlace): VisitsFilter {
  return { weekday: weekday ?? null, time: time ?? null, tourType: tour ?? null };
}

/** A day in the calendar. */
export function calendarDay(date: string): string {
  return `/admin?tab=calendar&view=day&date=${date}`;
}

/** The bookings of a day. */
export function bookingsOfDay(date: string): string {
  return `/admin?tab=bookings&date=${date}`;
}
