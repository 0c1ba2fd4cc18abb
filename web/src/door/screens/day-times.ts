import { isFound } from '../../lib/search-form.js';
import { tourWords } from '../../lib/tour-labels.js';
import type { Day } from '../data/day.js';
import type { DoorTime, Party } from '../data/manifest.js';

/** A start of the day with its parties, as far as this phone knows their names. */
export interface TimeSheet extends DoorTime {
  /** By name; a cancelled or displaced one is not among them. */
  readonly parties: readonly Party[];
  /** People who are in. */
  readonly inside: number;
  readonly hasEnded: boolean;
}

/** The times of the day that somebody booked, in order. @param now in ms, by the server's clock */
export function timeSheets(day: Day, now: number): readonly TimeSheet[] {
  return day.times
    .map((time) => {
      const parties = day.parties
        .filter((party) => party.status === 'confirmed' && isAt(party, time))
        .sort((one, other) => one.name.localeCompare(other.name, 'en-US'));
      const counted = parties.reduce((sum, { bookingId }) => sum + (day.peopleIn.get(bookingId) ?? 0), 0);
      return {
        ...time,
        parties,
        inside: parties.length > 0 ? counted : time.admitted,
        hasEnded: Date.parse(time.startsAt) + time.durationMinutes * 60_000 < now,
      };
    })
    .filter(({ guests, parties }) => guests > 0 || parties.length > 0);
}

/** Whether nothing can be visited or sold: no start is planned, or each is closed. */
export function isClosedDay({ times }: Pick<Day, 'times'>): boolean {
  return times.every(({ closed }) => closed);
}

/** The tours of a time by the names that its parties booked: several of one kind can share it. Without parties, the kind. */
export function tourNames({ tourType, parties }: TimeSheet): readonly string[] {
  const names = new Set(parties.map(({ tourName }) => tourName));
  if (names.size > 0) return [...names].sort((one, other) => one.localeCompare(other, 'en-US'));
  return [tourWords[tourType]];
}

/** The time that one works on now: the first that is not over, and of which this phone knows names. */
export function nextTime(times: readonly TimeSheet[]): TimeSheet | undefined {
  const ahead = times.filter(({ hasEnded }) => !hasEnded);
  return ahead.find(({ parties }) => parties.length > 0) ?? ahead[0] ?? times.at(-1);
}

function isAt(party: Party, time: DoorTime): boolean {
  return party.tourType === time.tourType && Date.parse(party.startsAt) === Date.parse(time.startsAt);
}

/** The parties whose name or code holds the words, of all times; also those that do not come. */
export function findParties({ parties }: Day, words: string): readonly Party[] {
  return parties.filter(({ name, confirmationCode }) => isFound([name, confirmationCode], words));
}
