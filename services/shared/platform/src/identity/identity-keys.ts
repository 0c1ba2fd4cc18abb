import { createPrivateKey, createPublicKey, type JsonWebKey, type KeyObject } from 'node:crypto';

/** A key that signs identities. It can state only what its issuer is allowed to state. */
export interface SigningKey {
  /** The issuer: `gateway`, or a service that calls another one, e.g. `notifications`. */
  readonly issuer: string;
  /** Key id. */
  readonly kid: string;
  readonly privateKey: KeyObject;
  /** The format of the services' settings, `<issuer>:<public key>`. */
  readonly publicText: string;
}

export interface VerifyingKey {
  readonly issuer: string;
  readonly publicKey: KeyObject;
}

/** Keys by their `kid`. */
export type VerifyingKeys = ReadonlyMap<string, VerifyingKey>;

/** The prefix of the 32 bytes of an Ed25519 private key in PKCS #8 (RFC 8410). */
const pkcs8Head = Buffer.from('302e020100300506032b657004220420', 'hex');

const kidOf = (issuer: string, publicPart: string): string => `${issuer}.${publicPart.slice(0, 8)}`;

/** @param privatePart 32 random bytes, base64url */
export function signingKey(issuer: string, privatePart: string): SigningKey {
  const der = Buffer.concat([pkcs8Head, Buffer.from(privatePart, 'base64url')]);
  const privateKey = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
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
