import { type JWTPayload, SignJWT } from 'jose';
import type { Identity } from './identity.js';
import type { SigningKey } from './identity-keys.js';

/** Longest life of a token, in seconds. Verifiers refuse more. */
export const longestLifeSeconds = 60;

export interface SigningOptions {
  /** The subgraph that it is for, e.g. `bookings`. */
  readonly audience: string;
  readonly key: SigningKey;
  readonly now?: Date;
}

const subjectOf = (identity: Identity): string =>
  identity.role === 'staff' ? identity.id : identity.role === 'service' ? identity.name : 'visitor';

/** Whose key an identity counts with: services vouch for themselves, the gateway for everybody else. */
export const issuerOf = (identity: Identity): string => (identity.role === 'service' ? identity.name : 'gateway');

/** What a token says of the caller besides who it is. */
const claimsOf = (identity: Identity): JWTPayload =>
  identity.role === 'staff'
    ? { role: 'staff', staffRole: identity.staffRole, session: identity.session }
    : { role: identity.role };

/** A token (JWT, Ed25519) that states the caller for a minute. */
export function signIdentity(identity: Identity, { audience, key, now = new Date() }: SigningOptions): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new SignJWT(claimsOf(identity))
    .setProtectedHeader({ alg: 'EdDSA', typ: 'JWT', kid: key.kid })
    .setIssuer(`hilltop-${key.issuer}`)
    .setAudience(audience)
    .setSubject(subjectOf(identity))
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + longestLifeSeconds)
    .sign(key.privateKey);
}
