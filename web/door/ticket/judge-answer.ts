import { spelledNumber } from '../../kit/lib/spelled-number.js';
import { venueToday } from '../../kit/lib/venue-dates.js';
import type { Day } from '../data/day.js';
import type { Party } from '../data/manifest.js';
import type { Judged } from './judge.js';
import type { FoundTicket, LookUpAnswer } from './look-up.js';
import { type Verdict, verdictOf } from './verdict.js';

/** The verdict after the server's answer about a ticket that the list does not have. */
export function judgeAnswer(judged: Judged, answer: LookUpAnswer, day: Day): Judged {
  if (answer === 'unanswered' || answer === 'unknown') return { ...judged, asked: answer };
  const { facts } = judged;
  const admitted = Math.max(answer.admitted, day.peopleIn.get(answer.bookingId) ?? 0);
  const wasToday = facts !== undefined && venueToday(facts.startsAt) === day.date;
  const party = partyOf(judged, answer, day, wasToday);
  const known = { ...judged, admitted, asked: 'known' } as const;
  if (answer.status === 'confirmed' && answer.date !== day.date && !wasToday) {
    return { ...known, verdict: { kind: 'NOT_OURS', why: 'bookedAnotherDay', date: answer.date, party } };
  }
  const scanned = facts ? ({ kind: 'ticket', facts, party } as const) : ({ kind: 'party', party } as const);
  return { ...known, verdict: verdictOf(scanned, day, admitted) satisfies Verdict };
}

function partyOf({ code }: Judged, found: FoundTicket, day: Day, wasToday: boolean): Party {
  const {
    bookingId,
    date,
    time,
    startsAt,
    tourType,
    tourName,
    guests,
    party,
    proofFor,
    revision,
    status,
    waivers,
    toPay,
  } = found;
  const hasMoved = status === 'confirmed' && wasToday && date !== day.date;
  return {
    ...{ bookingId, time, startsAt, tourType, tourName, guests, party, proofFor, revision, waivers, toPay },
    confirmationCode: code ?? '',
    name: found.name ?? `Party of ${spelledNumber(guests)}`,
    status: hasMoved ? 'moved' : status,
    movedTo: hasMoved ? { date, time } : null,
  };
}
