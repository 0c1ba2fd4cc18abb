import { t } from '@lingui/core/macro';
import { listed } from './sentences.js';
import { capitalized } from './spelled-number.js';
import { printedTime, weekdayName } from './venue-dates.js';

/** Start times of a day of the week, 1 for Monday to 7 for Sunday, e.g. `9:00 AM`. */
export interface WeekdayHours {
  readonly weekday: number;
  readonly starts: readonly string[];
}

export interface WeekGroup {
  readonly weekdays: readonly number[];
  readonly starts: readonly string[];
}

/** From Monday, the first day of 2024. */
export const weekdayNames = [1, 2, 3, 4, 5, 6, 7].map((day) => weekdayName(`2024-01-0${day}`));

/** Weekdays grouped by equal hours, in the order of the week. */
export function weekGroups(week: readonly WeekdayHours[]): readonly WeekGroup[] {
  const groups = new Map<string, { weekdays: number[]; starts: readonly string[] }>();
  for (const { weekday, starts } of week) {
    const group = groups.get(starts.join()) ?? { weekdays: [], starts };
    group.weekdays.push(weekday);
    groups.set(starts.join(), group);
  }
  return [...groups.values()];
}

/** "Tuesday to Sunday", "Monday and Friday". @param names of Monday to Sunday */
export function daysText(weekdays: readonly number[], names: readonly string[] = weekdayNames): string {
  const shown = weekdays.map((weekday) => names[weekday - 1] ?? '');
  const [first = '', last = ''] = [shown[0], shown.at(-1)];
  const isRun = weekdays.length > 2 && (weekdays.at(-1) ?? 0) - (weekdays[0] ?? 0) === weekdays.length - 1;
  return isRun ? t`${first} to ${last}` : listed(shown);
}

/** "9:00 AM to 5:00 PM": first and last start. */
export function startsText(starts: readonly string[]): string {
  const [first = '', last = ''] = [starts[0] ?? '', starts.at(-1) ?? ''].map(printedTime);
  return starts.length < 2 ? first : t`${first} to ${last}`;
}

/** "Tuesday to Sunday, 9 AM to 5 PM": the days with tours, as short as it can be said. */
export function weekLine(week: readonly WeekdayHours[]): string {
  const open = weekGroups(week).filter(({ starts }) => starts.length > 0);
  const lines = open.map(
    ({ weekdays, starts }) => `${capitalized(daysText(weekdays))}, ${startsText(starts).replaceAll(':00', '')}`,
  );
  return lines.join('; ') || t`Closed for now`;
}
