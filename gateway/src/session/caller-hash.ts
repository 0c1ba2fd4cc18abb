import { createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

/** For IPv6 it is the /64 network, because devices choose the rest themselves. */
export const callerAddress = (request: Pick<FastifyRequest, 'ip'>): string => normalizeIP(request.ip);

/** `callerAddress` for requests that Fastify has not seen. */
export function addressBehind(trustedProxies: number): (request: IncomingMessage) => string {
  const isTrusted = (_address: string, hop: number) => hop < trustedProxies;
  return (request) => callerAddress({ ip: proxyAddress(request, isTrusted) });
}

const NETWORK_BITS = 48;

/** Pseudonyms, for limits in services. */
export class CallerHash {
  private readonly key: Buffer;
  private readonly known = new LRUCache<string, string>({ max: 1_000 });

  /** @param secret the same in every replica, or services would count one client as several */
  constructor(secret: string) {
    // A derived key: a stored hash then reveals nothing about other uses of the secret.
    this.key = createHmac('sha256', secret).update('hilltop caller hash').digest();
  }

  /** @returns 43 characters of base64url */
  of(request: Pick<FastifyRequest, 'ip'>): string {
    return this.hashOf(callerAddress(request));
  }

  /** Hashes the /48 network of IPv6: one home or office has up to 65,536 networks of /64. */
  ofNetwork(request: Pick<FastifyRequest, 'ip'>): string | undefined {
    if (!request.ip.includes(':')) return undefined;
    const network = normalizeIP(request.ip, NETWORK_BITS);
    return network.includes(':') ? this.hashOf(`${network}/${NETWORK_BITS}`) : undefined;
  }

  private hashOf(text: string): string {
    const known = this.known.get(text) ?? createHmac('sha256', this.key).update(text).digest('base64url');
    this.known.set(text, known);
    return known;
  }
}
