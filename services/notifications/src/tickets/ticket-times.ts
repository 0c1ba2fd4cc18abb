import { ARRIVE_EARLY_MINUTES } from '@hilltop/contracts/house/bounds';
import { writtenDate } from '@hilltop/platform/values/calendar-date';
import { Temporal } from 'temporal-polyfill';
import type { TicketFragment as Ticket } from '../generated/bookings-queries.js';

// Creating a formatter takes a hundred times as long as using one.
const WEEKDAY = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' });
const formatsByZone = new Map<string, { zone: Intl.DateTimeFormat; time: Intl.DateTimeFormat }>();

function formatsOf(timeZone: string) {
  const cached = formatsByZone.get(timeZone);
  if (cached) return cached;
  const zone = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' });
  const time = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' });
  formatsByZone.set(timeZone, { zone, time });
  return { zone, time };
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
  const date = Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone).toPlainDate();
  const start = { tourDate: date.toString(), tourTime: clockTime(instant, timeZone), startsAt: instant };
  return `${longDate(start)}, ${timeWithZone(start, timeZone)}`;
}

/** `10:00 AM CST`: with its zone, for guests from elsewhere. */
export function timeWithZone({ tourTime, startsAt }: Pick<Ticket, 'tourTime' | 'startsAt'>, timeZone: string): string {
  const parts = formatsOf(timeZone).zone.formatToParts(new Date(startsAt));
  return `${tourTime} ${parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone}`;
}

/** `9:45 AM` in the venue's time zone (product.md §9). A no-break space keeps it on one line. */
export function arrivalTime({ startsAt }: Pick<Ticket, 'startsAt'>, timeZone: string): string {
  const arrival = Temporal.Instant.from(startsAt).subtract({ minutes: ARRIVE_EARLY_MINUTES });
  return formatsOf(timeZone).time.format(arrival.epochMilliseconds).replace(/\s/g, '\u00a0');
}
