import { ARRIVE_EARLY_MINUTES } from '@hilltop/contracts/house/bounds';
import { currentLanguage } from '@hilltop/platform/logging/correlation';
import type { TicketFragment as Ticket } from '../generated/bookings-queries.js';

// Creating a formatter takes a hundred times as long as using one.
const formats = new Map<string, ReturnType<typeof createFormats>>();

function createFormats(locale: string, timeZone: string) {
  const time = { timeZone, hour: 'numeric', minute: '2-digit' } as const;
  return {
    weekday: new Intl.DateTimeFormat(locale, { timeZone, weekday: 'long' }),
    date: new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'long' }),
    day: new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'full' }),
    time: new Intl.DateTimeFormat(locale, time),
    zoned: new Intl.DateTimeFormat(locale, { ...time, timeZoneName: 'short' }),
  };
}

/** In the language of the mail, as people in the United States write it. */
function formatsOf(timeZone: string) {
  const locale = `${currentLanguage()}-US`;
  const key = `${locale} ${timeZone}`;
  const known = formats.get(key) ?? createFormats(locale, timeZone);
  formats.set(key, known);
  return known;
}

/** `Saturday` and `December 5, 2026`; `sábado` and `5 de diciembre de 2026`. */
export function dateParts({ tourDate }: Pick<Ticket, 'tourDate'>): { weekday: string; date: string } {
  const { weekday, date } = formatsOf('UTC');
  const day = new Date(tourDate);
  return { weekday: weekday.format(day), date: date.format(day) };
}

/** `Saturday, December 5, 2026`. */
export function longDate(ticket: Pick<Ticket, 'tourDate'>): string {
  const { weekday, date } = dateParts(ticket);
  return `${weekday}, ${date}`;
}

/** `12:00 PM` at the venue; `12:00 p.m.`. */
export function clockTime(instant: string, timeZone: string): string {
  return formatsOf(timeZone).time.format(new Date(instant)).replace(/\s/g, ' ');
}

/** Of which the instant is not known. @param time `10:00 AM` */
export function writtenTime(time: string): string {
  return currentLanguage() === 'es' ? time.replace('AM', 'a.m.').replace('PM', 'p.m.') : time;
}

/** `Friday, December 4, 2026, 12:00 PM CST`. */
export function momentText(instant: string, timeZone: string): string {
  const { day, zoned } = formatsOf(timeZone);
  const at = new Date(instant);
  return `${day.format(at)}, ${zoned.format(at).replace(/\s/g, ' ')}`;
}

/** `10:00 AM CST`: with its zone, for guests from elsewhere. */
export function timeWithZone({ startsAt }: Pick<Ticket, 'startsAt'>, timeZone: string): string {
  return formatsOf(timeZone).zoned.format(new Date(startsAt)).replace(/\s/g, ' ');
}

/** `9:45 AM` in the venue's time zone (product.md §9). A no-break space keeps it on one line. */
export function arrivalTime({ startsAt }: Pick<Ticket, 'startsAt'>, timeZone: string): string {
  const arrival = Date.parse(startsAt) - ARRIVE_EARLY_MINUTES * 60_000;
  return formatsOf(timeZone).time.format(arrival).replace(/\s/g, '\u00a0');
}
