import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';

/** Services that call a service. The gateway calls all. */
const serviceCallers: Readonly<Record<string, readonly string[]>> = {
  bookings: ['orders', 'notifications'],
  // The prices of an order; the images that products show.
  catalog: ['orders', 'media'],
  contact: ['notifications'],
  ledger: ['notifications'],
  // The private files of groups.
  orders: ['notifications', 'media'],
  staff: ['notifications'],
};

/** Additional callers that write demo data. */
const demoCallers: Readonly<Record<string, readonly string[]>> = { media: ['catalog'] };

/** Who has a private key: all callers. */
export function identityIssuers({ isDemo }: { isDemo: boolean }): string[] {
  const services = [serviceCallers, isDemo ? demoCallers : {}].flatMap((callers) => Object.values(callers).flat());
  return [...new Set(['gateway', ...services])];
}

/** The prefix of the 32 bytes of an Ed25519 private key in PKCS #8 (RFC 8410). */
const pkcs8Head = Buffer.from('302e020100300506032b657004220420', 'hex');

/** @param privatePart 32 random bytes, base64url: a part's `IDENTITY_PRIVATE_KEY` */
export function identityPrivateKey(privatePart: string): KeyObject {
  const key = Buffer.concat([pkcs8Head, Buffer.from(privatePart, 'base64url')]);
  return createPrivateKey({ key, format: 'der', type: 'pkcs8' });
}

/** Base64url. */
export function identityPublicPart(privatePart: string): string {
  return createPublicKey(identityPrivateKey(privatePart)).export({ format: 'jwk' }).x ?? '';
}

/** A service's `IDENTITY_PUBLIC_KEYS`: the gateway's, and those of the services that call it. */
export function identityPublicKeys(
  service: string,
  privatePartOf: (issuer: string) => string,
  { isDemo }: { isDemo: boolean },
): string {
  const issuers = ['gateway', ...(serviceCallers[service] ?? []), ...((isDemo && demoCallers[service]) || [])];
  return issuers.map((issuer) => `${issuer}:${identityPublicPart(privatePartOf(issuer))}`).join();
}
