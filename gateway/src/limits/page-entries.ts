import { type FieldNode, type GraphQLField, Kind } from 'graphql';

/** The argument that says how many entries a page has, and what counts when its value comes later. */
const pageArgument = 'first';
const whenUnknown = 100;

/**
 * How many entries a field answers with: as many as `first` says, for those that have it. Other lists are as long as they
 * are, which is the services' own business.
 */
export function entriesOf(node: FieldNode, field: GraphQLField<unknown, unknown> | undefined): number {
  const page = field?.args.find(({ name }) => name === pageArgument);
  if (!page) return 1;
  const value = node.arguments?.find(({ name }) => name.value === pageArgument)?.value;
  if (value?.kind === Kind.INT) return Math.max(1, Number(value.value));
  return value === undefined && typeof page.defaultValue === 'number' ? page.defaultValue : whenUnknown;
}
