import { createHmac } from 'node:crypto';
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';

/**
 * The address that a request came from, as far as one caller has it alone: of IPv6 the /64 that a household or an office
 * gets, as its machines change the rest at will.
 */
export const callerAddress = (request: Pick<FastifyRequest, 'ip'>): string => normalizeIP(request.ip);

/** Addresses whose hash is at hand, at a time. */
const mostKnown = 1_000;

/** Tells callers apart without saying who they are: services count by this, and keep it. */
export class CallerHash {
  private readonly key: Buffer;
  /** By address, as most requests come from those that have just sent one. */
  private readonly known = new Map<string, string>();

  /** @param secret the same in every replica of the gateway, or they would count apart */
  constructor(secret: string) {
    // A key of its own, so that a hash that is kept somewhere says nothing about what else is signed with the secret.
    this.key = createHmac('sha256', secret).update('hilltop caller hash').digest();
  }

  /** @returns 43 characters of base64url, the value for the `x-hilltop-caller` header */
  of(request: Pick<FastifyRequest, 'ip'>): string {
    const address = callerAddress(request);
    const found = this.known.get(address);
    if (found !== undefined) return found;
    const hash = createHmac('sha256', this.key).update(address).digest('base64url');
    if (this.known.size >= mostKnown) this.known.clear();
    this.known.set(address, hash);
    return hash;
  }
}
