import { chosenHouse } from '../../local/house.ts';

const dayMs = 24 * 60 * 60_000;
const monthsAhead = 3;
const { timeZone } = chosenHouse();

/** The house's offset from UTC, in hours. */
function offsetHours(date: Date): number {
  const name = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(date)
    .find(({ type }) => type === 'timeZoneName')?.value;
  return Number(name?.slice(3, 6));
}

/** The next matching day, at noon UTC. */
function next(from: Date, isIt: (day: Date) => boolean): Date {
  const noon = Date.UTC(from.getUTCFullYear(), from.getUTCMonth(), from.getUTCDate(), 12);
  let day = new Date(noon + dayMs);
  while (!isIt(day)) {
    day = new Date(day.getTime() + dayMs);
  }
  return day;
}

/** The same day three months earlier, or the last of a shorter month. */
function before(date: Date): Date {
  const earlier = new Date(date);
  earlier.setUTCMonth(earlier.getUTCMonth() - monthsAhead);
  if (earlier.getUTCDate() !== date.getUTCDate()) {
    earlier.setUTCDate(0);
  }
  return earlier;
}

/** The next dates on which date code goes wrong, and the days on which each of them is the last that can be booked. */
export function trickyDates(now: Date): [name: string, date: Date][] {
  const isChange = (hours: number) => (day: Date) =>
    offsetHours(day) - offsetHours(new Date(day.getTime() - dayMs)) === hours;
  const dates: [string, Date][] = [
    ['the first of a month', next(now, (day) => day.getUTCDate() === 1)],
    ['the last of a month', next(now, (day) => day.getUTCDate() === 31)],
    ['a Monday', next(now, (day) => day.getUTCDay() === 1)],
    ['the Sunday on which clocks go forward', next(now, isChange(1))],
    ['the Sunday on which clocks go back', next(now, isChange(-1))],
  ];
  return dates.flatMap(([name, date]) => [
    [name, date],
    [`three months before ${name}`, before(date)],
  ]);
}
