import { Readable } from 'node:stream';
import { LOGGER, type Logger } from '@hilltop/platform/logging/logger';
import { ProblemError } from '@hilltop/platform/outcome/problem';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { problemOfError } from '../errors/problem-of-error.js';
import { sendProblem } from '../errors/send-problem.js';
import { subgraphUnavailable } from '../errors/subgraph-errors.js';
import { RequestAuthenticator } from '../session/request-authenticator.js';
import { Subgraphs } from '../supergraph/subgraphs.js';
import { paidServices, webhookProblems } from './payment-webhook.routes.js';

/** The provider waits 20 s. */
const TIMEOUT_MS = 10_000;

/** `/api/payment-webhooks/{service}`: passes messages on unmodified, because their bytes are signed. */
@Injectable()
export class PaymentWebhookEndpoint {
  constructor(
    private readonly subgraphs: Subgraphs,
    private readonly authenticator: RequestAuthenticator,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async register(server: FastifyInstance): Promise<void> {
    await server.register((scope, _options, done) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body));
      scope.setErrorHandler((error, request, reply) => sendProblem(request, reply, problemOfError(error, this.logger)));
      scope.post<{ Params: { service: string } }>('/api/payment-webhooks/:service', async (request, reply) => {
        await this.passOn(request.params.service, request);
        return reply.code(204).send();
      });
      done();
    });
  }

  /** @throws ProblemError, or a GraphQLError, which clients can see */
  private async passOn(name: string, request: FastifyRequest): Promise<void> {
    const service = paidServices.find((one) => one === name);
    if (service === undefined) throw new ProblemError(webhookProblems[404]);
    const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const signature = request.headers['stripe-signature'];
    const call = {
      method: 'POST',
      path: '/payment-webhook',
      headers: {
        'content-type': 'application/json',
        'content-length': String(bytes.length),
        ...(typeof signature === 'string' && { 'stripe-signature': signature }),
      },
      body: () => Readable.from([bytes], { objectMode: false }),
      timeoutMs: TIMEOUT_MS,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    } as const;
    const { status, body } = await this.subgraphs.stream(service, call, this.authenticator.visitorContext(request));
    body.resume();
    if (status === 204) return;
    if (status in webhookProblems) throw new ProblemError(webhookProblems[status as keyof typeof webhookProblems]);
    throw subgraphUnavailable(service, `responded ${status}`);
  }
}
