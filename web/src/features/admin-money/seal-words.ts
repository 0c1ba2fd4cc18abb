import type { StaffSealsQuery } from '../../generated/staff-operations.js';
import { longDate, venueDateTime } from '../../lib/venue-dates.js';

type Seals = StaffSealsQuery['seals'];
type SealedDay = NonNullable<StaffSealsQuery['sealedDay']>;

/** Until when the days are sealed. */
export function sealedThrough({ firstDate, newest }: Pick<Seals, 'firstDate' | 'newest'>): string {
  if (!firstDate || !newest)
    return 'No day is sealed yet. A day is sealed at 3 AM after it, the first once the books are a day old.';
  if (firstDate === newest.date) return `Sealed: ${longDate(newest.date)}, the first day.`;
  return `Sealed through ${longDate(newest.date)}, from ${longDate(firstDate)} on.`;
}

/** Whether the one day that is shown is sealed. */
export function sealOfDay(date: string, day: SealedDay | null, firstDate: string | null): string {
  if (day) {
    const lines = day.lineCount === 1 ? '1 line' : `${day.lineCount.toLocaleString('en-US')} lines`;
    return `${longDate(date)} was sealed with ${lines} on ${venueDateTime(day.sealedAt)}.`;
  }
  if (firstDate && date < firstDate) return `${longDate(date)} is before the first sealed day.`;
  return `${longDate(date)} is not sealed.`;
}
