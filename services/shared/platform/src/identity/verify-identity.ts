import type { KeyObject } from 'node:crypto';
import { errors, type JWTHeaderParameters, type JWTPayload, jwtVerify } from 'jose';
import { type Identity, isStaffRole } from './identity.js';
import type { VerifyingKeys } from './identity-keys.js';
import { issuerOf, longestLifeSeconds } from './sign-identity.js';

export interface VerifyingOptions {
  /** A token for another subgraph is invalid. */
  readonly audience: string;
  readonly keys: VerifyingKeys;
  readonly now?: Date;
}

/** Allowed clock skew between machines. */
const clockToleranceSeconds = 5;

export interface VerifiedIdentity {
  readonly identity: Identity;
  readonly expiresAt: Date;
}

/**
 * A key is valid only for its own issuer, so no service can impersonate a visitor, staff or another service.
 * @returns `undefined` for an invalid token
 */
export async function verifyIdentity(token: string, options: VerifyingOptions): Promise<VerifiedIdentity | undefined> {
  let issuer = '';
  const keyOf = ({ kid = '' }: JWTHeaderParameters): KeyObject => {
    const key = options.keys.get(kid);
    if (!key) throw new errors.JWKSNoMatchingKey();
    issuer = key.issuer;
    return key.publicKey;
  };
  const claims = await claimsOf(token, keyOf, options);
  return claims && readClaims(claims, issuer);
}

async function claimsOf(
  token: string,
  keyOf: (header: JWTHeaderParameters) => KeyObject,
  options: VerifyingOptions,
): Promise<JWTPayload | undefined> {
  try {
    const { payload } = await jwtVerify(token, keyOf, {
      algorithms: ['EdDSA'],
      audience: options.audience,
      maxTokenAge: longestLifeSeconds,
      clockTolerance: clockToleranceSeconds,
      requiredClaims: ['iss', 'sub', 'exp', 'iat', 'role'],
      ...(options.now && { currentDate: options.now }),
    });
    return payload;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}

function readClaims(claims: JWTPayload, issuer: string): VerifiedIdentity | undefined {
  const { sub, iss, iat = 0, exp = 0 } = claims;
  if (!sub || exp - iat > longestLifeSeconds || iss !== `hilltop-${issuer}`) return undefined;
  const identity = identityOf(claims, sub);
  return identity && issuer === issuerOf(identity) ? { identity, expiresAt: new Date(exp * 1000) } : undefined;
}

function identityOf({ role, staffRole, session }: JWTPayload, subject: string): Identity | undefined {
  if (role === 'visitor') return { role };
  if (role === 'staff' && isStaffRole(staffRole) && typeof session === 'string') {
    return { role, id: subject, staffRole, session };
  }
  if (role === 'service') return { role, name: subject };
  return undefined;
}
