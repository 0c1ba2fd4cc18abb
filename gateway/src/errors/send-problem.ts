import { type Problem, problemDocument, problemMediaType } from '@hilltop/platform/outcome/problem';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { busy } from './service-unavailable.js';
import { subgraphCodes } from './subgraph-errors.js';

export const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0] ?? '/';

/** Sends a problem: as GraphQL errors under `/graphql`, as a problem document elsewhere. */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: Problem): void {
  void reply.code(problem.status).headers({ 'cache-control': 'no-store', ...problem.headers });
  if (pathOf(request) === '/graphql') {
    const named = problem.name.toUpperCase().replaceAll('-', '_');
    const code = problem.name === busy.name ? subgraphCodes.overloaded : named;
    const message = problem.detail ?? problem.title;
    const errors = [{ message, extensions: { code, correlationId: request.id } }];
    void reply.type('application/json; charset=utf-8').send({ errors });
    return;
  }
  // As bytes, because Fastify adds a charset to text, and this media type has none.
  void reply.type(problemMediaType).send(Buffer.from(JSON.stringify(problemDocument(problem, request.id))));
}
