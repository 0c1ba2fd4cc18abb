import { usHolidays } from '../../../services/shared/contracts/src/house/us-holidays.js';
import { monthOf } from '../../kit/lib/venue-dates.js';
import type { Availability } from './use-availability.js';

/**
 * The holidays of the month on screen on which the house is open, by date: a visitor should not choose Christmas Day
 * by accident. A closed day needs no mark. Empty while the month loads.
 */
export function openHolidays({ month, dayOf }: Pick<Availability, 'month' | 'dayOf'>): ReadonlyMap<string, string> {
  const ofYear = usHolidays(Number(month.slice(0, 4)));
  const open = ofYear.filter(({ date }) => monthOf(date) === month && dayOf(date)?.open);
  return new Map(open.map(({ date, name }) => [date, name]));
}
