import {
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isInterfaceType,
  isLeafType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationRule,
} from 'graphql';
import { markedFields, supergraph } from '../supergraph/marked-fields.js';
import { maxMutationFields, operationLimits } from './operation-limits.js';

const pageArgument = 'first';
/** Assumed for a page whose length is a variable, and a list without a size: the maximum that services return. */
const maxEntries = 100;

const weights = markedFields<{ readonly weight: number }>(supergraph, 'cost');
const sizes = markedFields<{ readonly assumedSize: number }>(supergraph, 'listSize');

/** The field's `@cost`, and its selection once per entry. @param inner cost of the selection in one entry */
function costOfField(
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
  // A list in a page has as many entries as `first` of the page, whichever list that bounds: in `doorDay` it is the conflicts.
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

interface Measure {
  readonly depth: number;
  readonly fields: number;
  readonly aliases: number;
  readonly directives: number;
  /** Fields selected directly on the type. */
  readonly width: number;
  /** Fields in the response: fields in a list count once per entry. */
  readonly cost: number;
}

type Fragments = (name: string) => FragmentDefinitionNode | null | undefined;

type Parent = GraphQLNamedType | undefined;

const nothing: Measure = { depth: 0, fields: 0, aliases: 0, directives: 0, width: 0, cost: 0 };

const beside = (one: Measure, other: Measure): Measure => ({
  depth: Math.max(one.depth, other.depth),
  fields: one.fields + other.fields,
  aliases: one.aliases + other.aliases,
  directives: one.directives + other.directives,
  width: one.width + other.width,
  cost: one.cost + other.cost,
});

/**
 * Measures each fragment once, so that nested fragments take no extra time. A fragment that spreads itself counts as empty
 * (another rule refuses it).
 */
export class SelectionMeasurer {
  private readonly known = new Map<string, Measure>();

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly fragments: Fragments,
  ) {}

  measure(set: SelectionSetNode | undefined, parent: Parent): Measure {
    return (set?.selections ?? []).reduce((sum, selection) => beside(sum, this.selection(selection, parent)), nothing);
  }

  private selection(node: SelectionNode, parent: Parent): Measure {
    const own = { ...nothing, directives: node.directives?.length ?? 0 };
    if (node.kind === Kind.FRAGMENT_SPREAD) return beside(own, this.fragment(node.name.value));
    if (node.kind === Kind.FIELD) return beside(own, this.field(node, parent));
    const type = node.typeCondition ? this.schema.getType(node.typeCondition.name.value) : parent;
    return beside(own, this.measure(node.selectionSet, type));
  }

  private field(node: FieldNode, parent: Parent): Measure {
    // Another rule refuses unknown fields.
    const field = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[node.name.value] : undefined;
    const inner = this.measure(node.selectionSet, field && getNamedType(field.type));
    return {
      depth: inner.depth + 1,
      fields: inner.fields + 1,
      aliases: inner.aliases + (node.alias ? 1 : 0),
      directives: inner.directives,
      width: 1,
      cost: costOfField(node, parent?.name ?? '', field, inner.cost),
    };
  }

  private fragment(name: string): Measure {
    const known = this.known.get(name);
    if (known) return known;
    this.known.set(name, nothing);
    const fragment = this.fragments(name);
    const type = fragment && this.schema.getType(fragment.typeCondition.name.value);
    const measured = this.measure(fragment?.selectionSet, type ?? undefined);
    this.known.set(name, measured);
    return measured;
  }
}

const words = {
  depth: 'is nested too deeply',
  fields: 'asks for too many fields',
  aliases: 'has too many aliases',
  directives: 'has too many directives',
  cost: 'would return too much',
} as const;

/** `__schema` and `__type` are not measured: introspection is deeply nested by nature and calls no subgraph. */
export const operationLimitsRule: ValidationRule = (context) => {
  const measurer = new SelectionMeasurer(context.getSchema(), (name) => context.getFragment(name));
  return {
    OperationDefinition(operation: OperationDefinitionNode) {
      const measured = measurer.measure(
        withoutIntrospection(operation.selectionSet),
        context.getSchema().getRootType(operation.operation) ?? undefined,
      );
      for (const message of problemsOf(operation.operation, measured)) {
        context.reportError(new GraphQLError(message, { nodes: operation }));
      }
    },
  };
};

function problemsOf(type: OperationTypeNode, measured: Measure): string[] {
  const limits = Object.keys(words) as (keyof typeof words)[];
  const problems = limits
    .filter((limit) => measured[limit] > operationLimits[limit])
    .map((limit) => `The operation ${words[limit]}: ${measured[limit]} of at most ${operationLimits[limit]}.`);
  if (type === OperationTypeNode.MUTATION && measured.width > maxMutationFields) {
    problems.push('The operation changes more than one thing. Send one mutation in each operation.');
  }
  return problems;
}

const introspective = new Set(['__schema', '__type']);

function withoutIntrospection(set: SelectionSetNode): SelectionSetNode {
  return {
    ...set,
    selections: set.selections.filter((node) => node.kind !== Kind.FIELD || !introspective.has(node.name.value)),
  };
}
