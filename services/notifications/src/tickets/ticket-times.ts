import { ARRIVE_EARLY_MINUTES } from '@hilltop/contracts/house/bounds';
import { writtenDate } from '@hilltop/platform/values/calendar-date';
import type { TicketFragment as Ticket } from '../generated/bookings-queries.js';

// Creating a formatter takes a hundred times as long as using one.
const WEEKDAY = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' });
const formatsByZone = new Map<string, ReturnType<typeof createFormats>>();

function createFormats(timeZone: string) {
  const time = { timeZone, hour: 'numeric', minute: '2-digit' } as const;
  return {
    day: new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'full' }),
    time: new Intl.DateTimeFormat('en-US', time),
    zoned: new Intl.DateTimeFormat('en-US', { ...time, timeZoneName: 'short' }),
  };
}

function formatsOf(timeZone: string) {
  const formats = formatsByZone.get(timeZone) ?? createFormats(timeZone);
  formatsByZone.set(timeZone, formats);
  return formats;
}

/** `Saturday` and `December 5, 2026`. */
export function dateParts({ tourDate }: Pick<Ticket, 'tourDate'>): { weekday: string; date: string } {
  return { weekday: WEEKDAY.format(new Date(tourDate)), date: writtenDate(tourDate) };
}

/** `Saturday, December 5, 2026`. */
export function longDate(ticket: Pick<Ticket, 'tourDate'>): string {
  const { weekday, date } = dateParts(ticket);
  return `${weekday}, ${date}`;
}

/** `12:00 PM` at the venue. */
export function clockTime(instant: string, timeZone: string): string {
  return formatsOf(timeZone).time.format(new Date(instant)).replace(/\s/g, ' ');
}

/** `Friday, December 4, 2026, 12:00 PM CST`. */
export function momentText(instant: string, timeZone: string): string {
  const { day, zoned } = formatsOf(timeZone);
  const at = new Date(instant);
  return `${day.format(at)}, ${zoned.format(at).replace(/\s/g, ' ')}`;
}

/** `10:00 AM CST`: with its zone, for guests from elsewhere. */
export function timeWithZone({ tourTime, startsAt }: Pick<Ticket, 'tourTime' | 'startsAt'>, timeZone: string): string {
  const parts = formatsOf(timeZone).zoned.formatToParts(new Date(startsAt));
  return `${tourTime} ${parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone}`;
}

/** `9:45 AM` in the venue's time zone (product.md §9). A no-break space keeps it on one line. */
export function arrivalTime({ startsAt }: Pick<Ticket, 'startsAt'>, timeZone: string): string {
  const arrival = Date.parse(startsAt) - ARRIVE_EARLY_MINUTES * 60_000;
  return formatsOf(timeZone).time.format(arrival).replace(/\s/g, '\u00a0');
}
