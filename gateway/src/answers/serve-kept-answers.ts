import type { Logger } from '@hilltop/platform/logging/logger';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { staffToken } from '../session/staff-cookie.js';
import { encodingFor } from './encoded-text.js';
import type { FrontDesk } from './front-desk.js';
import type { KeptAnswer } from './kept-answer.js';
import type { KeptAnswers, Told } from './kept-answers.js';
import type { PublicAsker, Refuse } from './public-asker.js';
import { publicCalls } from './public-calls.js';
import type { PublicQuestions } from './public-questions.js';
import { readQuestion } from './read-question.js';

export interface AnswerParts {
  readonly kept: KeptAnswers;
  readonly questions: PublicQuestions;
  readonly asker: PublicAsker;
  readonly desk: FrontDesk;
  readonly logger: Logger;
}

/**
 * Answers public reads of visitors from what is kept: `/graphql` and the documented calls. Everything else, everybody with
 * a staff session, and all while changes are not heard of goes on to where it went without this.
 */
export function serveKeptAnswers(server: FastifyInstance, { kept, questions, asker, desk, logger }: AnswerParts): void {
  const told = new WeakMap<FastifyReply, { readonly answer: KeptAnswer; readonly bytes: Buffer }>();

  const tell = async (request: FastifyRequest): Promise<Told<Refuse> | undefined> => {
    const { method } = request;
    const { url = '' } = request.routeOptions;
    if (method === 'GET') {
      const call = publicCalls.get(url);
      return call && kept.tell({ key: url, scope: call.scope }, () => asker.call(request, call));
    }
    if (method !== 'POST' || url !== '/graphql') return undefined;
    const question = readQuestion(request, questions);
    return question && kept.tell(question, () => asker.graphql(request));
  };

  const send = (request: FastifyRequest, reply: FastifyReply, answer: KeptAnswer): void => {
    const { encoding, bytes } = answer.in(encodingFor(request.headers['accept-encoding']));
    void reply.type(answer.facts.contentType).header('vary', 'accept-encoding');
    // Browsers may keep what everybody gets, but ask each time whether it is still so.
    void reply.header('cache-control', request.method === 'GET' ? 'no-cache' : 'no-store');
    if (request.method === 'GET') {
      void reply.header('etag', answer.etag);
      if (namesVersion(request.headers['if-none-match'], answer.etag)) return void reply.code(304).send();
    }
    if (encoding) void reply.header('content-encoding', encoding);
    told.set(reply, { answer, bytes });
    void reply.send(bytes);
  };

  server.addHook('preHandler', async (request, reply) => {
    if (!kept.open || staffToken(request) !== undefined) return;
    const found = await tell(request);
    if (!found) return;
    if (!found.answer) {
      found.refused(reply);
      return reply;
    }
    if (found.standIn) {
      void reply.headers({ warning: '110 - "Response is Stale"', 'x-hilltop-stale': '1' });
      logger.warn({ route: request.routeOptions.url }, 'the last good answer stands in');
    }
    send(request, reply, found.answer);
    return reply;
  });

  // By now all is said that goes with this answer.
  server.addHook('onResponse', (request, reply, done) => {
    const sent = told.get(reply);
    if (sent && reply.statusCode === 200) desk.remember(request.raw, reply.getHeaders(), sent);
    done();
  });
}

const namesVersion = (given: string | undefined, etag: string): boolean =>
  given?.split(',').some((one) => one.trim() === etag || one.trim() === '*') ?? false;
