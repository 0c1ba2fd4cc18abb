import type { TodayTimesQuery } from '../../generated/staff-operations.js';
import { weekdayName } from '../../kit/lib/venue-dates.js';
import { startsText } from '../../kit/lib/week-line.js';

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

interface Start {
  /** In ms since 1970. */
  readonly start: number;
  /** "9:00 AM" */
  readonly time: string;
  /** Tours that there is something to say of. */
  readonly busy: readonly TodayTime[];
  /** Of a start without any: "Nobody yet" or "Closed". */
  readonly empty: string;
}

/** The starts worth showing, in order. A start that is closed as a whole is said once, not of each tour. */
export function startsOf(times: readonly TodayTime[], now: number): readonly Start[] {
  const shown = timesWorthShowing(times, now);
  const starts = [...new Set(shown.map(({ startsAt }) => Date.parse(startsAt)))].sort((one, other) => one - other);
  return starts.map((start) => {
    const tours = shown.filter(({ startsAt }) => Date.parse(startsAt) === start);
    const isClosed = tours.every(({ closed }) => closed);
    const busy = tours.filter(
      ({ sold, held, waiting, displaced, closed }) => sold + held + waiting + displaced > 0 || (closed && !isClosed),
    );
    return { start, time: tours[0]?.time ?? '', busy, empty: isClosed ? 'Closed' : 'Nobody yet' };
  });
}
