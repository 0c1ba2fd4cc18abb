import { type Problem, problemDocument, problemMediaType } from '@hilltop/platform/outcome/problem';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Path of a request without its query string, as it came. */
export const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0] ?? '/';

/** Answers with a problem: as GraphQL says errors under `/graphql`, as a problem document elsewhere. */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: Problem): void {
  void reply.code(problem.status).headers({ 'cache-control': 'no-store', ...problem.headers });
  if (pathOf(request) === '/graphql') {
    const code = problem.name.toUpperCase().replaceAll('-', '_');
    const message = problem.detail ?? problem.title;
    const errors = [{ message, extensions: { code, correlationId: request.id } }];
    void reply.type('application/json; charset=utf-8').send({ errors });
    return;
  }
  // Bytes, as Fastify adds a charset to text, which this media type does not have.
  void reply.type(problemMediaType).send(Buffer.from(JSON.stringify(problemDocument(problem, request.id))));
}
