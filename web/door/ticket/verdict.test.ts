import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { TicketFacts } from '../../../services/shared/contracts/src/ticket/ticket-code.js';
import type { Party } from '../data/manifest.js';
import { sampleParty } from '../data/manifest-samples.js';
import { verdictOf } from './verdict.js';

const list = { date: '2026-12-05', madeAt: '2026-12-05T14:00:00.700Z' };
const facts: TicketFacts = {
  keyId: 1,
  bookingId: '0195c1a2-3b4c-7d5e-8f60-112233445566',
  startsAt: new Date('2026-12-05T16:00:00Z'),
  tourType: 'premium',
  guests: 5,
  revision: 2,
  issuedAt: new Date('2026-12-01T10:00:00Z'),
};
const party: Party = { ...sampleParty, tourType: 'premium', revision: 2 };
function listed(of: Partial<Party> = {}) {
  return { kind: 'ticket', facts, party: { ...party, ...of } } as const;
}

function unlisted(of: Partial<TicketFacts> = {}) {
  return { kind: 'ticket', facts: { ...facts, ...of } } as const;
}

describe('a listed ticket', () => {
  it('admits those who are still missing', () => {
    expect(verdictOf(listed(), list, 3)).toEqual({ kind: 'ADMIT', party, missing: 2 });
  });

  it('of another revision goes by the booking', () => {
    const verdict = verdictOf(listed({ revision: 3, guests: 2 }), list, 0);
    expect(verdict).toMatchObject({ kind: 'CHANGED', missing: 2, party: { guests: 2 } });
  });

  it.each(['cancelled', 'displaced'] as const)('that is %s is cancelled', (status) => {
    expect(verdictOf(listed({ status }), list, 0).kind).toBe('CANCELLED');
  });

  it('that moved says where to', () => {
    const movedTo = { date: '2026-12-08', time: '10:00 AM' };
    expect(verdictOf(listed({ status: 'moved', movedTo }), list, 0)).toMatchObject({
      kind: 'MOVED',
      party: { movedTo },
    });
  });

  it('with the highest revision that a ticket holds is current for all above it', () => {
    const scanned = { ...listed({ revision: 300 }), facts: { ...facts, revision: 255 } };
    expect(verdictOf(scanned, list, 0).kind).toBe('ADMIT');
  });

  it('never admits more than are missing, or fewer than zero', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 63 }), fc.nat(200), (guests, admitted) => {
        const verdict = verdictOf(listed({ guests }), list, admitted);
        expect(verdict).toMatchObject({ kind: 'ADMIT', missing: Math.max(0, guests - admitted) });
      }),
    );
  });
});

describe('a ticket that is not listed', () => {
  it.each(['2026-12-05T14:00:00Z', '2026-12-05T15:30:00Z'])('issued at %s is new', (issuedAt) => {
    const verdict = verdictOf(unlisted({ issuedAt: new Date(issuedAt) }), list, 1);
    expect(verdict).toMatchObject({ kind: 'NEW', missing: 4 });
  });

  it('issued before the list is not ours', () => {
    const issuedAt = new Date('2026-12-05T13:59:59Z');
    expect(verdictOf(unlisted({ issuedAt }), list, 0)).toEqual({ kind: 'NOT_OURS', why: 'unlisted' });
  });

  it('for another day of the house is not ours, however new', () => {
    // At 23:30 of the day before, in the house's time zone.
    const startsAt = new Date('2026-12-05T05:30:00Z');
    const scanned = unlisted({ startsAt, issuedAt: new Date('2026-12-05T15:00:00Z') });
    expect(verdictOf(scanned, list, 0)).toEqual({ kind: 'NOT_OURS', why: 'anotherDay' });
  });
});

it.each(['unreadable', 'signature'] as const)('what is foreign by its %s is not ours', (why) => {
  expect(verdictOf({ kind: 'foreign', why }, list, 0)).toEqual({ kind: 'NOT_OURS', why });
});
