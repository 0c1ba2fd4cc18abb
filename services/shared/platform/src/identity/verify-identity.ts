import { errors, type JWTPayload, jwtVerify } from 'jose';
import { type Identity, isStaffRole } from './identity.js';
import { issuerOf, longestLifeSeconds } from './sign-identity.js';

export interface VerifyingOptions {
  /** The subgraph that verifies: a token for another one does not count. */
  readonly audience: string;
  /** Valid secrets, so that one can be changed without a gap. */
  readonly secrets: readonly string[];
  readonly now?: Date;
}

/** Clocks of two machines may be this many seconds apart. */
const clockToleranceSeconds = 5;

export interface VerifiedIdentity {
  readonly identity: Identity;
  readonly expiresAt: Date;
}

/**
 * Checks a token against each secret. Signatures are compared in constant time.
 *
 * @returns the caller, or `undefined` for anything but a token that is whole, ours, for us and still valid
 */
export async function verifyIdentity(token: string, options: VerifyingOptions): Promise<VerifiedIdentity | undefined> {
  for (const secret of options.secrets) {
    const claims = await claimsOf(token, secret, options);
    if (claims) return readClaims(claims);
  }
  return undefined;
}

async function claimsOf(token: string, secret: string, options: VerifyingOptions): Promise<JWTPayload | undefined> {
  try {
    const { payload } = await jwtVerify(token, new TextEncoder().encode(secret), {
      algorithms: ['HS256'],
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

function readClaims(claims: JWTPayload): VerifiedIdentity | undefined {
  const { sub, iss, iat = 0, exp = 0 } = claims;
  if (!sub || exp - iat > longestLifeSeconds) return undefined;
  const identity = identityOf(claims, sub);
  return identity && iss === issuerOf(identity) ? { identity, expiresAt: new Date(exp * 1000) } : undefined;
}

function identityOf({ role, staffRole, session }: JWTPayload, subject: string): Identity | undefined {
  if (role === 'visitor') return { role };
  if (role === 'staff' && isStaffRole(staffRole) && typeof session === 'string') {
    return { role, id: subject, staffRole, session };
  }
  if (role === 'service') return { role, name: subject };
  return undefined;
}
