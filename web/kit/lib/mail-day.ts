import { t } from '@lingui/core/macro';
import { dateAfter, isDate, venueToday } from './venue-dates.js';

/** Gift vouchers are mailed until so many days from today. */
export const MAIL_DAYS_AHEAD = 365;

/** The fault of a typed day on which a gift voucher is mailed; undefined for none, and for a good one. */
export function mailDayFault(typed: string): string | undefined {
  const today = venueToday();
  const isGood = isDate(typed) && typed >= today && typed <= dateAfter(today, MAIL_DAYS_AHEAD);
  return typed === '' || isGood ? undefined : t`Please choose a day from today to a year ahead`;
}
