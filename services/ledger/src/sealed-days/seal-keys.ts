import { createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { derivedKey } from '@hilltop/platform/values/ed25519-key';

/** A key that signs sealed days. */
export interface SealKey {
  readonly privateKey: KeyObject;
  /** SPKI in base64. */
  readonly publicKey: string;
}

/** The key derived from a secret, as tickets have theirs (infra/decisions/0274). */
export function sealKey(secret: string): SealKey {
  const privateKey = derivedKey(secret, 'hilltop sealed days');
  const publicKey = createPublicKey(privateKey).export({ format: 'der', type: 'spki' }).toString('base64');
  return { privateKey, publicKey };
}

/** The signature of a page, base64. */
export function signPage(page: string, { privateKey }: SealKey): string {
  return sign(null, Buffer.from(page), privateKey).toString('base64');
}

/** Whether the signature of a page is by this key. @param publicKey SPKI in base64 */
export function isSignedBy(page: string, signature: string, publicKey: string): boolean {
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
  return verify(null, Buffer.from(page), key, Buffer.from(signature, 'base64'));
}
