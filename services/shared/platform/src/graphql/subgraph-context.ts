import type { FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import { type Identity, identityHeader } from '../identity/identity.js';
import type { IdentityVerifier } from '../identity/identity-verifier.js';
import { nameOperation } from '../telemetry/operation-name.js';

/** The time that the caller still waits. */
export const deadlineHeader = 'x-hilltop-deadline-ms';

/** A keyed hash of the client's address from the gateway, for limits. */
export const callerHeader = 'x-hilltop-caller';

/** A keyed hash of the client's /48 network from the gateway, for an IPv6 address. */
export const networkHeader = 'x-hilltop-network';

export interface SubgraphContext {
  readonly identity: Identity;
  readonly correlationId: string;
  readonly deadline: Date | undefined;
  /** Tells callers apart without identifying them; undefined if the gateway sent none. */
  readonly caller: string | undefined;
  /** For IPv6, because one home or office can have thousands of addresses. */
  readonly network: string | undefined;
  /** Names the operation in metrics, traces and the log. */
  readonly nameOperation?: (name: string) => void;
}

/** A request without a valid identity gets 401. */
export function createSubgraphContext(verifier: IdentityVerifier) {
  return async (request: FastifyRequest): Promise<SubgraphContext> => {
    const identity = await verifier.verify(request.headers[identityHeader]);
    if (!identity) {
      throw new GraphQLError('This service accepts requests from its gateway only.', {
        extensions: { code: 'UNAUTHENTICATED', http: { status: 401 } },
      });
    }
    return {
      identity,
      correlationId: request.id,
      deadline: readDeadline(request.headers[deadlineHeader]),
      caller: readCaller(request.headers[callerHeader]),
      network: readCaller(request.headers[networkHeader]),
      nameOperation: (name) => nameOperation(request, name),
    };
  };
}

function readDeadline(given: unknown): Date | undefined {
  if (typeof given !== 'string' || !/^\d{1,6}$/.test(given)) return undefined;
  return new Date(Date.now() + Number(given));
}

function readCaller(given: unknown): string | undefined {
  return typeof given === 'string' && /^[\w-]{16,64}$/.test(given) ? given : undefined;
}
