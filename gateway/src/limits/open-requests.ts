import type { Problem } from '@hilltop/platform/outcome/problem';
import type { FastifyInstance } from 'fastify';
import { busy } from '../errors/part-away.js';
import { pathOf, sendProblem } from '../errors/send-problem.js';
import { countOf } from './rate-limits.js';

const retryAfterSeconds = 1;

/** What those hear who would have to wait for others. */
export const tooManyOpen = {
  detail: 'More people are asking than we can answer at once. Please try again in a moment.',
  headers: { 'retry-after': String(retryAfterSeconds) },
} as const;

/** Said as of a subgraph that cannot take more: GraphQL has a code of its own for it (`subgraph-errors.ts`). */
const refusal = (isGraphql: boolean): Problem => ({
  ...busy,
  ...(isGraphql && { name: 'overloaded' }),
  ...tooManyOpen,
});

/**
 * Refuses calls beyond those that are already being answered: 503 with `Retry-After`, at once. Without it they wait for
 * this process's turn, and all of them are answered late. Kept answers, pictures and the site's files are not counted.
 *
 * @param most calls that are open at a time; 0 is without a bound
 */
export function boundOpenRequests(server: FastifyInstance, most: number): void {
  if (most === 0) return;
  let open = 0;
  server.addHook('onRequest', (request, reply, done) => {
    const count = countOf(request.method, request.routeOptions.url ?? '');
    if (count === undefined || count === 'pictures') return done();
    if (open >= most) return sendProblem(request, reply, refusal(pathOf(request) === '/graphql'));
    open += 1;
    reply.raw.once('close', () => {
      open -= 1;
    });
    return done();
  });
}
