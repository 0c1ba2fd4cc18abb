import { createHmac } from 'node:crypto';
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';

/**
 * The address that a request came from, as far as one caller has it alone: of IPv6 the /64 that a household or an office
 * gets, as its machines change the rest at will.
 */
export const callerAddress = (request: Pick<FastifyRequest, 'ip'>): string => normalizeIP(request.ip);

/** Tells callers apart without saying who they are: services count by this, and keep it. */
export class CallerHash {
  private readonly key: Buffer;

  /** @param secret the same in every replica of the gateway, or they would count apart */
  constructor(secret: string) {
    // A key of its own, so that a hash that is kept somewhere says nothing about what else is signed with the secret.
    this.key = createHmac('sha256', secret).update('hilltop caller hash').digest();
  }

  /** @returns 43 characters of base64url, the value for the `x-hilltop-caller` header */
  of(request: Pick<FastifyRequest, 'ip'>): string {
    return createHmac('sha256', this.key).update(callerAddress(request)).digest('base64url');
  }
}
