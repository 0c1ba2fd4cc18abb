import type { DataSource, EntityManager } from 'typeorm';
import type { SealedDay } from './sealed-day.entity.js';

/**
 * The day after the newest seal, if it has ended and it is 3 AM or later at the venue. The first day waits for 24 hours, until the sales
 * from before the books have arrived. $1 now, $2 the venue's time zone.
 */
const NEXT_DAY = `
  WITH newest AS (SELECT date, hash FROM sealed_days ORDER BY date DESC LIMIT 1),
  first AS (SELECT min(business_date) AS date FROM money_lines
    WHERE (SELECT written_at FROM money_lines ORDER BY id LIMIT 1) <= $1::timestamptz - interval '24 hours')
  SELECT to_char(date, 'YYYY-MM-DD') AS date, hash AS "previousHash" FROM (
    SELECT date + 1 AS date, hash FROM newest
    UNION ALL SELECT date, NULL FROM first WHERE NOT EXISTS (SELECT FROM newest)) AS next
  WHERE date < (($1::timestamptz AT TIME ZONE $2) - interval '3 hours')::date`;

export type NextDay = Pick<SealedDay, 'date' | 'previousHash'>;

/** Undefined if none is due. @param timeZone the venue's */
export async function nextDay(
  manager: DataSource | EntityManager,
  now: Date,
  timeZone: string,
): Promise<NextDay | undefined> {
  const [next]: NextDay[] = await manager.query(NEXT_DAY, [now, timeZone]);
  return next;
}

/** How long after 3 AM a day may stay unsealed. */
const GRACE_MS = 3 * 3_600_000;

/** It was due hours ago; usually undefined. */
export function overdueDay(
  manager: DataSource | EntityManager,
  now: Date,
  timeZone: string,
): Promise<NextDay | undefined> {
  return nextDay(manager, new Date(now.getTime() - GRACE_MS), timeZone);
}
