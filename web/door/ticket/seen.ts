import { listed } from '../../kit/lib/sentences.js';
import { venueTime } from '../../kit/lib/venue-dates.js';
import type { Seen } from '../data/door-phone.js';
import { typesWithProof } from '../parts/party-words.js';
import type { Judged } from './judge.js';

/** The scan of a verdict. @param reason why staff overrode the verdict; null if they followed it */
export function seenOf({ verdict, facts }: Judged, people: number, reason: string | null): Seen {
  const party = 'party' in verdict ? verdict.party : undefined;
  return {
    bookingId: party?.bookingId ?? facts?.bookingId ?? null,
    revision: facts?.revision ?? party?.revision ?? null,
    people,
    verdict: verdict.kind,
    overridden: reason !== null,
    reason,
  };
}

/** The correction that takes people out again. @param people more than 0 */
export function takenOut(judged: Judged, people: number, reason: string): Seen {
  return { ...seenOf(judged, -people, reason), verdict: 'CORRECTED', overridden: false };
}

/** Guests of the party; 0 if it is unknown whose ticket it is. */
export function sizeOf({ verdict, facts }: Judged): number {
  return ('party' in verdict ? verdict.party.guests : facts?.guests) ?? 0;
}

/** Whom a verdict is about. @param heading in place of an unknown name @param tourNames booked at the ticket's time, as far as the phone knows */
export function subjectOf(judged: Judged, heading: string, tourNames: readonly string[] = []) {
  const { verdict, facts } = judged;
  if ('party' in verdict) {
    const { name, time, tourName, guests } = verdict.party;
    return { name, time, tourName, size: guests, types: typesWithProof(verdict.party) };
  }
  return {
    name: heading,
    time: verdict.kind === 'NEW' && facts ? venueTime(facts.startsAt.toISOString()) : '',
    tourName: listed(tourNames),
    size: facts?.guests ?? 0,
    types: undefined,
  };
}
