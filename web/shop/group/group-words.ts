import { plural, t } from '@lingui/core/macro';
import type { MyGroupFactsFragment } from '../../generated/operations.js';
import { peopleWords } from '../../kit/group/people-words.js';
import { longDate, printedTime, venueTime, venueToday } from '../../kit/lib/venue-dates.js';

export type MyGroup = MyGroupFactsFragment;
export type MyQuote = NonNullable<MyGroup['quote']>;

interface Start {
  readonly tourDate: string;
  readonly tourTime: string;
}

/** An instant at the venue, up to a year ahead: "Friday, December 4, 2026, 10:00 AM" */
export function moment(instant: string): string {
  return `${longDate(venueToday(new Date(instant)))}, ${venueTime(instant)}`;
}

/** "Friday, December 4, 2026, 10:00 AM" */
export function startWords({ tourDate, tourTime }: Start): string {
  return `${longDate(tourDate)}, ${printedTime(tourTime)}`;
}

/** "24 pupils and 3 adults, and nobody else" */
export function whoComes(part: {
  readonly pupils: number;
  readonly adults: number;
  readonly ownStart: boolean;
}): string {
  const people = peopleWords(part);
  return part.ownStart ? t`${people}, and nobody else` : people;
}

function minutesOf(time: string): number {
  const [, hours, minutes, half] = /^(\d+):(\d+) (AM|PM)$/.exec(time) ?? [];
  return (Number(hours) % 12) * 60 + Number(minutes) + (half === 'PM' ? 720 : 0);
}

/** The first start first. */
export function inOrder<Part extends Start>(parts: readonly Part[]): Part[] {
  return [...parts].sort(
    (one, other) => one.tourDate.localeCompare(other.tourDate) || minutesOf(one.tourTime) - minutesOf(other.tourTime),
  );
}

/** As its seats are, or as they were quoted while those cannot be read. */
export function startsOf({ seats, quote }: Pick<MyGroup, 'seats' | 'quote'>): Start[] {
  const parts: readonly Start[] = seats ?? quote?.parts ?? [];
  return inOrder(parts);
}

/** Adults who have to come with so many pupils. */
export function adultsFor(pupils: number, pupilsPerAdult: number): number {
  return Math.ceil(pupils / pupilsPerAdult);
}

/** "1 pupil needs at least 1 adult." */
export function needsAdults(pupils: number, pupilsPerAdult: number): string {
  const adults = adultsFor(pupils, pupilsPerAdult);
  return t`${plural(pupils, { one: '# pupil needs', other: '# pupils need' })} at least ${plural(adults, { one: '# adult', other: '# adults' })}.`;
}
