import { randomUUID } from 'node:crypto';
import { parseDate } from '@hilltop/platform/values/calendar-date';
import { Temporal } from 'temporal-polyfill';
import type { EntityManager } from 'typeorm';
import { shownTime } from '../schedule/start-times.js';
import type { VenueClock } from '../schedule/venue-clock.js';
import type { ClosedSpan } from './closed-slots.js';

const long = { weekday: 'long', month: 'long', day: 'numeric' } as const;

function dayText(date: string): string {
  return Temporal.PlainDate.from(date).toLocaleString('en-US', long);
}

/** "We are closed on Saturday, December 5: ice storm." */
export function closureNoticeText({ from, until, times, reason }: ClosedSpan & { readonly reason: string }): string {
  const days = from === until ? `on ${dayText(from)}` : `from ${dayText(from)} to ${dayText(until)}`;
  const at = times === null ? '' : ` at ${times.map(shownTime).join(', ')}`;
  return `We are closed ${days}${at}. ${reason}${/[.!?]$/.test(reason) ? '' : '.'}`;
}

/** Shows the closure to visitors, from now or a chosen day until the last day is over. @returns the notice's id, also without a notice */
export async function closureNotice(
  manager: EntityManager,
  closed: ClosedSpan & { readonly reason: string; readonly noticeFrom: string | null; readonly withoutNotice: boolean },
  venue: VenueClock,
  now: Date,
): Promise<string> {
  const id = randomUUID();
  if (closed.withoutNotice) return id;
  const after = parseDate(closed.until)?.add({ days: 1 });
  const until = after && venue.instant(after, new Temporal.PlainTime());
  const begins = closed.noticeFrom === null ? undefined : parseDate(closed.noticeFrom);
  const chosen = begins && venue.instant(begins, new Temporal.PlainTime());
  const from = chosen && chosen > now ? chosen : now;
  await manager.query(
    `INSERT INTO notices (id, text, level, valid_from, valid_until)
     VALUES ($1::uuid, $2::text, 'warning', $3::timestamptz, $4::timestamptz)`,
    [id, closureNoticeText(closed), from, until],
  );
  return id;
}
