import { t } from '@lingui/core/macro';
import { type HolidayId, usHolidays } from '../../../services/shared/contracts/src/house/us-holidays.js';
import { monthOf } from '../../kit/lib/venue-dates.js';
import type { Availability } from './use-availability.js';

const NAMES: Readonly<Record<HolidayId, string>> = {
  newYear: t`New Year’s Day`,
  king: t`Martin Luther King Jr. Day`,
  presidents: t`Presidents’ Day`,
  memorial: t`Memorial Day`,
  juneteenth: t`Juneteenth`,
  independence: t`Independence Day`,
  labor: t`Labor Day`,
  columbus: t`Columbus Day`,
  veterans: t`Veterans Day`,
  thanksgiving: t`Thanksgiving Day`,
  christmas: t`Christmas Day`,
  goodFriday: t`Good Friday`,
  easter: t`Easter Sunday`,
  afterThanksgiving: t`Day after Thanksgiving`,
  christmasEve: t`Christmas Eve`,
  newYearsEve: t`New Year’s Eve`,
};

/**
 * The holidays of the month on screen on which the house is open, by date: a visitor should not choose Christmas Day
 * by accident. A closed day needs no mark. Empty while the month loads.
 */
export function openHolidays({ month, dayOf }: Pick<Availability, 'month' | 'dayOf'>): ReadonlyMap<string, string> {
  const ofYear = usHolidays(Number(month.slice(0, 4)));
  const open = ofYear.filter(({ date }) => monthOf(date) === month && dayOf(date)?.open);
  return new Map(
    open.map(({ date, id, isObserved }) => {
      const name = NAMES[id];
      return [date, isObserved ? t`${name} (observed)` : name];
    }),
  );
}
