import { readinessPath } from '@hilltop/platform/lifecycle/health-routes';
import { Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { Subgraphs } from '../supergraph/subgraphs.js';

/**
 * Adds to `/readyz` which subgraphs answer. The gateway is ready without them: it serves the site and the other subgraphs.
 */
@Injectable()
export class SubgraphReadiness {
  constructor(private readonly subgraphs: Subgraphs) {}

  register(server: FastifyInstance): void {
    server.addHook('preSerialization', async (request, _reply, payload) => {
      if (request.routeOptions.url !== readinessPath || typeof payload !== 'object') return payload;
      return { ...payload, subgraphs: this.subgraphs.status() };
    });
  }
}
