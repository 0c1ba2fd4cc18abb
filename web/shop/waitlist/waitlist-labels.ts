import { plural, t } from '@lingui/core/macro';
import type { WaitlistFactsFragment } from '../../generated/operations.js';
import { spelledNumber, spelledNumberCapitalized } from '../../kit/lib/spelled-number.js';
import { dayWithoutYear, printedTime, shortDate } from '../../kit/lib/venue-dates.js';

export type WaitlistEntry = WaitlistFactsFragment;
export type WaitlistTime = Pick<WaitlistEntry['times'][number], 'tourDate' | 'tourTime'>;

/** More times than this are summarized. */
const MANY_TIMES = 5;

function timesOfDay(times: readonly string[]): string {
  const count = spelledNumber(times.length);
  return times.length < MANY_TIMES ? times.reduce((times, time) => t`${times} or ${time}`) : t`any of ${count} times`;
}

function byDate(times: readonly WaitlistTime[]): readonly { readonly date: string; readonly at: string }[] {
  const dates = [...new Set(times.map(({ tourDate }) => tourDate))];
  return dates.map((date) => {
    const ofDate = times.filter(({ tourDate }) => tourDate === date);
    return { date, at: timesOfDay(ofDate.map(({ tourTime }) => printedTime(tourTime))) };
  });
}

/** "Saturday, December 12, at 10:00 AM or 1:00 PM"; several days in a row. */
export function timesInWords(times: readonly WaitlistTime[]): string {
  return byDate(times)
    .map(({ date, at: times }) => {
      const day = dayWithoutYear(date);
      return t`${day}, at ${times}`;
    })
    .join('; ');
}

/** The same as ticket facts: date and times, or a row for each date. */
export function timeFacts(
  times: readonly WaitlistTime[],
): readonly { readonly term: string; readonly value: string }[] {
  const dates = byDate(times);
  const [only, ...others] = dates;
  if (only === undefined || others.length > 0)
    return dates.map(({ date, at }) => ({ term: shortDate(date), value: at }));
  return [
    { term: t`Date`, value: dayWithoutYear(only.date) },
    { term: t`Times`, value: only.at },
  ];
}

/** How many parties come first: "Two parties", "Nobody". */
export function partiesInWords(count: number): string {
  const number = spelledNumberCapitalized(count);
  return plural(count, { 0: 'Nobody', one: `${number} party`, other: `${number} parties` });
}

/** Label of the button that takes an offer: "Take the four seats, $100.00". */
export function takeButton(guests: number, total: string): string {
  const number = spelledNumber(guests);
  return plural(guests, { one: `Take the seat, ${total}`, other: `Take the ${number} seats, ${total}` });
}

/** What is held and for how long: "Saturday, December 12, at 10:00 AM. Nobody else can take them for the next minute." */
export function heldInWords({ tourDate, tourTime }: WaitlistTime, seconds: number): string {
  const [day, time] = [dayWithoutYear(tourDate), printedTime(tourTime)];
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return plural(minutes, {
    one: `${day}, at ${time}. Nobody else can take them for the next minute.`,
    other: `${day}, at ${time}. Nobody else can take them for the next # minutes.`,
  });
}
