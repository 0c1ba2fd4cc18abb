import { longDate } from '../lib/venue-dates.js';

interface PreferredDay {
  readonly day: string;
  readonly from: string | null;
  readonly until: string | null;
}

/** "Tuesday, March 16, 2027, from 10:00 AM until 1:00 PM" */
export function preferredDayWords({ day, from, until }: PreferredDay): string {
  return [longDate(day), from ? `, from ${from}` : '', until ? ` until ${until}` : ''].join('');
}
