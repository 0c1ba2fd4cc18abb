import type { WaitlistFactsFragment } from '../../../generated/operations.js';
import { fullDate, weekdayName } from '../../../lib/venue-dates.js';
import { venueTimeZone } from '../../../lib/venue-time-zone.js';
import { spelledNumber, spelledNumberCapitalized } from '../state/spelled-number.js';

export type WaitlistEntry = WaitlistFactsFragment;
export type WaitlistTime = Pick<WaitlistEntry['times'][number], 'tourDate' | 'tourTime'>;

/** An instant as a time of day at the venue: "2:42 PM". */
export function timeOfDay(instant: string): string {
  const format = { timeZone: venueTimeZone(), hour: 'numeric', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat('en-US', format).format(new Date(instant)).replaceAll('\u202f', ' ');
}

/** "Saturday, December 12" */
export function dayWithoutYear(date: string): string {
  return `${weekdayName(date)}, ${fullDate(date).replace(/, \d+$/, '')}`;
}

/** "Saturday, December 12, at 10:00 AM or 1:00 PM"; several days one after the other. */
export function timesInWords(times: readonly WaitlistTime[]): string {
  const days = [...new Set(times.map(({ tourDate }) => tourDate))];
  const ofDay = (day: string) => times.filter(({ tourDate }) => tourDate === day).map(({ tourTime }) => tourTime);
  return days.map((day) => `${dayWithoutYear(day)}, at ${ofDay(day).join(' or ')}`).join('; ');
}

/** "Four seats", "One seat" */
export function seatsInWords(count: number): string {
  return `${spelledNumberCapitalized(count)} ${count === 1 ? 'seat' : 'seats'}`;
}

/** Who is before one on the list: "Two parties", "Nobody". */
export function partiesInWords(count: number): string {
  if (count === 0) return 'Nobody';
  return `${spelledNumberCapitalized(count)} ${count === 1 ? 'party' : 'parties'}`;
}

/** "Two parties are before you", "You are first". */
export function placeInWords(partiesBefore: number): string {
  if (partiesBefore === 0) return 'You are first';
  return `${partiesInWords(partiesBefore)} ${partiesBefore === 1 ? 'is' : 'are'} before you`;
}

/** What the button says that takes an offer: "Take the four seats, $100.00". */
export function takeButton(guests: number, total: string): string {
  return guests === 1 ? `Take the seat, ${total}` : `Take the ${spelledNumber(guests)} seats, ${total}`;
}

/** "for the next 24 minutes" */
export function minutesInWords(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return minutes === 1 ? 'the next minute' : `the next ${minutes} minutes`;
}
