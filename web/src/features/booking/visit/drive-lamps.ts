import { venueToday } from '../../../lib/venue-dates.js';
import { daysUntil } from './visit-labels.js';

/** A lamp along the drive: one for each day from the booking to the visit. */
export type Lamp = 'lit' | 'today' | 'dark';

interface Stay {
  /** Time of the booking, UTC, ISO 8601. */
  readonly createdAt: string;
  readonly tourDate: string;
}

/** The last lamps before the gate. Past days are lit, today's is brighter. @param most how many lamps fit */
export function driveLamps({ createdAt, tourDate }: Stay, today: string, most: number): readonly Lamp[] {
  const days = Math.max(1, daysUntil(tourDate, venueToday(new Date(createdAt))));
  const shown = Math.min(days, most);
  const now = Math.max(0, shown - Math.max(0, daysUntil(tourDate, today)) - 1);
  return Array.from({ length: shown }, (_, at) => {
    if (at === now) return 'today';
    return at < now ? 'lit' : 'dark';
  });
}
