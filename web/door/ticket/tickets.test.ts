/** @jest-environment node */
import { createCipheriv, createHash, generateKeyPairSync, hkdfSync, randomBytes, sign } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import {
  type ReadTicket,
  readTicket,
  ticketPayload,
  ticketText,
} from '../../../services/shared/contracts/src/ticket/ticket-code.js';
import { sampleParty } from '../data/manifest-samples.js';
import { openSealedRow, verifyTicket } from './judge.js';

const DATE = '2026-12-05';
const party = { ...sampleParty, name: 'Zoë Fielding', tourType: 'premium', revision: 2 } as const;

function house(keyId = 7) {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const raw = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32);
  const payload = ticketPayload({
    keyId,
    bookingId: party.bookingId,
    startsAt: new Date(party.startsAt),
    tourType: 'premium',
    guests: party.guests,
    revision: party.revision,
    issuedAt: new Date('2026-11-22T16:41:09Z'),
  });
  const ticket = readTicket(ticketText(payload, sign(null, payload, privateKey)));
  if (!ticket) throw new Error('the ticket cannot be read');
  return { key: { id: keyId, publicKey: raw.toString('base64url') }, ticket };
}

function altered(ticket: ReadTicket): ReadTicket {
  const payload = Uint8Array.from(ticket.payload);
  payload[22] = (payload[22] ?? 0) + 1;
  return { ...ticket, payload };
}

const withoutEd25519 = {
  importKey: () => Promise.reject(new DOMException('Unrecognized algorithm name', 'NotSupportedError')),
  verify: () => Promise.reject(new Error('nothing to verify with')),
};

describe.each([
  ['of the browser', crypto.subtle],
  ['of the library, where the browser has none', withoutEd25519],
])('with the Ed25519 %s', (_name, subtle) => {
  it('a ticket is known by any of the keys that share its id', async () => {
    const { key, ticket } = house();
    expect(await verifyTicket(ticket, [house().key, key], subtle)).toBe(true);
  });

  it('an altered ticket, and one of another house, are not', async () => {
    const { key, ticket } = house();
    expect(await verifyTicket(altered(ticket), [key], subtle)).toBe(false);
    expect(await verifyTicket(ticket, [house().key], subtle)).toBe(false);
    expect(await verifyTicket(ticket, [{ ...key, id: 8 }], subtle)).toBe(false);
  });
});

function sealed(secret: Uint8Array, date: string, row: object = party) {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(hkdfSync('sha256', secret, date, '', 32)), iv);
  const content = Buffer.concat([iv, cipher.update(JSON.stringify(row)), cipher.final(), cipher.getAuthTag()]);
  const key = createHash('sha256').update(secret).digest().subarray(0, 16);
  return { key: key.toString('base64url'), sealed: content.toString('base64url') };
}

describe('a sealed row', () => {
  it('opens the party only with its own ticket', async () => {
    const [{ ticket: own }, { ticket: other }] = [house(), house()];
    const rows = [sealed(randomBytes(64), DATE), sealed(own.signature, DATE)];
    expect(await openSealedRow(rows, own.signature, DATE)).toEqual(party);
    expect(await openSealedRow(rows, other.signature, DATE)).toBeUndefined();
  });

  it('of the release before has its names for what they are now', async () => {
    const { confirmationCode: code, ...others } = party;
    const { signature } = house().ticket;
    const earlier = sealed(signature, DATE, { ...others, code, requests: 'A ramp' });
    const opened = await openSealedRow([earlier], signature, DATE);
    expect(opened).toEqual({ ...party, specialRequests: 'A ramp' });
  });

  it('of another day does not open', async () => {
    const { signature } = house().ticket;
    await expect(openSealedRow([sealed(signature, '2026-12-06')], signature, DATE)).rejects.toThrow();
  });
});
