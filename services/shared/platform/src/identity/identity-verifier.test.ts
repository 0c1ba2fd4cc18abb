import { describe, expect, it } from '@jest/globals';
import { SignJWT, UnsecuredJWT } from 'jose';
import type { Identity } from './identity.js';
import { type SigningKey, signingKey, verifyingKeys } from './identity-keys.js';
import { verifyIdentity } from './identity-verifier.js';
import { signIdentity } from './sign-identity.js';

const now = new Date('2026-11-21T12:00:00Z');
const later = (seconds: number): Date => new Date(now.getTime() + seconds * 1000);
const key = signingKey('gateway', 'k'.repeat(43));
const former = signingKey('gateway', 'a'.repeat(43));
const mailer = signingKey('notifications', 'n'.repeat(43));
const keys = verifyingKeys([key.publicText, former.publicText, mailer.publicText]);
const forBookings = { audience: 'bookings', keys };
const staff: Identity = { role: 'staff', id: 'a-7', staffRole: 'desk', session: 's-7' };

const verified = async (token: string, at = now): Promise<Identity | undefined> =>
  (await verifyIdentity(token, { ...forBookings, now: at }))?.identity;

/** A token whose claims the test chooses, with a signature that is right. */
const forged = (claims: Record<string, unknown>, signer: SigningKey = key): Promise<string> => {
  const iat = Math.floor(now.getTime() / 1000);
  const good = {
    iss: 'hilltop-gateway',
    aud: 'bookings',
    sub: 'a-7',
    role: 'staff',
    staffRole: 'desk',
    session: 's-7',
    iat,
    exp: iat + 60,
  };
  return new SignJWT({ ...good, ...claims })
    .setProtectedHeader({ alg: 'EdDSA', kid: signer.kid })
    .sign(signer.privateKey);
};

describe('identity tokens', () => {
  it.each<Identity>([{ role: 'visitor' }, staff, { role: 'service', name: 'notifications' }])(
    'carry %j',
    async (identity) => {
      const signer = identity.role === 'service' ? mailer : key;
      const token = await signIdentity(identity, { audience: 'bookings', key: signer, now });
      expect(await verifyIdentity(token, { ...forBookings, now })).toEqual({ identity, expiresAt: later(60) });
    },
  );

  it('are valid with every accepted key, and with no other', async () => {
    const sign = (signer: SigningKey) => signIdentity(staff, { audience: 'bookings', key: signer, now });
    expect(await verified(await sign(former))).toEqual(staff);
    expect(await verified(await sign(signingKey('gateway', 'b'.repeat(43))))).toBeUndefined();
  });

  it.each<Identity>([
    { role: 'visitor' },
    staff,
    { role: 'service', name: 'orders' },
    { role: 'service', name: 'gateway' },
  ])('are refused when a service states %j with its own key, under any issuer', async (identity) => {
    for (const signer of [mailer, { ...mailer, issuer: 'gateway' }, { ...mailer, issuer: 'gateway', kid: key.kid }]) {
      expect(await verified(await signIdentity(identity, { audience: 'bookings', key: signer, now }))).toBeUndefined();
    }
  });

  it('cannot be signed with the keys that verify them', async () => {
    const [, x = ''] = key.publicText.split(':');
    const good = { iss: 'hilltop-gateway', aud: 'bookings', sub: 'a-7', role: 'staff' };
    const token = new SignJWT(good).setProtectedHeader({ alg: 'HS256', kid: key.kid });
    const signed = await token.setIssuedAt(now).setExpirationTime(later(60)).sign(Buffer.from(x, 'base64url'));
    expect(await verified(signed)).toBeUndefined();
  });

  it('are valid for one subgraph only', async () => {
    expect(await verified(await signIdentity(staff, { audience: 'orders', key, now }))).toBeUndefined();
  });

  it('expire after a minute, plus the clock skew', async () => {
    const token = await signIdentity(staff, { audience: 'bookings', key, now });
    expect(await verified(token, later(59))).toEqual(staff);
    expect(await verified(token, later(66))).toBeUndefined();
    expect(await verified(token, later(-6))).toBeUndefined();
  });

  it('are refused when a single character was changed', async () => {
    const token = await signIdentity({ role: 'visitor' }, { audience: 'bookings', key, now });
    const [head = '', body = '', signature = ''] = token.split('.');
    const asStaff = Buffer.from(Buffer.from(body, 'base64url').toString().replace('"visitor"', '"staff"')).toString(
      'base64url',
    );
    expect(await verified(`${head}.${asStaff}.${signature}`)).toBeUndefined();
    expect(await verified(`${head}.${body}.${signature.slice(0, -4)}AAAA`)).toBeUndefined();
  });

  it('are refused without a signature', async () => {
    expect(await verified(await forged({}))).toEqual(staff);
    const open = new UnsecuredJWT({ role: 'staff' })
      .setIssuer('hilltop-gateway')
      .setAudience('bookings')
      .setSubject('a-7');
    expect(await verified(open.setIssuedAt(now).setExpirationTime(later(60)).encode())).toBeUndefined();
    for (const text of ['', 'x', '..', 'a.b.c']) expect(await verified(text)).toBeUndefined();
  });

  it.each([
    { role: 'admin' },
    { role: undefined },
    { staffRole: 'president' },
    { staffRole: undefined },
    { session: undefined },
    { sub: '' },
    { sub: undefined },
    { iss: 'hilltop-notifications' },
    { iss: undefined },
    { role: 'service', sub: 'notifications' },
    { aud: undefined },
    { exp: undefined },
    { iat: undefined },
    { exp: Math.floor(later(3600).getTime() / 1000) },
  ])('are refused with claims like %j, even with a valid signature', async (claims) => {
    expect(await verified(await forged(claims))).toBeUndefined();
  });
});
