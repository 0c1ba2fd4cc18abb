import { createHmac } from 'node:crypto';

const part = (value: object | Buffer): string =>
  (Buffer.isBuffer(value) ? value : Buffer.from(JSON.stringify(value))).toString('base64url');

/** What the gateway sends along when a visitor asks: a token (JWT, HS256) that one subgraph takes for a minute. */
export function signFor(subgraph: string, secret: string, now = Date.now()): string {
  const iat = Math.floor(now / 1000);
  const claims = { role: 'visitor', iss: 'hilltop-gateway', aud: subgraph, sub: 'visitor', iat, exp: iat + 60 };
  const signed = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`;
  return `${signed}.${part(createHmac('sha256', secret).update(signed).digest())}`;
}
