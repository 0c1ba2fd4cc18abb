import { describe, expect, it } from '@jest/globals';
import { type Identity, visitor } from './identity.js';
import { signingKey } from './identity-keys.js';
import { IdentitySigner } from './identity-signer.js';
import { IdentityVerifier } from './identity-verifier.js';

const staff = { role: 'staff', id: 'b', staffRole: 'desk', session: 's' } as const;
const audience = 'bookings';
const key = signingKey('gateway', 'k'.repeat(43));
const keys = [key.publicText];

function atWill() {
  const clock = { ms: Date.parse('2026-11-21T12:00:00Z') };
  const now = (): number => clock.ms;
  return {
    clock,
    signer: new IdentitySigner({ audience, key }, now),
    verifier: new IdentityVerifier({ audience, keys }, now),
  };
}

describe('IdentitySigner and IdentityVerifier', () => {
  it('reuse a token, and replace it well before it expires', async () => {
    const { clock, signer, verifier } = atWill();
    const first = await signer.sign();
    clock.ms += 29_000;
    expect(await signer.sign(visitor)).toBe(first);
    clock.ms += 2_000;
    expect(await signer.sign()).not.toBe(first);
    expect(await verifier.verify(first)).toEqual(visitor);
  });

  it('never mix up identities', async () => {
    const { signer, verifier } = atWill();
    const identities: Identity[] = [
      visitor,
      { ...staff, id: 'visitor' },
      staff,
      { ...staff, staffRole: 'manager' },
      { ...staff, session: 't' },
      { role: 'service', name: 'gateway' },
    ];
    const tokens = await Promise.all(identities.map((identity) => signer.sign(identity)));
    expect(new Set(tokens).size).toBe(identities.length);
    for (const round of [1, 2]) {
      expect({ round, seen: await Promise.all(tokens.map((token) => verifier.verify(token))) }).toEqual({
        round,
        seen: identities,
      });
    }
  });

  it('do not cache a token beyond its lifetime', async () => {
    const { clock, signer, verifier } = atWill();
    const token = await signer.sign();
    expect(await verifier.verify(token)).toEqual(visitor);
    clock.ms += 66_000;
    expect(await verifier.verify(token)).toBeUndefined();
  });

  it.each([undefined, '', 'x', ['a', 'b'], 7])('refuse %j', async (token) => {
    expect(await atWill().verifier.verify(token)).toBeUndefined();
  });

  it('have bounded caches', async () => {
    const { signer, verifier } = atWill();
    for (let account = 0; account < 1_100; account++) {
      const identity = { ...staff, id: String(account) };
      expect(await verifier.verify(await signer.sign(identity))).toEqual(identity);
    }
    expect((signer as unknown as { kept: Map<string, unknown> }).kept.size).toBeLessThanOrEqual(1_000);
    expect((verifier as unknown as { kept: Map<string, unknown> }).kept.size).toBeLessThanOrEqual(1_000);
  });
});
