import type { StaffTourFragment, TourTimesQuery } from '../../generated/staff-operations.js';

/** What visitors would stumble over: tours that one cannot tell apart, and a calendar without a time to book. */
export function tourWarnings(
  tours: readonly Pick<StaffTourFragment, 'name'>[],
  times: TourTimesQuery['houseCalendar'] | undefined,
): readonly string[] {
  const names = tours.map(({ name }) => name.trim().toLowerCase());
  const twice = tours.filter(({ name }, place) => names.indexOf(name.trim().toLowerCase()) < place);
  const isEmpty =
    times && tours.length > 0 && [...times.week, ...times.specialDays].every(({ starts }) => starts.length === 0);
  return [
    ...new Set(twice.map(({ name }) => `Two tours are called “${name}”. Visitors cannot tell them apart.`)),
    ...(isEmpty
      ? ['The calendar has no start times, so none of these tours can be booked. Set hours in Calendar.']
      : []),
  ];
}
