import { dateAfter, dayOfWeek, usHolidays } from '@hilltop/contracts/house/us-holidays';

const SATURDAY = 6;

/**
 * When the tax of a month is due: `day` of the next month, or the first day after it that is neither a weekend nor a federal holiday.
 *
 * @param month YYYY-MM
 * @returns YYYY-MM-DD
 */
export function taxDueOn(month: string, day: number): string {
  const next = dateAfter(`${month}-28`, 4).slice(0, 7);
  let date = `${next}-${String(day).padStart(2, '0')}`;
  while (isDayOff(date)) date = dateAfter(date, 1);
  return date;
}

function isDayOff(date: string): boolean {
  if (dayOfWeek(date) >= SATURDAY) return true;
  return usHolidays(Number(date.slice(0, 4))).some((holiday) => holiday.isFederal && holiday.date === date);
}

/** In hundredths of a percent. */
export interface Rate {
  readonly rate: number;
  /** What of it is the state's. */
  readonly stateRate: number;
}

/**
 * The state's part of each tax that was collected at one rate; the rest is local. The sum of the taxes is parted once, by the rates, half a
 * cent to the state, and spread by largest remainder. So each part is within a cent of its share, and parts add up to the tax.
 *
 * @param taxes whole cents; below 0 where more went back
 */
export function stateParts(taxes: readonly number[], { rate, stateRate }: Rate): number[] {
  if (rate === 0) return taxes.map(() => 0);
  const exact = taxes.map((cents) => shareOf(cents, stateRate, rate));
  const parts = exact.map(({ whole }) => whole);
  const sum = shareOf(
    taxes.reduce((all, cents) => all + cents, 0),
    stateRate,
    rate,
  );
  const due = sum.whole + (2 * sum.rest >= rate ? 1 : 0);
  const missing = due - parts.reduce((all, part) => all + part, 0);
  const byRest = [...exact.keys()].sort((a, b) => (exact[b]?.rest ?? 0) - (exact[a]?.rest ?? 0));
  for (const place of byRest.slice(0, missing)) parts[place] = (parts[place] ?? 0) + 1;
  return parts;
}

/** `cents × part ÷ whole`, rounded down, and what is left over, in whole numbers that stay exact. */
function shareOf(cents: number, part: number, whole: number) {
  const times = Math.floor(cents / whole);
  const over = (cents - times * whole) * part;
  return { whole: times * part + Math.floor(over / whole), rest: over % whole };
}
