import { type Problem, problemDocument, problemMediaType } from '@hilltop/platform/outcome/problem';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { busy } from './service-unavailable.js';
import { subgraphCodes } from './subgraph-errors.js';

export const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0] ?? '/';

/** Sends GraphQL errors under `/graphql`, a problem document elsewhere. */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: Problem): void {
  const { contentType, bytes } = problemBody(pathOf(request), problem, request.id);
  void reply.code(problem.status).headers({ 'cache-control': 'no-store', ...problem.headers });
  void reply.type(contentType).send(bytes);
}

export function problemBody(path: string, problem: Problem, correlationId: string) {
  if (path !== '/graphql') {
    // As bytes, because Fastify adds a charset to text, and this media type has none.
    const bytes = Buffer.from(JSON.stringify(problemDocument(problem, correlationId)));
    return { contentType: problemMediaType, bytes };
  }
  const named = problem.name.toUpperCase().replaceAll('-', '_');
  const code = problem.name === busy.name ? subgraphCodes.overloaded : named;
  const errors = [{ message: problem.detail ?? problem.title, extensions: { code, correlationId } }];
  return { contentType: 'application/json; charset=utf-8', bytes: Buffer.from(JSON.stringify({ errors })) };
}
