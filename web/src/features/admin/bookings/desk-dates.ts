/** Dates of the venue are plain dates, written YYYY-MM-DD: no instant and no time zone is in them. */

const atVenue = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Chicago',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** Today on the venue's calendar. */
export const venueToday = (now: Date = new Date()): string => atVenue.format(now);

/** The date that lies `days` after another. */
export const dateAfter = (date: string, days: number): string => {
  const noon = new Date(`${date}T12:00:00Z`);
  noon.setUTCDate(noon.getUTCDate() + days);
  return noon.toISOString().slice(0, 10);
};

const written = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
  return (date: string): string => format.format(new Date(`${date}T12:00:00Z`));
};

/** "Saturday, December 5, 2026" */
export const longDate = written({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });

/** "Sat, Dec 5" */
export const shortDate = written({ weekday: 'short', month: 'short', day: 'numeric' });

/** Whether a date field holds a whole date. */
export const isDate = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T12:00:00Z`));
