import { ApolloServer, HeaderMap } from '@apollo/server';
import { type ReadOperation, readOperation } from '@hilltop/platform/graphql/read-operation';
import { otherOperation } from '@hilltop/platform/graphql/root-field';
import { currentLanguage } from '@hilltop/platform/logging/correlation';
import { LOGGER, type Logger } from '@hilltop/platform/logging/logger';
import { nameOperation, operationOf } from '@hilltop/platform/telemetry/operation-name';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CachedResponseHandler } from '../cache/cached-response-handler.js';
import { cachePolicyOfOperation, isMutation, nameOfOperation } from '../cache/public-queries.js';
import { type CacheableRead, type ReadResult, ResponseCache } from '../cache/response-cache.js';
import { problemOfError } from '../errors/problem-of-error.js';
import { sendProblem } from '../errors/send-problem.js';
import { isUnavailable } from '../errors/subgraph-errors.js';
import { LoadShedder } from '../limits/load-shedder.js';
import { asVisitor, RequestAuthenticator } from '../session/request-authenticator.js';
import type { Origin } from '../session/staff-client.js';
import { staffToken } from '../session/staff-cookie.js';
import type { GatewayContext } from '../supergraph/gateway-context.js';
import { Passthrough } from './passthrough.js';

interface GraphqlResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

/** Media types of responses without errors, by common `Accept` headers. Apollo negotiates the others. */
const mediaTypes = new Map([
  ['', 'application/json; charset=utf-8'],
  ['*/*', 'application/json; charset=utf-8'],
  ['application/json', 'application/json; charset=utf-8'],
  ['application/graphql-response+json,application/json;q=0.9', 'application/graphql-response+json; charset=utf-8'],
]);

/** Tries the cache, then passthrough to one subgraph, then the executor. */
@Injectable()
export class GraphqlEndpoint {
  constructor(
    private readonly server: ApolloServer<GatewayContext>,
    private readonly passthrough: Passthrough,
    private readonly cache: ResponseCache,
    private readonly cached: CachedResponseHandler,
    private readonly authenticator: RequestAuthenticator,
    private readonly shedder: LoadShedder,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async register(server: FastifyInstance): Promise<void> {
    await server.register((scope, _options, done) => {
      scope.setErrorHandler((error, request, reply) => sendProblem(request, reply, problemOfError(error, this.logger)));
      scope.route({ url: '/graphql', method: ['GET', 'POST', 'OPTIONS'], handler: (...call) => this.handle(...call) });
      done();
    });
  }

  private async handle(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const operation = request.method === 'POST' ? readOperation(request.body) : undefined;
    nameOperation(request, operation ? nameOfOperation(operation) : otherOperation);
    const read = operation && this.cacheableRead(request, operation);
    if (!read)
      return send(
        reply,
        await this.execute(request, operation, (origin) => this.authenticator.contextOf(request, origin)),
      );
    const result = await this.cache.get(read, () => this.load(request, operation));
    return result.entry ? this.cached.send(request, reply, result, 'no-store') : send(reply, result.failure);
  }

  /** @returns undefined for staff and for reads that are not public */
  private cacheableRead(request: FastifyRequest, operation: ReadOperation): CacheableRead | undefined {
    const policy = this.cache.isOpen && !staffToken(request) ? cachePolicyOfOperation(operation) : undefined;
    if (!policy) return undefined;
    const { query, operationName = '', variables = {} } = operation;
    const { accept = '' } = request.headers;
    return { policy, key: JSON.stringify([accept, currentLanguage(), operationName, query, variables]) };
  }

  private async load(request: FastifyRequest, operation: ReadOperation): Promise<ReadResult<GraphqlResponse>> {
    const failure = await this.execute(request, operation, asVisitor);
    const { status, headers, body } = failure;
    const text = body.toString();
    // In a response with errors, they come first.
    if (status === 200 && text.startsWith('{"data":')) {
      return { complete: true, text, contentType: headers['content-type'] ?? 'application/json; charset=utf-8' };
    }
    const { errors = [] } = JSON.parse(text) as { errors?: { extensions?: { code?: unknown } }[] };
    return { complete: false, unavailable: isUnavailable(errors), failure };
  }

  /** @throws ProblemError 429 beyond the limit of the address, 503 when too many operations are in flight */
  private execute(
    request: FastifyRequest,
    operation: ReadOperation | undefined,
    contextOf: (origin: Origin) => Promise<GatewayContext> | GatewayContext,
  ): Promise<GraphqlResponse> {
    const origin = this.authenticator.originOf(request);
    return this.shedder.run(kindOf(request.body), origin.caller, async () => {
      const context = { ...(await contextOf(origin)), operation: operationOf(request) ?? otherOperation };
      const contentType = mediaTypes.get(request.headers.accept ?? '');
      const passed = operation && contentType ? await this.passthrough.run(operation, context) : undefined;
      if (!passed || !contentType) return this.federate(request, context);
      if (passed.body === undefined) return this.federate(request, { ...context, fetched: passed.fetched });
      return { status: 200, headers: { 'content-type': contentType, 'cache-control': 'no-store' }, body: passed.body };
    });
  }

  private async federate(
    { method, url, headers, body }: FastifyRequest,
    context: GatewayContext,
  ): Promise<GraphqlResponse> {
    const given = Object.entries(headers).flatMap(([name, value]) => (value ? [[name, String(value)] as const] : []));
    const response = await this.server.executeHTTPGraphQLRequest({
      httpGraphQLRequest: { method, body, headers: new HeaderMap(given), search: /\?.*$/.exec(url)?.[0] ?? '' },
      context: async () => context,
    });
    const { status = 200, body: answer } = response;
    if (answer.kind !== 'complete') throw new Error('an incremental response');
    return { status, headers: Object.fromEntries(response.headers), body: answer.string };
  }
}

/** Works also for bodies that only Apollo Server can judge. */
function kindOf(body: unknown): 'read' | 'change' {
  const { query, operationName } = (body ?? {}) as { query?: unknown; operationName?: unknown };
  if (typeof query !== 'string') return 'read';
  return isMutation({ query, operationName: typeof operationName === 'string' ? operationName : undefined })
    ? 'change'
    : 'read';
}

function send(reply: FastifyReply, { status, headers, body }: GraphqlResponse): FastifyReply {
  return reply.code(status).headers(headers).send(body);
}
