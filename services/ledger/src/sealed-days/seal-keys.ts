import { createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { derivedKey } from '@hilltop/platform/values/ed25519-key';

export interface SealKey {
  readonly privateKey: KeyObject;
  /** SPKI in base64. */
  readonly publicKey: string;
}

/** Derived from a secret, like those of tickets (infra/decisions/0274). */
export function sealKey(secret: string): SealKey {
  const privateKey = derivedKey(secret, 'hilltop sealed days');
  const publicKey = createPublicKey(privateKey).export({ format: 'der', type: 'spki' }).toString('base64');
  return { privateKey, publicKey };
}

/** Base64. */
export function signPage(page: string, { privateKey }: SealKey): string {
  return sign(null, Buffer.from(page), privateKey).toString('base64');
}

/** @param publicKey SPKI in base64 */
export function isSignedBy(page: string, signature: string, publicKey: string): boolean {
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
  return verify(null, Buffer.from(page), key, Buffer.from(signature, 'base64'));
}
