import { readOperation } from '@hilltop/platform/graphql/read-operation';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Callers } from '../session/callers.js';
import type { CarriedContexts } from '../session/carried-contexts.js';
import type { DirectReader } from './direct-reader.js';
import { negotiated } from './negotiated.js';

interface Parts {
  readonly reader: DirectReader;
  readonly callers: Callers;
  readonly carried: CarriedContexts;
}

/**
 * Answers reads that one subgraph answers alone with what it says. Anything else, and whatever did not go well, goes on to
 * the gateway's executor, which finds the subgraph's first answer with the request and asks no second time.
 */
export function serveDirectReads(server: FastifyInstance, { reader, callers, carried }: Parts): void {
  server.addHook('preHandler', async (request, reply) => {
    const contentType = negotiated(request.headers.accept);
    const question = contentType === undefined ? undefined : questionOf(request);
    if (!contentType || !question || !reader.knows(question)) return;
    const context = await callers.contextOf(request);
    carried.keep(request, context);
    if (context.sessionUnknown) return;
    const answer = await reader.read(question, context);
    if (!answer) return;
    if (answer.text === undefined) {
      carried.keep(request, { ...context, first: answer.first });
      return;
    }
    return reply.type(contentType).header('cache-control', 'no-store').send(answer.text);
  });
}

function questionOf(request: FastifyRequest) {
  if (request.method !== 'POST' || request.routeOptions.url !== '/graphql') return undefined;
  const read = readOperation(request.body);
  return read && { ...read, variables: read.variables ?? {} };
}
