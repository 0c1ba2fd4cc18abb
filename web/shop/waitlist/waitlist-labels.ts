import type { WaitlistFactsFragment } from '../../generated/operations.js';
import { capitalized, countSpelled, spelledNumber } from '../../kit/lib/spelled-number.js';
import { dayWithoutYear, shortDate } from '../../kit/lib/venue-dates.js';

export type WaitlistEntry = WaitlistFactsFragment;
export type WaitlistTime = Pick<WaitlistEntry['times'][number], 'tourDate' | 'tourTime'>;

/** More times than this are summarized. */
const MANY_TIMES = 5;

function timesOfDay(times: readonly string[]): string {
  return times.length < MANY_TIMES ? times.join(' or ') : `any of ${spelledNumber(times.length)} times`;
}

function byDate(times: readonly WaitlistTime[]): readonly { readonly date: string; readonly at: string }[] {
  const dates = [...new Set(times.map(({ tourDate }) => tourDate))];
  return dates.map((date) => {
    const ofDate = times.filter(({ tourDate }) => tourDate === date);
    return { date, at: timesOfDay(ofDate.map(({ tourTime }) => tourTime)) };
  });
}

/** "Saturday, December 12, at 10:00 AM or 1:00 PM"; several days in a row. */
export function timesInWords(times: readonly WaitlistTime[]): string {
  return byDate(times)
    .map(({ date, at }) => `${dayWithoutYear(date)}, at ${at}`)
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
    { term: 'Date', value: dayWithoutYear(only.date) },
    { term: 'Times', value: only.at },
  ];
}

/** "Four seats", "One seat" */
export function seatsInWords(count: number): string {
  return capitalized(countSpelled(count, 'seat'));
}

/** How many parties come first: "Two parties", "Nobody". */
export function partiesInWords(count: number): string {
  if (count === 0) return 'Nobody';
  return capitalized(countSpelled(count, 'party'));
}

/** "Two parties are before you", "You are first". */
export function placeInWords(partiesBefore: number): string {
  if (partiesBefore === 0) return 'You are first';
  return `${partiesInWords(partiesBefore)} ${partiesBefore === 1 ? 'is' : 'are'} before you`;
}

/** Label of the button that takes an offer: "Take the four seats, $100.00". */
export function takeButton(guests: number, total: string): string {
  return guests === 1 ? `Take the seat, ${total}` : `Take the ${spelledNumber(guests)} seats, ${total}`;
}

/** "for the next 24 minutes" */
export function minutesInWords(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return minutes === 1 ? 'the next minute' : `the next ${minutes} minutes`;
}
