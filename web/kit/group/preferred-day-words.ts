import { t } from '@lingui/core/macro';
import { longDate, printedTime, spokenTime } from '../lib/venue-dates.js';

interface PreferredDay {
  readonly day: string;
  readonly from: string | null;
  readonly until: string | null;
}

/** "Tuesday, March 16, 2027, from 10:00 AM until 1:00 PM" */
export function preferredDayWords({ day, ...wanted }: PreferredDay): string {
  const date = longDate(day);
  const from = wanted.from && spokenTime(printedTime(wanted.from));
  const until = wanted.until && spokenTime(printedTime(wanted.until));
  if (!from) return until ? t`${date} until ${until}` : date;
  return until ? t`${date}, from ${from} until ${until}` : t`${date}, from ${from}`;
}
