import { createPrivateKey, createPublicKey, type JsonWebKey, type KeyObject } from 'node:crypto';

/** What one part signs identities with. Whoever has it can state what its issuer may state, and no more. */
export interface SigningKey {
  /** The part that signs: `gateway`, or a service that calls another one, e.g. `notifications`. */
  readonly issuer: string;
  /** Tells the keys of an issuer apart. */
  readonly kid: string;
  readonly privateKey: KeyObject;
  /** As services are given it, `<issuer>:<public key>`. */
  readonly publicText: string;
}

export interface VerifyingKey {
  readonly issuer: string;
  readonly publicKey: KeyObject;
}

/** Keys by their `kid`. */
export type VerifyingKeys = ReadonlyMap<string, VerifyingKey>;

/** What stands before the 32 bytes of an Ed25519 private key in PKCS #8 (RFC 8410). */
const pkcs8Head = Buffer.from('302e020100300506032b657004220420', 'hex');

const kidOf = (issuer: string, publicPart: string): string => `${issuer}.${publicPart.slice(0, 8)}`;

/** @param privatePart 32 random bytes, base64url */
export function signingKey(issuer: string, privatePart: string): SigningKey {
  const der = Buffer.concat([pkcs8Head, Buffer.from(privatePart, 'base64url')]);
  const privateKey = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  const { x = '' }: JsonWebKey = createPublicKey(privateKey).export({ format: 'jwk' });
  return { issuer, kid: kidOf(issuer, x), privateKey, publicText: `${issuer}:${x}` };
}

/** @param texts `<issuer>:<public key>` each; an issuer may have several keys while one takes the place of another */
export function verifyingKeys(texts: readonly string[]): VerifyingKeys {
  return new Map(
    texts.map((text) => {
      const [issuer = '', x = ''] = text.split(':');
      const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
      return [kidOf(issuer, x), { issuer, publicKey }];
    }),
  );
}
