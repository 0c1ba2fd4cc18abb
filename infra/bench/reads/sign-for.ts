import { sign } from 'node:crypto';
import { identityPrivateKey, identityPublicPart } from '../../local/identity/identity-keys.ts';

const part = (value: object | Buffer): string =>
  (Buffer.isBuffer(value) ? value : Buffer.from(JSON.stringify(value))).toString('base64url');

/** What the gateway sends along when a visitor asks: a token (JWT, Ed25519) that one subgraph takes for a minute. */
export function signFor(subgraph: string, privatePart: string, now = Date.now()): string {
  const iat = Math.floor(now / 1000);
  const claims = { role: 'visitor', iss: 'hilltop-gateway', aud: subgraph, sub: 'visitor', iat, exp: iat + 60 };
  const kid = `gateway.${identityPublicPart(privatePart).slice(0, 8)}`;
  const signed = `${part({ alg: 'EdDSA', typ: 'JWT', kid })}.${part(claims)}`;
  return `${signed}.${part(sign(null, Buffer.from(signed), identityPrivateKey(privatePart)))}`;
}
