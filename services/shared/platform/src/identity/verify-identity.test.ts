import { describe, expect, it } from '@jest/globals';
import { SignJWT, UnsecuredJWT } from 'jose';
import type { Identity } from './identity.js';
import { signIdentity } from './sign-identity.js';
import { verifyIdentity } from './verify-identity.js';

const now = new Date('2026-11-21T12:00:00Z');
const later = (seconds: number): Date => new Date(now.getTime() + seconds * 1000);
const secret = 'current-secret-of-at-least-32-characters';
const former = 'former-secret-of-at-least-32-characters!';
const forBookings = { audience: 'bookings', secrets: [secret, former] };
const staff: Identity = { role: 'staff', id: 'a-7', staffRole: 'desk', session: 's-7' };

const verified = async (token: string, at = now): Promise<Identity | undefined> =>
  (await verifyIdentity(token, { ...forBookings, now: at }))?.identity;

/** A token whose claims the test chooses, with a signature that is right. */
const forged = (claims: Record<string, unknown>, alg = 'HS256'): Promise<string> => {
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
    .setProtectedHeader({ alg })
    .sign(new TextEncoder().encode(secret.repeat(2)));
};
const trusted = { audience: 'bookings', secrets: [secret.repeat(2)], now };

describe('identity tokens', () => {
  it.each<Identity>([{ role: 'visitor' }, staff, { role: 'service', name: 'notifications' }])(
    'carry %j',
    async (identity) => {
      const token = await signIdentity(identity, { audience: 'bookings', secret, now });
      expect(await verifyIdentity(token, { ...forBookings, now })).toEqual({ identity, expiresAt: later(60) });
    },
  );

  it('are good with every valid secret, and with no other', async () => {
    const sign = (key: string) => signIdentity(staff, { audience: 'bookings', secret: key, now });
    expect(await verified(await sign(former))).toEqual(staff);
    expect(await verified(await sign('a-stranger-with-at-least-32-characters'))).toBeUndefined();
  });

  it('are good for one subgraph only', async () => {
    expect(await verified(await signIdentity(staff, { audience: 'orders', secret, now }))).toBeUndefined();
  });

  it('run out after a minute, give or take the clocks', async () => {
    const token = await signIdentity(staff, { audience: 'bookings', secret, now });
    expect(await verified(token, later(59))).toEqual(staff);
    expect(await verified(token, later(66))).toBeUndefined();
    expect(await verified(token, later(-6))).toBeUndefined();
  });

  it('are refused when a single character was changed', async () => {
    const token = await signIdentity({ role: 'visitor' }, { audience: 'bookings', secret, now });
    const [head = '', body = '', signature = ''] = token.split('.');
    const asStaff = Buffer.from(Buffer.from(body, 'base64url').toString().replace('"visitor"', '"staff"')).toString(
      'base64url',
    );
    expect(await verified(`${head}.${asStaff}.${signature}`)).toBeUndefined();
    expect(await verified(`${head}.${body}.${signature.slice(0, -2)}AA`)).toBeUndefined();
  });

  it('are refused without a signature or with another algorithm', async () => {
    expect(await verifyIdentity(await forged({}), trusted)).toBeDefined();
    expect(await verifyIdentity(await forged({}, 'HS512'), trusted)).toBeUndefined();
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
    { staffRole: 'owner' },
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
  ])('are refused with claims like %j, though well signed', async (claims) => {
    expect(await verifyIdentity(await forged(claims), trusted)).toBeUndefined();
  });
});
