import type { KeyObject } from 'node:crypto';
import { errors, type JWTHeaderParameters, type JWTPayload, jwtVerify } from 'jose';
import { type Identity, isStaffRole } from './identity.js';
import { type VerifyingKeys, verifyingKeys } from './identity-keys.js';
import { issuerOf, longestLifeSeconds } from './sign-identity.js';

const mostKept = 1_000;

interface VerifyingOptions {
  /** A token for another subgraph is invalid. */
  readonly audience: string;
  readonly keys: VerifyingKeys;
  readonly now?: Date;
}

/** Allowed clock skew between machines. */
const clockToleranceSeconds = 5;

interface VerifiedIdentity {
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

/** Caches tokens until they expire: verifying costs about 0.2 ms, and nearly every request has the same visitor's token. */
export class IdentityVerifier {
  private readonly kept = new Map<string, VerifiedIdentity>();

  private readonly options: { readonly audience: string; readonly keys: VerifyingKeys };

  constructor(
    options: { readonly audience: string; readonly keys: readonly string[] },
    private readonly now: () => number = Date.now,
  ) {
    this.options = { audience: options.audience, keys: verifyingKeys(options.keys) };
  }

  async verify(token: unknown): Promise<Identity | undefined> {
    if (typeof token !== 'string' || token === '') return undefined;
    const now = this.now();
    const found = this.kept.get(token);
    if (found && found.expiresAt.getTime() > now) return found.identity;

    const verified = await verifyIdentity(token, { ...this.options, now: new Date(now) });
    if (!verified) return undefined;
    if (this.kept.size >= mostKept) this.kept.clear();
    this.kept.set(token, verified);
    return verified.identity;
  }
}
