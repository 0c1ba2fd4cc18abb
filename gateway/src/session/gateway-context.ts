import { type Identity, visitor } from '@hilltop/platform/identity/identity';
import type { FastifyRequest } from 'fastify';

/** What every operation carries, whether it came in as GraphQL or through the REST adapter. */
export interface GatewayContext {
  readonly correlationId: string;
  /** Who asks. Subgraphs hear it in a signed header and decide for themselves. */
  readonly identity: Identity;
  /** The plan is to be made, not to be run: no subgraph is called. */
  readonly planOnly?: true;
}

export function gatewayContext(request: FastifyRequest): GatewayContext {
  return { correlationId: request.id, identity: visitor };
}
