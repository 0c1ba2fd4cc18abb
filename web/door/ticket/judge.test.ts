/** @jest-environment node */
import { generateKeyPairSync, sign } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { ticketPayload, ticketText } from '../../../services/shared/contracts/src/ticket/ticket-code.js';
import { nameVenueTimeZone } from '../../test/venue-time-zone.js';
import type { Day } from '../data/day.js';
import type { Party } from '../data/manifest.js';
import { sampleDay, sampleParty } from '../data/manifest-samples.js';
import { judge } from './judge.js';

nameVenueTimeZone();

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const raw = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32);
const { bookingId } = sampleParty;
const party: Party = { ...sampleParty, revision: 3 };
const day: Day = {
  ...sampleDay,
  keys: [{ id: 7, publicKey: raw.toString('base64url') }],
  parties: [party],
  peopleIn: new Map([[bookingId, 2]]),
};

function ticket(issuedAt: string, key = privateKey): string {
  const startsAt = new Date(party.startsAt);
  const facts = { keyId: 7, bookingId, startsAt, guests: 5, revision: 0, issuedAt: new Date(issuedAt) };
  const payload = ticketPayload({ ...facts, tourType: 'standard' });
  return ticketText(payload, sign(null, payload, key));
}

it.each(['HT-4QX9-2MVD', 'ht4qx92mvd', '  ht 4qx9 2mvd ', '4QX9-2MVD', '4qx9 2mvd'])(
  'finds the party of the code %j',
  async (code) => {
    const { verdict, admitted } = await judge(code, day);
    expect(verdict).toMatchObject({ kind: 'ADMIT', party, missing: 3 });
    expect(admitted).toBe(2);
  },
);

it.each([
  ['HT-2222-2222', 'unknownCode'],
  ['https://example.org', 'unreadable'],
  ['', 'unreadable'],
  [ticket('2026-12-05T15:00:00Z', generateKeyPairSync('ed25519').privateKey), 'signature'],
  [ticket('2026-12-01T10:00:00Z'), 'unlisted'],
])('takes %j for none of ours', async (text, why) => {
  expect((await judge(text, day)).verdict).toEqual({ kind: 'NOT_OURS', why });
});

it('counts who is in with a ticket that is not on the list yet', async () => {
  const { verdict } = await judge(ticket('2026-12-05T15:00:00Z'), day);
  expect(verdict).toMatchObject({ kind: 'NEW', missing: 3 });
});
