import { type JWTPayload, SignJWT } from 'jose';
import type { Identity } from './identity.js';

/** Longest life of a token, in seconds. Verifiers refuse more. */
export const longestLifeSeconds = 60;

export interface SigningOptions {
  /** The subgraph that it is for, e.g. `bookings`. */
  readonly audience: string;
  /** The subgraph's current secret. */
  readonly secret: string;
  readonly now?: Date;
}

const subjectOf = (identity: Identity): string =>
  identity.role === 'staff' ? identity.id : identity.role === 'service' ? identity.name : 'visitor';

/** Services vouch for themselves, the gateway for everybody else. */
export const issuerOf = (identity: Identity): string =>
  identity.role === 'service' ? `hilltop-${identity.name}` : 'hilltop-gateway';

/** What a token says of the caller besides who it is. */
const claimsOf = (identity: Identity): JWTPayload =>
  identity.role === 'staff'
    ? { role: 'staff', staffRole: identity.staffRole, session: identity.session }
    : { role: identity.role };

/** A token (JWT, HS256) that states the caller for a minute. */
export function signIdentity(
  identity: Identity,
  { audience, secret, now = new Date() }: SigningOptions,
): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new SignJWT(claimsOf(identity))
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(issuerOf(identity))
    .setAudience(audience)
    .setSubject(subjectOf(identity))
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + longestLifeSeconds)
    .sign(new TextEncoder().encode(secret));
}
