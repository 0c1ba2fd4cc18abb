/** By which the site names a holiday in its own language. */
export type HolidayId =
  | 'newYear'
  | 'king'
  | 'presidents'
  | 'memorial'
  | 'juneteenth'
  | 'independence'
  | 'labor'
  | 'columbus'
  | 'veterans'
  | 'thanksgiving'
  | 'christmas'
  | 'goodFriday'
  | 'easter'
  | 'afterThanksgiving'
  | 'christmasEve'
  | 'newYearsEve';

interface Named {
  /** YYYY-MM-DD */
  readonly date: string;
  /** In English. */
  readonly name: string;
  readonly id: HolidayId;
  /** The day is another than the holiday's own. */
  readonly isObserved?: boolean;
}

export interface Holiday extends Named {
  /** Also a day on which a federal holiday is observed. */
  readonly isFederal: boolean;
}

const SATURDAY = 6;
const SUNDAY = 7;
const MONDAY = 1;
const THURSDAY = 4;

const DAY_MS = 86_400_000;

export function dateAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/** 1 for Monday to 7 for Sunday. */
export function dayOfWeek(date: string): number {
  return new Date(date).getUTCDay() || SUNDAY;
}

function dateOf(year: number, month: number, day: number): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** The `count`th of a weekday in a month, 1 for Monday to 7 for Sunday. */
function nth(year: number, month: number, weekday: number, count: number): string {
  const first = dateOf(year, month, 1);
  return dateAfter(first, ((weekday - dayOfWeek(first) + 7) % 7) + 7 * (count - 1));
}

function memorialDay(year: number): string {
  const last = dateOf(year, 5, 31);
  return dateAfter(last, -((dayOfWeek(last) - MONDAY + 7) % 7));
}

/** Easter Sunday of the Gregorian calendar, by the method of Meeus, Jones and Butcher. */
function easter(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return dateOf(year, Math.floor(sum / 31), (sum % 31) + 1);
}

/** A federal holiday on a Saturday is observed on the Friday before, one on a Sunday on the Monday after. */
function withObserved(holiday: Named): Named[] {
  const { date, name } = holiday;
  const weekday = dayOfWeek(date);
  const shift = weekday === SATURDAY ? -1 : weekday === SUNDAY ? 1 : 0;
  const observed = { ...holiday, date: dateAfter(date, shift), name: `${name} (observed)`, isObserved: true };
  return shift === 0 ? [holiday] : [holiday, observed];
}

/**
 * The federal holidays of a year, the days on which they are observed, and other days on which many businesses close,
 * by date.
 */
export function usHolidays(year: number): readonly Holiday[] {
  const thanksgiving = nth(year, 11, THURSDAY, 4);
  const federal: readonly Named[] = [
    { date: dateOf(year, 1, 1), name: 'New Year’s Day', id: 'newYear' },
    { date: nth(year, 1, MONDAY, 3), name: 'Martin Luther King Jr. Day', id: 'king' },
    { date: nth(year, 2, MONDAY, 3), name: 'Presidents’ Day', id: 'presidents' },
    { date: memorialDay(year), name: 'Memorial Day', id: 'memorial' },
    { date: dateOf(year, 6, 19), name: 'Juneteenth', id: 'juneteenth' },
    { date: dateOf(year, 7, 4), name: 'Independence Day', id: 'independence' },
    { date: nth(year, 9, MONDAY, 1), name: 'Labor Day', id: 'labor' },
    { date: nth(year, 10, MONDAY, 2), name: 'Columbus Day', id: 'columbus' },
    { date: dateOf(year, 11, 11), name: 'Veterans Day', id: 'veterans' },
    { date: thanksgiving, name: 'Thanksgiving Day', id: 'thanksgiving' },
    { date: dateOf(year, 12, 25), name: 'Christmas Day', id: 'christmas' },
  ];
  const besides: readonly Named[] = [
    { date: dateAfter(easter(year), -2), name: 'Good Friday', id: 'goodFriday' },
    { date: easter(year), name: 'Easter Sunday', id: 'easter' },
    { date: dateAfter(thanksgiving, 1), name: 'Day after Thanksgiving', id: 'afterThanksgiving' },
    { date: dateOf(year, 12, 24), name: 'Christmas Eve', id: 'christmasEve' },
    { date: dateOf(year, 12, 31), name: 'New Year’s Eve', id: 'newYearsEve' },
  ];
  // A day has one name: a holiday's own name comes before one observed that day, including next New Year's.
  const newYear: Named = { date: dateOf(year + 1, 1, 1), name: 'New Year’s Day', id: 'newYear' };
  const observedNext = withObserved(newYear).filter(({ date }) => date.startsWith(`${year}-`));
  const observed = [...federal.flatMap(withObserved), ...observedNext];
  const federalDates = new Set([...federal, ...observed].map(({ date }) => date));
  const all = [...federal, ...besides, ...observed];
  const byDate = new Map<string, Holiday>();
  for (const one of all) {
    if (one.date.startsWith(`${year}-`) && !byDate.has(one.date))
      byDate.set(one.date, { ...one, isFederal: federalDates.has(one.date) });
  }
  return [...byDate.values()].sort((one, other) => one.date.localeCompare(other.date));
}
