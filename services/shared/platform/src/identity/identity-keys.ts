import { createPublicKey, type JsonWebKey, type KeyObject } from 'node:crypto';
import { ed25519Key } from '../values/ed25519-key.js';

/** It can state only what its issuer is allowed to state. */
export interface SigningKey {
  /** The issuer: `gateway`, or a service that calls another one, e.g. `notifications`. */
  readonly issuer: string;
  readonly kid: string;
  readonly privateKey: KeyObject;
  /** `<issuer>:<public key>`, as in the services' settings. */
  readonly publicText: string;
}

export interface VerifyingKey {
  readonly issuer: string;
  readonly publicKey: KeyObject;
}

export type VerifyingKeys = ReadonlyMap<string, VerifyingKey>;

const kidOf = (issuer: string, publicPart: string): string => `${issuer}.${publicPart.slice(0, 8)}`;

/** @param privatePart 32 random bytes, base64url */
export function signingKey(issuer: string, privatePart: string): SigningKey {
  const privateKey = ed25519Key(Buffer.from(privatePart, 'base64url'));
  const { x = '' }: JsonWebKey = createPublicKey(privateKey).export({ format: 'jwk' });
  return { issuer, kid: kidOf(issuer, x), privateKey, publicText: `${issuer}:${x}` };
}

/** @param texts `<issuer>:<public key>` each; an issuer can have several keys during a rotation */
export function verifyingKeys(texts: readonly string[]): VerifyingKeys {
  return new Map(
    texts.map((text) => {
      const [issuer = '', x = ''] = text.split(':');
      const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
      return [kidOf(issuer, x), { issuer, publicKey }];
    }),
  );
}
