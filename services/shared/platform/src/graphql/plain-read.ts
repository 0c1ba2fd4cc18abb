import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLSchema,
  getArgumentValues,
  getVariableValues,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
} from 'graphql';
import { type Shape, shapeOf } from './plain-shape.js';

type Resolver = GraphQLFieldResolver<unknown, unknown>;

/** What the resolvers of a read have thrown, by the name in the answer. */
export type Failures = ReadonlyMap<string, unknown>;

/** What running a read came to. */
export type PlainOutcome = { readonly data: object } | { readonly data?: undefined; readonly failures: Failures };

/** A read, ready to be run. @returns undefined when the variables are not as they must be: nothing was run then */
export type PlainRead = (variables: Record<string, unknown>, context: unknown) => Promise<PlainOutcome> | undefined;

interface Root {
  readonly key: string;
  readonly node: FieldNode;
  readonly field: GraphQLField<unknown, unknown>;
  readonly resolve: Resolver;
  readonly shape: Shape;
}

/**
 * Gets an operation ready that has been parsed and validated: its resolvers are run as ever, and what they give is picked
 * from. Walking each field by the book takes most of a read's time. Undefined for what is more than that.
 */
export function plainRead(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): PlainRead | undefined {
  const query = schema.getQueryType();
  if (operation.operation !== OperationTypeNode.QUERY || !query || (operation.directives?.length ?? 0) > 0) {
    return undefined;
  }
  const roots: Root[] = [];
  for (const node of operation.selectionSet.selections) {
    const root = node.kind === Kind.FIELD ? rootOf(query, node) : undefined;
    if (!root || roots.some(({ key }) => key === root.key)) return undefined;
    roots.push(root);
  }
  const fragments = Object.fromEntries(document.definitions.filter(isFragment).map((one) => [one.name.value, one]));
  const definitions = operation.variableDefinitions ?? [];
  return (given, context) => {
    const { coerced: variableValues } = getVariableValues(schema, definitions, given, { maxErrors: 1 });
    if (!variableValues) return undefined;
    const facts = { schema, fragments, operation, variableValues, rootValue: undefined, parentType: query };
    return runAll(roots, async ({ key, node, field, resolve }) => {
      const args = getArgumentValues(field, node, variableValues);
      const path = { prev: undefined, key, typename: query.name };
      const own = { fieldName: field.name, fieldNodes: [node], returnType: field.type, path };
      return resolve(undefined, args, context, { ...facts, ...own });
    });
  };
}

const isFragment = (node: { readonly kind: Kind }): node is FragmentDefinitionNode =>
  node.kind === Kind.FRAGMENT_DEFINITION;

function rootOf(query: GraphQLObjectType, node: FieldNode): Root | undefined {
  const field = query.getFields()[node.name.value];
  if (!field?.resolve || (node.directives?.length ?? 0) > 0) return undefined;
  const shape = shapeOf(field.type, node.selectionSet);
  return shape && { key: node.alias?.value ?? field.name, node, field, resolve: field.resolve, shape };
}

/** @throws NotPlain, or what a scalar says of a value that it cannot tell */
async function runAll(roots: readonly Root[], run: (root: Root) => Promise<unknown>): Promise<PlainOutcome> {
  const outcomes = await Promise.allSettled(roots.map(run));
  const failures = new Map<string, unknown>();
  const data: Record<string, unknown> = {};
  roots.forEach(({ key }, at) => {
    const outcome = outcomes[at];
    if (outcome?.status === 'rejected') failures.set(key, outcome.reason);
  });
  if (failures.size > 0) return { failures };
  roots.forEach(({ key, shape }, at) => {
    const outcome = outcomes[at];
    if (outcome?.status === 'fulfilled') data[key] = shape(outcome.value);
  });
  return { data };
}
