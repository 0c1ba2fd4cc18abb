import type { TodayTimesQuery } from '../../generated/staff-operations.js';
import { startsText } from '../../lib/house-hours.js';
import { weekdayName } from '../../lib/venue-dates.js';

export type Today = NonNullable<TodayTimesQuery['staffCalendar']>['days'][number];
export type TodayTime = Today['times'][number];

/** Whether the house is open today, in one sentence. */
export function openText({ date, closed, byRule, note, starts }: Today): string {
  if (!closed) return starts.length === 0 ? 'No tours today' : `Open today: ${startsText(starts)}`;
  if (byRule) return `Closed today, as every ${weekdayName(date)}`;
  return note === '' ? 'Closed today' : `Closed today: ${note}`;
}

/** The start that comes next, in ms since 1970; undefined when the last one of the day has begun. */
export function nextStart(times: readonly TodayTime[], now: number): number | undefined {
  const ahead = times.filter(({ closed }) => !closed).map(({ startsAt }) => Date.parse(startsAt));
  return ahead.filter((start) => start > now).sort((one, other) => one - other)[0];
}

/** Times that are still to come, and those that have begun with somebody in them. */
export function timesWorthShowing(times: readonly TodayTime[], now: number): readonly TodayTime[] {
  return times.filter(({ startsAt, sold, displaced }) => Date.parse(startsAt) > now || sold > 0 || displaced > 0);
}
