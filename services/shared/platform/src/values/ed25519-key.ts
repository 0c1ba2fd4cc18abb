import { createPrivateKey, hkdfSync, type KeyObject } from 'node:crypto';

/** The prefix of the 32 bytes of an Ed25519 private key in PKCS #8 (RFC 8410). */
const pkcs8Head = Buffer.from('302e020100300506032b657004220420', 'hex');

/** The Ed25519 private key of 32 bytes. */
export function ed25519Key(seed: Uint8Array): KeyObject {
  return createPrivateKey({ key: Buffer.concat([pkcs8Head, seed]), format: 'der', type: 'pkcs8' });
}

/** The Ed25519 private key that a secret has for one purpose, by HKDF. */
export function derivedKey(secret: string, purpose: string): KeyObject {
  return ed25519Key(new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32)));
}
