import { createHash } from 'node:crypto';
import type { Identity } from '../identity/identity.js';
import { type SigningKey, signingKey } from '../identity/identity-keys.js';
import { issuerOf, signIdentity } from '../identity/sign-identity.js';

export const testPrivateKey = (issuer: string): string =>
  createHash('sha256').update(`only for tests: ${issuer}`).digest('base64url');

export const testKey = (issuer: string): SigningKey => signingKey(issuer, testPrivateKey(issuer));

export const testPublicKeys = ['gateway', 'catalog', 'mailer', 'media', 'notifications', 'orders'].map(
  (issuer) => testKey(issuer).publicText,
) as [string, ...string[]];

/** Signed by the identity's issuer. */
export const signForTest = (identity: Identity, audience: string): Promise<string> =>
  signIdentity(identity, { audience, key: testKey(issuerOf(identity)) });
