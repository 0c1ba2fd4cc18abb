import {
  type FieldNode,
  type GraphQLField,
  getNamedType,
  getNullableType,
  isLeafType,
  isListType,
  Kind,
} from 'graphql';
import { markedFields, supergraph } from '../supergraph/marked-fields.js';

const pageArgument = 'first';
/**
 * Assumed entries of a page whose length is a variable, and of a list of objects that no schema gives a size: the
 * maximum that services return.
 */
const maxEntries = 100;

const weights = markedFields<{ readonly weight: number }>(supergraph, 'cost');
const sizes = markedFields<{ readonly assumedSize: number }>(supergraph, 'listSize');

/**
 * The cost of a field with everything below it: its `@cost`, and its selection once for each entry.
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
  const place = `${parent}.${node.name.value}`;
  return (weights.get(place)?.weight ?? 1) + (sizes.get(place)?.assumedSize ?? entriesOf(node, parent, field)) * inner;
}

function entriesOf(node: FieldNode, parent: string, field: GraphQLField<unknown, unknown> | undefined): number {
  if (!field) return 1;
  const type = getNamedType(field.type);
  // The list in a page counts by `first` of the page, which can be any field's: that of `doorDay` is of its conflicts.
  if (type.name.endsWith('Page')) return entriesOfPage(node, field);
  const isList = isListType(getNullableType(field.type)) && !isLeafType(type);
  return isList && !parent.endsWith('Page') ? maxEntries : 1;
}

function entriesOfPage(node: FieldNode, field: GraphQLField<unknown, unknown>): number {
  const page = field.args.find(({ name }) => name === pageArgument);
  const value = node.arguments?.find(({ name }) => name.value === pageArgument)?.value;
  if (value?.kind === Kind.INT) return Math.max(1, Number(value.value));
  return value === undefined && typeof page?.defaultValue === 'number' ? page.defaultValue : maxEntries;
}
