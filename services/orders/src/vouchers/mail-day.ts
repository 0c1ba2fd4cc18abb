import { countDays, parseDate } from '@hilltop/platform/values/calendar-date';
import type { EntityManager } from 'typeorm';
import { faults } from '../faults.en.js';

const MOST_DAYS = 365;

/** 9 AM at the venue, but not before now. $1 date or null, $2 time zone, $3 now. */
const DELIVER_AT = `
  SELECT greatest($3::timestamptz, ($1::date + time '09:00') AT TIME ZONE $2::text) AS "deliverAt"`;

/** The fault of the day on which a voucher is mailed. @param sendOn YYYY-MM-DD; null: at once @param today the venue's date */
export function wrongMailDay(sendOn: string | null, today: string): string | undefined {
  const [first, day] = [parseDate(today), sendOn === null ? undefined : parseDate(sendOn)];
  if (!first || !day) return undefined;
  const days = countDays(first, day);
  if (days < 1) return faults.pastDay.error();
  return days > MOST_DAYS + 1 ? faults.lateDay.error() : undefined;
}

/** When a voucher is mailed. @param sendOn YYYY-MM-DD; null: at once */
export async function deliveryTime(
  manager: EntityManager,
  sendOn: string | null,
  timeZone: string,
  now: Date,
): Promise<Date> {
  const [row]: { deliverAt: Date }[] = await manager.query(DELIVER_AT, [sendOn, timeZone, now]);
  return row?.deliverAt ?? now;
}
