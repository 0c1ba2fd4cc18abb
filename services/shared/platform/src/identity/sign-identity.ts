import { type JWTPayload, SignJWT } from 'jose';
import type { Identity } from './identity.js';
import type { SigningKey } from './identity-keys.js';

/** Longest lifetime. Verifiers refuse longer ones. */
export const longestLifeSeconds = 60;

export interface SigningOptions {
  /** The subgraph, e.g. `bookings`. */
  readonly audience: string;
  readonly key: SigningKey;
  readonly now?: Date;
}

const subjectOf = (identity: Identity): string =>
  identity.role === 'staff' ? identity.id : identity.role === 'service' ? identity.name : 'visitor';

/** The issuer of an identity: services vouch for themselves, the gateway for everyone else. */
export const issuerOf = (identity: Identity): string => (identity.role === 'service' ? identity.name : 'gateway');

const claimsOf = (identity: Identity): JWTPayload =>
  identity.role === 'staff'
    ? { role: 'staff', staffRole: identity.staffRole, session: identity.session }
    : { role: identity.role };

/** A JWT (Ed25519), valid for a minute. */
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
