/**
 * A plain date as the calendar component takes it: a `Date` with its year, month and day in this browser's own time zone,
 * at noon, which no change of clocks skips. It is never taken for an instant.
 */
export function toCalendarDate(date: string): Date {
  return new Date(`${date}T12:00:00`);
}

/** The plain date that the calendar component means. */
export function fromCalendarDate(date: Date): string {
  const month = String(date.getMonth() + 1).padStart(2, '0');
  return `${date.getFullYear()}-${month}-${String(date.getDate()).padStart(2, '0')}`;
}
