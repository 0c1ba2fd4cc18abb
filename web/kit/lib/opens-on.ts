export interface Bookable {
  /** The first and the last date, YYYY-MM-DD. */
  readonly firstDate: string;
  readonly lastDate: string;
}

/** On which day a date beyond the last one that can be booked opens: the window moves on with each day. */
export function opensOn(date: string, { firstDate, lastDate }: Bookable): string {
  const months =
    (Number(lastDate.slice(0, 4)) - Number(firstDate.slice(0, 4))) * 12 +
    monthOfYear(lastDate) -
    monthOfYear(firstDate);
  const [year, month] = [Number(date.slice(0, 4)), monthOfYear(date) - months];
  const inMonth = new Date(Date.UTC(year, month - 1, 1));
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const day = Number(date.slice(8));
  // A month without that day opens it with the next one.
  inMonth.setUTCDate(day <= last ? day : last + 1);
  return inMonth.toISOString().slice(0, 10);
}

function monthOfYear(date: string): number {
  return Number(date.slice(5, 7));
}
