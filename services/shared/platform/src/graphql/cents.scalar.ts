import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql';

function wholeCents(value: unknown): number {
  if (!Number.isSafeInteger(value)) throw new GraphQLError(`Cents are a whole number up to 2^53, and not ${value}`);
  return value as number;
}

/**
 * `Cents` of the prelude. A resolver returns a number, which SQL gives as `sum(cents)::float8`: exact up to 2^53. A sum above it
 * is an error, so that no report shows a rounded one.
 */
export const centsScalar = new GraphQLScalarType({
  name: 'Cents',
  serialize: wholeCents,
  parseValue: wholeCents,
  parseLiteral: (node: ValueNode) => wholeCents(node.kind === Kind.INT ? Number(node.value) : Number.NaN),
});
