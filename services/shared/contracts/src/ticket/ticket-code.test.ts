import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { TOUR_TYPES } from '../tour-types.js';
import { fromBase45, readTicket, type TicketFacts, ticketPayload, ticketText, toBase45 } from './ticket-code.js';

const facts: TicketFacts = {
  keyId: 7,
  bookingId: '0195c1a2-3b4c-7d5e-8f60-112233445566',
  startsAt: new Date('2026-12-05T16:00:00Z'),
  tourType: 'premium',
  guests: 5,
  revision: 2,
  issuedAt: new Date('2026-11-22T16:41:09Z'),
};

describe('Base45', () => {
  it.each([
    ['AB', 'BB8'],
    ['Hello!!', '%69 VD92EX0'],
    ['base-45', 'UJCLQE7W581'],
    ['ietf!', 'QED8WEX0'],
  ])('encodes %s as in RFC 9285', (plain, encoded) => {
    expect(toBase45(new TextEncoder().encode(plain))).toBe(encoded);
    expect(new TextDecoder().decode(fromBase45(encoded))).toBe(plain);
  });

  it('round-trips any bytes', () => {
    fc.assert(fc.property(fc.uint8Array(), (bytes) => expect(fromBase45(toBase45(bytes))).toEqual(bytes)));
  });

  it.each(['A', 'GGW', 'ab', ':::', '::'])('%s is refused', (text) => {
    expect(fromBase45(text)).toBeUndefined();
  });
});

describe('a ticket', () => {
  const dates = (step: number) =>
    fc.integer({ min: 1, max: Math.floor((2 ** 32 * 1000 - 1) / step) }).map((count) => new Date(count * step));
  const anyFacts: fc.Arbitrary<TicketFacts> = fc.record({
    keyId: fc.nat(255),
    bookingId: fc.uuid(),
    startsAt: dates(60_000),
    tourType: fc.constantFrom(...TOUR_TYPES, undefined),
    guests: fc.integer({ min: 1, max: 63 }),
    revision: fc.nat(255),
    issuedAt: dates(1000),
  });

  it('round-trips its facts in 142 characters', () => {
    const signatures = fc.uint8Array({ minLength: 64, maxLength: 64 });
    fc.assert(
      fc.property(anyFacts, signatures, (written, signature) => {
        const payload = ticketPayload(written);
        const text = ticketText(payload, signature);
        expect(text).toHaveLength(142);
        expect(readTicket(text)).toEqual({ facts: written, payload, signature });
      }),
    );
  });

  it('has these 28 bytes', () => {
    expect(Buffer.from(ticketPayload(facts)).toString('hex')).toBe(
      `0107${'0195c1a23b4c7d5e8f60112233445566'}01c8dec0${'45'}${'02'}6b031b25`,
    );
  });

  it('keeps the bits of the labels that tickets were printed with', () => {
    const bits = (['standard', 'premium', 'private'] as const).map(
      (tourType) => ticketPayload({ ...facts, tourType })[22],
    );
    expect(bits.map((byte = 0) => byte >> 6)).toEqual([0, 1, 2]);
  });

  it.each(['', 'HT-7K4M-9QXW', 'HT1:', 'HT2:AB', `HT1:${toBase45(new Uint8Array(92))}`, `HT1:${'A'.repeat(138)}`])(
    '%s is not a ticket',
    (text) => {
      expect(readTicket(text)).toBeUndefined();
    },
  );

  it('caps the revision at 255, and refuses a party of more than 63', () => {
    const text = ticketText(ticketPayload({ ...facts, revision: 300 }), new Uint8Array(64));
    expect(readTicket(text)?.facts.revision).toBe(255);
    expect(() => ticketPayload({ ...facts, guests: 64 })).toThrow(RangeError);
  });
});
