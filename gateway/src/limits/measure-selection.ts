import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isInterfaceType,
  isObjectType,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { costOfField } from './cost-of-field.js';

export interface Measure {
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
 * Measures selections of one document. Each fragment is measured once, so nested fragments take no extra time, however
 * much they add up to. A fragment that spreads itself counts as empty (another rule refuses it).
 */
export class SelectionMeasurer {
  private readonly known = new Map<string, Measure>();

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly fragments: Fragments,
  ) {}

  /** @param parent the type of the selection */
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
