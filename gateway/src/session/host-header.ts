import type { FastifyInstance } from 'fastify';
import { httpProblem } from '../errors/http-problems.js';
import { sendProblem } from '../errors/send-problem.js';

/** Answers 400 to a `Host` that no address can have: what is built from it further on would fail as if it were our fault. */
export function refuseBadHost(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    if (URL.canParse(`http://${request.host}/`)) return done();
    const { detail: _, ...problem } = httpProblem(400);
    sendProblem(request, reply, problem);
  });
}
