import { type FieldNode, type GraphQLField, getNamedType, Kind } from 'graphql';
import { fieldCosts } from './operation-limits.js';

const pageArgument = 'first';
/** Assumed entries of a page whose length is a variable: the maximum that services return. */
const maxPage = 100;

/**
 * The cost of a field with everything below it.
 * @param inner cost of the selection in one entry
 */
export function costOfField(
  node: FieldNode,
  parent: string,
  field: GraphQLField<unknown, unknown> | undefined,
  inner: number,
): number {
  // Apollo Client adds it to every selection, and the gateway answers it itself.
  if (node.name.value === '__typename') return 0;
  const { base = 1, entries = entriesOfPage(node, field) } = fieldCosts[`${parent}.${node.name.value}`] ?? {};
  return base + entries * inner;
}

function entriesOfPage(node: FieldNode, field: GraphQLField<unknown, unknown> | undefined): number {
  // What is not a page by its name has lists with rows of their own: `first` of `doorDay` is that of its conflicts.
  const isPage = field && getNamedType(field.type).name.endsWith('Page');
  const page = isPage ? field.args.find(({ name }) => name === pageArgument) : undefined;
  if (!page) return 1;
  const value = node.arguments?.find(({ name }) => name.value === pageArgument)?.value;
  if (value?.kind === Kind.INT) return Math.max(1, Number(value.value));
  return value === undefined && typeof page.defaultValue === 'number' ? page.defaultValue : maxPage;
}
