import { listed } from './sentences.js';

/** Start times of a day of the week, 1 for Monday to 7 for Sunday, e.g. `9:00 AM`. */
export interface WeekdayHours {
  readonly weekday: number;
  readonly starts: readonly string[];
}

export interface WeekGroup {
  readonly weekdays: readonly number[];
  readonly starts: readonly string[];
}

export const weekdayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

function nameOf(weekday: number): string {
  return weekdayNames[weekday - 1] ?? '';
}

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

/** "Tuesday to Sunday", "Monday and Friday" */
export function daysText(weekdays: readonly number[]): string {
  const [first = 1, last = 1] = [weekdays[0], weekdays.at(-1)];
  const isRun = weekdays.length > 2 && last - first === weekdays.length - 1;
  return isRun ? `${nameOf(first)} to ${nameOf(last)}` : listed(weekdays.map(nameOf));
}

/** "9:00 AM to 5:00 PM": first and last start. */
export function startsText(starts: readonly string[]): string {
  return starts.length < 2 ? starts.join('') : `${starts[0]} to ${starts.at(-1)}`;
}

/** "Tuesday to Sunday, 9 AM to 5 PM": the days with tours, as short as it can be said. */
export function weekLine(week: readonly WeekdayHours[]): string {
  const open = weekGroups(week).filter(({ starts }) => starts.length > 0);
  const lines = open.map(
    ({ weekdays, starts }) => `${daysText(weekdays)}, ${startsText(starts).replaceAll(':00', '')}`,
  );
  return lines.join('; ') || 'Closed for now';
}
