import type { GatewayConfig } from '@apollo/gateway';
import { type NamedOperation, operationKey } from '@hilltop/platform/graphql/read-operation';
import { Injectable } from '@nestjs/common';
import {
  type GraphQLSchema,
  getVariableValues,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  parse,
  print,
  stripIgnoredCharacters,
  type VariableDefinitionNode,
} from 'graphql';
import { BoundedMap } from '../answers/bounded-map.js';
import { SameShape } from './same-shape.js';

/** What the gateway tells of an operation that it has parsed, validated and planned. */
export type Planned = Pick<
  Parameters<NonNullable<GatewayConfig['experimental_didResolveQueryPlan']>>[0],
  'queryPlan' | 'operationContext'
> & { readonly requestContext: { readonly request: { readonly query?: string; readonly operationName?: string } } };

export type Variables = Readonly<Record<string, unknown>>;

/** A read that is one question to one subgraph, whose answer is the answer. */
export interface DirectRoute {
  readonly subgraph: string;
  /** @returns the body of the question; undefined when the variables are not as they must be */
  bodyFor(variables: Variables): string | undefined;
}

const rememberedBytes = 4 * 1024 * 1024;

/**
 * Knows which operations can be handed to a subgraph as they are. It learns from the gateway itself, each time that one has
 * gone the whole way: it has then been parsed, measured, validated and planned, and need not be again.
 */
@Injectable()
export class DirectRoutes {
  private readonly known = new BoundedMap<DirectRoute>(rememberedBytes);

  learn({ queryPlan, operationContext, requestContext: { request } }: Planned): void {
    const { query = '', operationName } = request;
    const key = operationKey({ query, operationName });
    if (this.known.get(key)) return;
    const route = routeOf({ queryPlan, operationContext });
    if (route) this.known.set(key, route, 4 * key.length + 4_096);
  }

  of(operation: NamedOperation): DirectRoute | undefined {
    return this.known.get(operationKey(operation));
  }
}

function routeOf({
  queryPlan: { node },
  operationContext: { schema, operation, fragments },
}: Pick<Planned, 'queryPlan' | 'operationContext'>): DirectRoute | undefined {
  if (operation.operation !== OperationTypeNode.QUERY || node?.kind !== 'Fetch' || node.requires) return undefined;
  if (node.inputRewrites?.length || node.outputRewrites?.length || node.contextRewrites?.length) return undefined;
  const root = schema.getQueryType();
  const fetched = operationOf(node.operation);
  if (!root || !isObjectType(root) || !fetched || (operation.directives?.length ?? 0) > 0) return undefined;
  const selectionSet = new SameShape(schema, fragments).of(operation.selectionSet, fetched.selectionSet, root);
  if (!selectionSet) return undefined;
  const { serviceName: subgraph, variableUsages: usages = [] } = node;
  const { variableDefinitions: definitions = [] } = operation;
  const variableDefinitions = definitions.filter(({ variable }) => usages.includes(variable.name.value));
  // In the order of those who ask: executors write what was fetched in that order, and it need not be written anew.
  const question = stripIgnoredCharacters(print({ ...operation, variableDefinitions, selectionSet }));
  const head = `{"query":${JSON.stringify(question)}`;
  return { subgraph, bodyFor: bodyWriter({ schema, definitions, head, usages }) };
}

/** The one operation of a document that is nothing else; undefined for one with fragments. */
function operationOf(text: string): OperationDefinitionNode | undefined {
  const [definition, ...others] = parse(text, { noLocation: true }).definitions;
  return definition?.kind === Kind.OPERATION_DEFINITION && others.length === 0 ? definition : undefined;
}

interface Question {
  readonly schema: GraphQLSchema;
  readonly definitions: readonly VariableDefinitionNode[];
  /** The body up to the variables. */
  readonly head: string;
  /** The variables that the subgraph is told. */
  readonly usages: readonly string[];
}

function bodyWriter({ schema, definitions, head, usages }: Question): DirectRoute['bodyFor'] {
  if (definitions.length === 0) return () => `${head},"variables":{}}`;
  return (variables) => {
    if (getVariableValues(schema, definitions, variables, { maxErrors: 1 }).errors) return undefined;
    const told = usages.filter((name) => Object.hasOwn(variables, name)).map((name) => [name, variables[name]]);
    return `${head},"variables":${JSON.stringify(Object.fromEntries(told))}}`;
  };
}
