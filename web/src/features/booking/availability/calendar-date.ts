/**
 * A plain date as the calendar component takes it: a `Date` with the year, month and day in the browser's time zone,
 * at noon, which no DST change skips. Never treat it as an instant.
 */
export function toCalendarDate(date: string): Date {
  return new Date(`${date}T12:00:00`);
}

/** The plain date that a `Date` of the calendar component stands for. */
export function fromCalendarDate(date: Date): string {
  const month = String(date.getMonth() + 1).padStart(2, '0');
  return `${date.getFullYear()}-${month}-${String(date.getDate()).padStart(2, '0')}`;
}
