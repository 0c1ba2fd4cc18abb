import {
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql';

/** Makes of a value what is answered. @throws NotPlain */
export type Shape = (value: unknown) => unknown;

/** A value that has more to it than can be told here. */
export class NotPlain extends Error {
  constructor() {
    super('not plain');
    this.name = 'NotPlain';
  }
}

/**
 * How values of a type are answered, where that is nothing but to pick what is selected: no resolvers of their own, no
 * arguments, directives, fragments, or types that are told apart. Undefined elsewhere.
 */
export function shapeOf(type: GraphQLOutputType, selected: SelectionSetNode | undefined): Shape | undefined {
  if (isNonNullType(type)) return shapeOfPresent(type.ofType, selected);
  const present = shapeOfPresent(type, selected);
  return present && ((value) => (value === null || value === undefined ? null : present(value)));
}

function shapeOfPresent(type: GraphQLOutputType, selected: SelectionSetNode | undefined): Shape | undefined {
  if (isListType(type)) return listOf(shapeOf(type.ofType, selected));
  if (isLeafType(type)) return (value) => present(type.serialize(present(value)));
  return isObjectType(type) && selected ? objectOf(type, selected) : undefined;
}

function listOf(entry: Shape | undefined): Shape | undefined {
  return (
    entry &&
    ((value) => {
      if (!Array.isArray(value)) throw new NotPlain();
      return value.map(entry);
    })
  );
}

interface Part {
  readonly key: string;
  readonly name: string;
  readonly shape: Shape;
}

function objectOf(type: GraphQLObjectType, { selections }: SelectionSetNode): Shape | undefined {
  // A type that checks its values has to see them.
  if (type.isTypeOf) return undefined;
  const parts: Part[] = [];
  for (const node of selections) {
    const part = node.kind === Kind.FIELD ? partOf(type, node) : undefined;
    if (!part || parts.some(({ key }) => key === part.key)) return undefined;
    parts.push(part);
  }
  return (value) => {
    if (typeof value !== 'object' || value === null || value instanceof Error) throw new NotPlain();
    const source = value as Record<string, unknown>;
    const answer: Record<string, unknown> = {};
    for (const { key, name, shape } of parts) answer[key] = shape(source[name]);
    return answer;
  };
}

function partOf(type: GraphQLObjectType, node: FieldNode): Part | undefined {
  const { value: name } = node.name;
  if ((node.directives?.length ?? 0) > 0) return undefined;
  const key = node.alias?.value ?? name;
  if (name === '__typename') return { key, name, shape: () => type.name };
  const field = type.getFields()[name];
  if (!field || field.resolve || field.args.length > 0) return undefined;
  const shape = shapeOf(field.type, node.selectionSet);
  return shape && { key, name, shape };
}

/** What is there, and is a value: neither a promise nor a method that still has to be asked. */
function present(value: unknown): unknown {
  if (value === null || value === undefined || typeof value === 'function' || value instanceof Error) {
    throw new NotPlain();
  }
  return value;
}
