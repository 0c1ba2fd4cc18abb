import { shownTime } from '../../lib/house-hours.js';
import { TOUR_TYPES, tourWords } from '../../lib/tour-labels.js';
import { dateAfter, fullDate, isDate, venueDateTime, weekdayName } from '../../lib/venue-dates.js';

/** ISO 8601 number of a day of the week in words. 2026-11-01 was a Sunday. */
function weekdayOf(day: string): string {
  return weekdayName(dateAfter('2026-11-01', Number(day)));
}

const instant = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** A value of the record in words: dates and times on the venue's clock, slots by their tour, money in dollars. */
export function recordedValue(field: string, value: string): string {
  if (field.endsWith('Cents')) return `$${(Number(value) / 100).toFixed(2)}`;
  if (field === 'weekdays') return value.split(', ').map(weekdayOf).join(', ');
  if (value === 'true' || value === 'false') return value === 'true' ? 'yes' : 'no';
  if (/^\d\d:\d\d(, \d\d:\d\d)*$/.test(value)) return value.split(', ').map(shownTime).join(', ');
  if (isDate(value)) return fullDate(value);
  if (instant.test(value)) return venueDateTime(value);
  if (uuid.test(value)) return 'someone without an account';
  const [type, start = ''] = value.split('@');
  if (!instant.test(start)) return value === 'cancelled' ? 'canceled' : value.replaceAll('_', ' ');
  const label = TOUR_TYPES.find((known) => known === type);
  return `${label ? tourWords[label] : type} tour, ${venueDateTime(start)}`;
}
