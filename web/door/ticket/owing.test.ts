/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import type { TicketFacts } from '../../../services/shared/contracts/src/ticket/ticket-code.js';
import { nameVenueTimeZone } from '../../test/venue-time-zone.js';
import type { Day } from '../data/day.js';
import { sampleDay, sampleParty } from '../data/manifest-samples.js';
import { judge } from './judge.js';
import { verdictOf } from './verdict.js';
import { verdictWords } from './verdict-words.js';

nameVenueTimeZone();

const owing = { ...sampleParty, toPay: '75.00' };
const { bookingId, confirmationCode } = sampleParty;
const day: Day = { ...sampleDay, parties: [owing] };

async function words(of: Partial<Day> = {}) {
  const now: Day = { ...day, ...of };
  return verdictWords(await judge(confirmationCode, now), now);
}

describe('a party that owes money', () => {
  it('is amber, and says what to take first', async () => {
    expect(await words()).toMatchObject({ look: 'owing', title: 'Take $75.00 first' });
  });

  it('still owes it when all of it are in', async () => {
    const peopleIn = new Map([[bookingId, sampleParty.guests]]);
    expect(await words({ peopleIn })).toMatchObject({ look: 'owing', title: 'All in, $75.00 to pay' });
  });

  it('is admitted once this phone took the money, though its list does not know it yet', async () => {
    expect(await words({ taken: new Set([bookingId]) })).toMatchObject({ look: 'admit', title: 'Admit' });
  });

  it('goes by the current list, also for a verdict that was made before', async () => {
    const judged = await judge(confirmationCode, day);
    const paid: Day = { ...day, parties: [{ ...owing, toPay: null, revision: 1 }] };
    expect(verdictWords(judged, paid).title).toBe('Admit');
  });

  it('that is canceled or another day owes nothing at the gate', async () => {
    const parties = [{ ...owing, status: 'cancelled' as const }];
    expect(await words({ parties })).toMatchObject({ look: 'cancelled', title: 'Canceled' });
  });
});

it.each([
  [0, 'ADMIT'],
  [1, 'ADMIT'],
  [2, 'CHANGED'],
])('a ticket of revision %i of a booking that only money changed since its first is %s', (revision, kind) => {
  const facts: TicketFacts = {
    ...{ keyId: 1, bookingId, startsAt: new Date(sampleParty.startsAt), tourType: 'standard' },
    ...{ guests: 5, revision, issuedAt: new Date('2026-12-01T10:00:00Z') },
  };
  const party = { ...sampleParty, revision: 1, ticketRevision: 0 };
  expect(verdictOf({ kind: 'ticket', facts, party }, sampleDay, 0).kind).toBe(kind);
});
