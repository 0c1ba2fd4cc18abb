import type { TodayTimesQuery } from '../../generated/staff-operations.js';
import { startsText } from '../../kit/lib/week-line.js';
import { weekdayName } from '../../kit/lib/venue-dates.js';

export type Today = NonNullable<TodayTimesQuery['staffCalendar']>['days'][number];
export type TodayTime = Today['times'][number];

export function openText({ date, closed, byRule, note, starts }: Today): string {
  if (!closed) return starts.length === 0 ? 'No tours today' : `Open today: ${startsText(starts)}`;
  if (byRule) return `Closed today, as every ${weekdayName(date)}`;
  return note === '' ? 'Closed today' : `Closed today: ${note}`;
}

/** In ms since 1970; undefined if the last start of the day has passed. */
export function nextStart(times: readonly TodayTime[], now: number): number | undefined {
  const ahead = times.filter(({ closed }) => !closed).map(({ startsAt }) => Date.parse(startsAt));
  return ahead.filter((start) => start > now).sort((one, other) => one - other)[0];
}

/** Times still to come, and those that have begun with guests. */
export function timesWorthShowing(times: readonly TodayTime[], now: number): readonly TodayTime[] {
  return times.filter(({ startsAt, sold, displaced }) => Date.parse(startsAt) > now || sold > 0 || displaced > 0);
}
