import type { GraphQLDataSource } from '@apollo/gateway';
import { databaseAwayCode, tooBusyCode } from '@hilltop/platform/graphql/mask-surprises';
import { inSpan } from '@hilltop/platform/telemetry/in-span';
import type { GatewayContext, GraphQLResponse, OnBehalf } from '../../session/gateway-context.js';
import { callHeaders, type Sign } from './call-headers.js';
import type { OperationKind } from './deadline.js';
import { overloaded, SubgraphFault, type SubgraphName, unavailable } from './subgraph-errors.js';

type Options = Parameters<GraphQLDataSource<GatewayContext>['process']>[0];

const json = { 'content-type': 'application/json', accept: 'application/json' } as const;

/** What the data source needs of a client. */
export interface Sender {
  send(call: { kind: OperationKind; body: string; headers: Record<string, string> }): Promise<string>;
}

/** An operation as one subgraph gets it. */
export interface SubgraphOperation {
  readonly kind: OperationKind;
  readonly query: string;
  readonly variables?: object | undefined;
  readonly operationName?: string | undefined;
}

/** How the federation executor reaches one subgraph. */
export class SubgraphDataSource implements GraphQLDataSource<GatewayContext> {
  constructor(
    private readonly subgraph: SubgraphName,
    private readonly client: Sender,
    private readonly sign: Sign,
  ) {}

  get name(): string {
    return this.subgraph.name;
  }

  /** @throws GraphQLError that may be shown, or SubgraphFault that may not */
  async process(options: Options): Promise<GraphQLResponse> {
    if (options.kind !== 'incoming operation') throw new SubgraphFault(this.subgraph, 'is never introspected');
    const { request, context } = options;
    if (context.planOnly) return { data: null };
    if (context.first?.subgraph === this.name) return context.first.answer();
    const { query = '', variables, operationName } = request;
    // The planner writes the operation type out for anything that is not a query.
    const kind = query.startsWith('mutation') ? 'mutation' : 'query';
    return this.ask({ kind, query, variables, operationName }, context);
  }

  /** Sends one operation. @throws GraphQLError that may be shown, or SubgraphFault that may not */
  async ask({ kind, ...operation }: SubgraphOperation, onBehalf: OnBehalf): Promise<GraphQLResponse> {
    return this.read(await this.post(kind, JSON.stringify(operation), onBehalf), kind);
  }

  /** Sends the body of one operation. @returns the answer's. @throws GraphQLError that may be shown, or SubgraphFault that may not */
  async post(kind: OperationKind, body: string, onBehalf: OnBehalf): Promise<string> {
    const attributes = { 'hilltop.subgraph': this.name, 'graphql.operation.type': kind };
    return inSpan({ name: `ask ${this.name}`, kind: 'CLIENT', attributes }, async () =>
      this.client.send({ kind, body, headers: { ...json, ...(await callHeaders(onBehalf, this.sign)) } }),
    );
  }

  /** What an answer says. @throws GraphQLError that may be shown, or SubgraphFault that may not */
  read(body: string, kind: OperationKind): GraphQLResponse {
    let answer: unknown;
    try {
      answer = JSON.parse(body);
    } catch {
      throw new SubgraphFault(this.subgraph, 'answered something that is not JSON');
    }
    if (typeof answer !== 'object' || answer === null || !('data' in answer || 'errors' in answer)) {
      throw new SubgraphFault(this.subgraph, 'answered something that is not GraphQL');
    }
    const { data, errors } = answer as GraphQLResponse;
    // A subgraph whose database is away is away: it only says so itself.
    const away = errors?.find(({ extensions }) => extensions?.code === databaseAwayCode);
    if (away) throw unavailable(this.subgraph, new Error('its database is away'), kind === 'mutation');
    if (errors?.some(({ extensions }) => extensions?.code === tooBusyCode)) {
      throw overloaded(this.subgraph, new Error('it says so'));
    }
    return { ...(data !== undefined && { data }), ...(errors && { errors }) };
  }
}
