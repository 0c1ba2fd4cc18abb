import { createPrivateKey, hkdfSync, type KeyObject } from 'node:crypto';

/** DER prefix of a private key in PKCS #8 (RFC 8410). */
const pkcs8Head = Buffer.from('302e020100300506032b657004220420', 'hex');

export function ed25519Key(seed: Uint8Array): KeyObject {
  return createPrivateKey({ key: Buffer.concat([pkcs8Head, seed]), format: 'der', type: 'pkcs8' });
}

/** Derived by HKDF, one key per purpose. */
export function derivedKey(secret: string, purpose: string): KeyObject {
  return ed25519Key(new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32)));
}
