import { venueDateTime } from '../../lib/venue-dates.js';

/** A UTC instant on the venue's clock: "9:15 AM". */
export function venueTime(instant: string): string {
  return venueDateTime(instant).replace(/^.*, /, '');
}
