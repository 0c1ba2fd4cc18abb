import type { RecordedActionFragment, TourType } from '../../generated/staff-operations.js';
import { shownTime } from '../../kit/lib/house-hours.js';
import { TOUR_TYPES } from '../../kit/lib/tour-labels.js';
import { dateAfter, fullDate, isDate, venueDateTime, weekdayName } from '../../kit/lib/venue-dates.js';

/** Name of an ISO 8601 weekday number. 2026-11-01 was a Sunday. */
function weekdayOf(day: string): string {
  return weekdayName(dateAfter('2026-11-01', Number(day)));
}

const instant = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

type NameOf = (type: TourType) => string;

/** A recorded value in words: dates and times on the venue's clock, slots by tour, money in dollars. */
function recordedValue(field: string, value: string, nameOf: NameOf): string {
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
  return `${label ? nameOf(label) : type}, ${venueDateTime(start)}`;
}

type Change = RecordedActionFragment['changes'][number];

/** "price: $14.50 to $15.00" */
function changeWords({ field, before, after }: Change, nameOf: NameOf): string {
  const name = field.replace(/(Cents|Id)$/, '').replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const show = (value: string | null): string => (value === null ? 'none' : recordedValue(field, value, nameOf));
  return before === null || after === null
    ? `${name}: ${show(after ?? before)}`
    : `${name}: ${show(before)} to ${show(after)}`;
}

const sections: Readonly<Record<string, string>> = {
  house: 'House',
  media: 'Media',
  questions: 'Questions of visitors',
  testimonials: 'Testimonials',
};

type Target = Pick<RecordedActionFragment, 'targetType' | 'targetId' | 'targetName'>;

/**
 * The changed thing by its name: "House Chip", "HT-7K4M-9QXW", "December 5, 2026"; empty if it has none.
 *
 * @param nameOf what the times of a type are called
 */
export function targetWords({ targetType, targetId, targetName }: Target, nameOf: NameOf): string {
  if (targetName !== null) return recordedValue('name', targetName, nameOf);
  const hasReadableId = targetType === 'day' || targetType === 'hours' || targetType === 'slot';
  return hasReadableId ? recordedValue('id', targetId, nameOf) : (sections[targetId] ?? '');
}

export function changesWords(changes: readonly Change[], nameOf: NameOf): string {
  return changes.map((change) => changeWords(change, nameOf)).join('; ');
}
