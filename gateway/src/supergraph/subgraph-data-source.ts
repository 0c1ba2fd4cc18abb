import type { GraphQLDataSource } from '@apollo/gateway';
import { LANGUAGE_HEADER } from '@hilltop/contracts/house/languages';
import { databaseUnavailableCode } from '@hilltop/platform/graphql/mask-internal-errors';
import { callerHeader, networkHeader } from '@hilltop/platform/graphql/subgraph-context';
import { type Identity, identityHeader } from '@hilltop/platform/identity/identity';
import { correlationHeader } from '@hilltop/platform/logging/correlation';
import { inSpan } from '@hilltop/platform/telemetry/in-span';
import { traceHeaders } from '@hilltop/platform/telemetry/trace-context';
import { SubgraphError, type SubgraphName, subgraphUnavailable } from '../errors/subgraph-errors.js';
import type { OperationKind } from './deadline.js';
import type { CallerContext, GatewayContext, GraphQLResponse } from './gateway-context.js';
import { markedFields, supergraph } from './marked-fields.js';
import type { SubgraphCall } from './subgraph-client.js';

type ProcessOptions = Parameters<GraphQLDataSource<GatewayContext>['process']>[0];

export type Sign = (identity: Identity) => Promise<string>;

export interface SubgraphOperation {
  readonly kind: OperationKind;
  readonly query: string;
  readonly variables?: object | undefined;
  readonly operationName?: string | undefined;
}

const names = [...markedFields(supergraph, 'report').keys()].map((field) => field.slice('Query.'.length));
/** A body that only has the name of a report elsewhere gets more time. */
const reports = new RegExp(`\\b(?:${names.join('|')})\\s*\\(`);

export async function callHeaders(
  { correlationId, caller, network, identity, language }: CallerContext,
  sign: Sign,
): Promise<Record<string, string>> {
  return {
    [correlationHeader]: correlationId,
    ...traceHeaders(),
    [callerHeader]: caller,
    [LANGUAGE_HEADER]: language,
    ...(network !== undefined && { [networkHeader]: network }),
    [identityHeader]: await sign(identity),
  };
}

/** Lets the federation executor call a subgraph. Methods throw a GraphQLError, which clients can see, or a SubgraphError. */
export class SubgraphDataSource implements GraphQLDataSource<GatewayContext> {
  constructor(
    readonly name: SubgraphName,
    private readonly client: { post(call: SubgraphCall): Promise<Buffer> },
    private readonly sign: Sign,
  ) {}

  async process(options: ProcessOptions): Promise<GraphQLResponse> {
    if (options.kind !== 'incoming operation') throw new SubgraphError(this.name, 'is never introspected');
    const { request, context } = options;
    if (context.planOnly) return { data: null };
    if (context.fetched?.subgraph === this.name) return context.fetched.read();
    const { query = '', variables, operationName } = request;
    // The planner writes the operation type for everything except queries.
    const kind = query.startsWith('mutation') ? 'mutation' : 'query';
    return this.call({ kind, query, variables, operationName }, context);
  }

  async call({ kind, ...operation }: SubgraphOperation, context: CallerContext): Promise<GraphQLResponse> {
    return this.read(await this.post(kind, JSON.stringify(operation), context), kind);
  }

  /** @returns the body of the response */
  async post(kind: OperationKind, body: string, context: CallerContext): Promise<Buffer> {
    const attributes = { 'hilltop.subgraph': this.name, 'graphql.operation.type': kind };
    return inSpan({ name: `call ${this.name}`, kind: 'CLIENT', attributes }, async () => {
      const headers = { 'content-type': 'application/json', accept: 'application/json' };
      const called = { ...headers, ...(await callHeaders(context, this.sign)) };
      const asked = kind === 'query' && reports.test(body) ? 'report' : kind;
      return this.client.post({ kind: asked, body, headers: called, operation: context.operation });
    });
  }

  read(body: Buffer, kind: OperationKind): GraphQLResponse {
    const { data, errors } = this.parse(body);
    // A subgraph without its database is unavailable.
    if (errors?.some(({ extensions }) => extensions?.code === databaseUnavailableCode)) {
      throw subgraphUnavailable(this.name, 'its database is unavailable', kind === 'mutation');
    }
    return { ...(data !== undefined && { data }), ...(errors && { errors }) };
  }

  private parse(body: Buffer): GraphQLResponse {
    try {
      const response: unknown = JSON.parse(body.toString());
      if (typeof response === 'object' && response && ('data' in response || 'errors' in response)) {
        return response as GraphQLResponse;
      }
    } catch {
      // Reported below.
    }
    throw new SubgraphError(this.name, 'did not respond with GraphQL');
  }
}
