import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Callers } from './callers.js';
import type { GatewayContext } from './gateway-context.js';

/** What was found out about a request on its way, so that nobody is asked twice for one request. */
@Injectable()
export class CarriedContexts {
  private readonly known = new WeakMap<FastifyRequest, GatewayContext>();

  constructor(private readonly callers: Callers) {}

  keep(request: FastifyRequest, context: GatewayContext): void {
    this.known.set(request, context);
  }

  /** What is known of the request; found out now, where nothing is. */
  async of(request: FastifyRequest): Promise<GatewayContext> {
    return this.known.get(request) ?? this.callers.contextOf(request);
  }
}
