import { Temporal } from 'temporal-polyfill';
import { ARRIVE_EARLY_MINUTES } from '../venue.js';
import type { Ticket } from './ticket.js';

/** `Saturday` and `December 5, 2026`. */
export function dateParts({ tourDate }: Pick<Ticket, 'tourDate'>): { weekday: string; date: string } {
  const day = Temporal.PlainDate.from(tourDate);
  return {
    weekday: day.toLocaleString('en-US', { weekday: 'long' }),
    date: day.toLocaleString('en-US', { dateStyle: 'long' }),
  };
}

/** `Saturday, December 5, 2026`. */
export function longDate(ticket: Pick<Ticket, 'tourDate'>): string {
  const { weekday, date } = dateParts(ticket);
  return `${weekday}, ${date}`;
}

/** `10:00 AM CST`: the venue's clock with its name, for guests who come from elsewhere. */
export function timeWithZone({ tourTime, startsAt }: Pick<Ticket, 'tourTime' | 'startsAt'>, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' }).formatToParts(new Date(startsAt));
  return `${tourTime} ${parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone}`;
}

/** When to be there, e.g. `9:45 AM` on the venue's clock (spec.md §9), in one piece at the end of a line. */
export function arrivalTime({ startsAt }: Pick<Ticket, 'startsAt'>, timeZone: string): string {
  return Temporal.Instant.from(startsAt)
    .subtract({ minutes: ARRIVE_EARLY_MINUTES })
    .toLocaleString('en-US', { timeZone, hour: 'numeric', minute: '2-digit' })
    .replace(/\s/g, '\u00a0');
}
