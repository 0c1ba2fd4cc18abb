import type { GatewayConfig } from '@apollo/gateway';
import { type NamedOperation, operationKey, type ReadOperation } from '@hilltop/platform/graphql/read-operation';
import { Injectable } from '@nestjs/common';
import { type GraphQLSchema, getVariableValues, OperationTypeNode, type VariableDefinitionNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { FetchedResponse, GatewayContext } from '../supergraph/gateway-context.js';
import type { SubgraphDataSource } from '../supergraph/subgraph-data-source.js';
import { Subgraphs } from '../supergraph/subgraphs.js';

export type PlannedOperation = Parameters<NonNullable<GatewayConfig['experimental_didResolveQueryPlan']>>[0];

interface Route {
  readonly subgraph: string;
  readonly schema: GraphQLSchema;
  readonly definitions: readonly VariableDefinitionNode[];
}

/** A response with errors is left to the executor. */
export type PassthroughResponse =
  | { readonly body: Buffer }
  | { readonly body?: undefined; readonly fetched: FetchedResponse };

const maxBytes = 4 * 1024 * 1024;
const introspection = /\b__(?:schema|type)\b/;

const beginning = Buffer.from('{"data":{');

/**
 * A subgraph writes errors before the data, and extensions after it. JSON escapes quotes inside strings, so this matches member names: data
 * with such a member is left to the executor.
 */
const dataOnly = (body: Buffer): boolean =>
  body.subarray(0, beginning.length).equals(beginning) && !body.includes('"extensions":');

/**
 * Returns the responses of one subgraph unparsed. It learns from the executor's query plans, so each operation has been validated
 * and measured before.
 */
@Injectable()
export class Passthrough {
  private readonly routes = new LRUCache<string, Route>({
    maxSize: maxBytes,
    sizeCalculation: (_, key) => 2 * key.length + 512,
  });

  constructor(private readonly subgraphs: Subgraphs) {}

  /** Learns only plans of one fetch with exactly the client's selection. */
  learn({
    queryPlan: { node },
    operationContext: { schema, operation },
    requestContext: { request },
  }: PlannedOperation): void {
    const { query = '', operationName } = request;
    if (operation.operation !== OperationTypeNode.QUERY || node?.kind !== 'Fetch' || introspection.test(query)) return;
    const rewrites = [node.requires, node.inputRewrites, node.outputRewrites, node.contextRewrites];
    if (rewrites.some((parts) => (parts?.length ?? 0) > 0)) return;
    // The planner adds it to distinguish types, and the executor then needs it in the response.
    if (node.operation.includes('__typename') && !query.includes('__typename')) return;
    const definitions = operation.variableDefinitions ?? [];
    this.routes.set(operationKey({ query, operationName }), { subgraph: node.serviceName, schema, definitions });
  }

  knows(operation: NamedOperation): boolean {
    return this.routes.has(operationKey(operation));
  }

  /** @returns undefined for an operation or variables that need the executor; then no subgraph was called */
  async run(
    { variables = {}, ...operation }: ReadOperation,
    context: GatewayContext,
  ): Promise<PassthroughResponse | undefined> {
    const route = this.routes.get(operationKey(operation));
    if (!route || context.sessionUnknown) return undefined;
    if (getVariableValues(route.schema, route.definitions, variables, { maxErrors: 1 }).errors) return undefined;
    return forward(this.subgraphs.dataSource(route.subgraph), JSON.stringify({ ...operation, variables }), context);
  }
}

async function forward(
  source: SubgraphDataSource,
  body: string,
  context: GatewayContext,
): Promise<PassthroughResponse> {
  const fetched = (read: FetchedResponse['read']) => ({ fetched: { subgraph: source.name, read } });
  try {
    const answer = await source.post('query', body, context);
    return dataOnly(answer) ? { body: answer } : fetched(() => source.read(answer, 'query'));
  } catch (error) {
    return fetched(() => {
      throw error;
    });
  }
}
