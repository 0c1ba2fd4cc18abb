import { currentLanguage } from '@hilltop/platform/logging/correlation';
import { ProblemError } from '@hilltop/platform/outcome/problem';
import { nameOperation } from '@hilltop/platform/telemetry/operation-name';
import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CachedResponseHandler } from '../cache/cached-response-handler.js';
import { cachePolicyOfDocument } from '../cache/public-queries.js';
import { type ReadResult, ResponseCache } from '../cache/response-cache.js';
import { httpProblem } from '../errors/http-problems.js';
import { problemOfRefusal } from '../errors/refusal-problem.js';
import type { RefusalFactsFragment } from '../generated/operations.js';
import type { CommittedOperation } from '../graphql/committed-operation.js';
import { OperationRunner } from '../graphql/operation-runner.js';
import { LoadShedder } from '../limits/load-shedder.js';
import { RequestAuthenticator } from '../session/request-authenticator.js';
import { staffToken } from '../session/staff-cookie.js';
import type { RestCall } from './call.decorator.js';
import { jsonBody } from './json-body.js';
import type { RouteDescription } from './route-description.js';

type OperationRoute<Variables> = RouteDescription & { readonly operation: CommittedOperation<unknown, Variables> };

/** Answers a call by running the operation in its description. */
@Injectable()
export class RestAdapter {
  constructor(
    private readonly operations: OperationRunner,
    private readonly authenticator: RequestAuthenticator,
    private readonly cache: ResponseCache,
    private readonly cached: CachedResponseHandler,
    private readonly shedder: LoadShedder,
  ) {}

  /**
   * @param variablesOf gets the JSON body as the route's input type @returns the data at `route.answer.at`
   * @throws ProblemError for a refusal or an error, and for null where the path names what is read
   */
  async run<Variables extends Record<string, unknown>>(
    route: OperationRoute<Variables>,
    call: RestCall,
    variablesOf: (input: never) => Variables,
  ): Promise<unknown> {
    const kind = route.method === 'get' ? 'read' : 'change';
    return await this.execute(route, call, variablesOf, (caller, work) => this.shedder.run(kind, caller, work));
  }

  /** The next page of a response that has begun. Only the first page counts against the limits, because a refusal would cut the file. */
  async runNextPage<Variables extends Record<string, unknown>>(
    route: OperationRoute<Variables>,
    call: RestCall,
    variables: Variables,
  ): Promise<unknown> {
    return await this.execute(
      route,
      call,
      () => variables,
      (_caller, work) => work(),
    );
  }

  private async execute<Variables extends Record<string, unknown>>(
    { body, operation, answer, roles, parameters = [] }: OperationRoute<Variables>,
    { request, reply }: RestCall,
    variablesOf: (input: never) => Variables,
    admit: (caller: string, work: () => Promise<unknown>) => Promise<unknown>,
  ): Promise<unknown> {
    nameOperation(request, operation.name);
    const context = await (roles
      ? this.authenticator.contextOfStaff(request, roles)
      : this.authenticator.contextOf(request));
    const input = body && 'type' in body ? jsonBody(body, request.body) : undefined;
    const variables = variablesOf(input as never);
    const data = await admit(context.caller, () => this.operations.run(operation, variables, context));
    const refused = (refusal: RefusalFactsFragment) => problemOfRefusal(namedByBody(refusal, body, request.body));
    const value = valueAt(data, answer.at ?? [], reply, refused);
    // A link to nothing, for example.
    if (value === null && parameters.some((one) => one.in === 'path')) throw new ProblemError(httpProblem(404));
    return value;
  }

  /** Runs an operation without variables; the response is cached if its fields are public. */
  async send(route: OperationRoute<Record<string, never>>, call: RestCall): Promise<FastifyReply> {
    const { request, reply } = call;
    nameOperation(request, route.operation.name);
    const isCacheable = this.cache.isOpen && staffToken(request) === undefined;
    const policy = isCacheable ? cachePolicyOfDocument(route.operation.document) : undefined;
    if (!policy) return reply.send(await this.run(route, call, () => ({})));
    const key = `${currentLanguage()} ${route.path}`;
    const result = await this.cache.get({ key, policy }, () => this.load(route, call));
    if (!result.entry) throw result.failure;
    return this.cached.send(request, reply, result, 'no-cache');
  }

  private async load(route: OperationRoute<Record<string, never>>, call: RestCall): Promise<ReadResult<unknown>> {
    try {
      const text = JSON.stringify(await this.run(route, call, () => ({})));
      return { complete: true, text, contentType: 'application/json; charset=utf-8' };
    } catch (failure) {
      const unavailable = failure instanceof ProblemError && failure.problem.status === 503;
      return { complete: false, unavailable, failure };
    }
  }
}

interface Outcome {
  readonly __typename?: string;
  readonly replayed?: boolean;
}

/** Follows response names. A type name in the path is the outcome that is not a refusal. @throws ProblemError */
function valueAt(
  data: unknown,
  path: readonly string[],
  reply: FastifyReply,
  refused: (refusal: RefusalFactsFragment) => ProblemError,
): unknown {
  let value: unknown = data;
  for (const step of path) {
    if (value === null || value === undefined) return value;
    const { __typename, replayed, ...fields } = value as Outcome;
    if (__typename === step) {
      if (replayed) void reply.header('idempotent-replayed', 'true');
      value = fields;
    } else if (step in fields) {
      value = (fields as Record<string, unknown>)[step];
    } else {
      throw refused(value as RefusalFactsFragment);
    }
  }
  return value;
}

/** Each field by its name in the body. */
function namedByBody(
  refusal: RefusalFactsFragment,
  body: RouteDescription['body'],
  given: unknown,
): RefusalFactsFragment {
  if (refusal.__typename !== 'InvalidInput' || !body || !('type' in body)) return refusal;
  const { fieldOf } = body;
  if (!fieldOf) return refusal;
  const fields = refusal.fields.map((fault) => ({
    ...fault,
    field: fieldOf(fault.field, given as Record<string, unknown>),
  }));
  return { ...refusal, fields };
}
