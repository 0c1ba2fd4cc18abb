import { isFound } from '../../kit/lib/search-form.js';
import type { Day } from '../data/day.js';
import { type DoorTime, type Party, timeOf } from '../data/manifest.js';

/** A start of the day with the parties whose names this phone has. */
export interface TimeSheet extends DoorTime {
  /** By name, without canceled and displaced ones. */
  readonly parties: readonly Party[];
  readonly inside: number;
  readonly hasEnded: boolean;
}

/** The booked times of the day, in order. @param now in ms, by the server's clock */
export function timeSheets(day: Day, now: number): readonly TimeSheet[] {
  return day.times
    .map((time) => {
      const parties = day.parties
        .filter((party) => party.status === 'confirmed' && timeOf(party, [time]))
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

/** The tours that are booked at a time: several of one type can share it. */
export function tourNames({ tourNames: named = [], parties }: TimeSheet): readonly string[] {
  const names = new Set([...named, ...parties.map(({ tourName }) => tourName)]);
  if (names.size > 0) return [...names].sort((one, other) => one.localeCompare(other, 'en-US'));
  return ['Tour'];
}

/** The current time: the first that is not over and has names on this phone. */
export function nextTime(times: readonly TimeSheet[]): TimeSheet | undefined {
  const ahead = times.filter(({ hasEnded }) => !hasEnded);
  return ahead.find(({ parties }) => parties.length > 0) ?? ahead[0] ?? times.at(-1);
}

/** Parties of all times, also canceled ones, whose name or code contains the words. */
export function findParties({ parties }: Day, words: string): readonly Party[] {
  return parties.filter(({ name, confirmationCode }) => isFound([name, confirmationCode], words));
}
