import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isObjectType,
  Kind,
  print,
  type SelectionSetNode,
} from 'graphql';

type Fragments = Readonly<Record<string, FragmentDefinitionNode>>;

/**
 * Finds out whether what a subgraph is asked is all that an operation asks, and nothing besides. Says no wherever that is not
 * plain to see: where types are told apart, and where a field is named twice.
 */
export class SameShape {
  constructor(
    private readonly schema: GraphQLSchema,
    private readonly fragments: Fragments,
  ) {}

  /**
   * @param parent what both select from, as callers know it
   * @returns what is asked, in its order and without fragments; undefined where it is not the same
   */
  of(asked: SelectionSetNode, fetched: SelectionSetNode, parent: GraphQLObjectType): SelectionSetNode | undefined {
    const here = this.fieldsOf(asked, parent);
    const there = this.fieldsOf(fetched, parent);
    if (!here || here.size !== there?.size) return undefined;
    const selections: FieldNode[] = [];
    for (const [key, field] of here) {
      const same = this.same(field, there.get(key), parent);
      if (!same) return undefined;
      selections.push(same);
    }
    return { kind: Kind.SELECTION_SET, selections };
  }

  private same(asked: FieldNode, fetched: FieldNode | undefined, parent: GraphQLObjectType): FieldNode | undefined {
    if (!fetched || headOf(asked) !== headOf(fetched)) return undefined;
    const { value: name } = asked.name;
    if (name === '__typename') return asked;
    // Introspection is the gateway's own to answer, and never in what is fetched.
    const field = parent.getFields()[name];
    if (!field) return undefined;
    const type = getNamedType(field.type);
    if (!isCompositeType(type)) return asked;
    if (!isObjectType(type) || !asked.selectionSet || !fetched.selectionSet) return undefined;
    const selectionSet = this.of(asked.selectionSet, fetched.selectionSet, type);
    return selectionSet && { ...asked, selectionSet };
  }

  /** The fields of a selection by their names in the answer, fragments on its own type taken apart. */
  private fieldsOf(set: SelectionSetNode, parent: GraphQLObjectType): Map<string, FieldNode> | undefined {
    const fields = new Map<string, FieldNode>();
    for (const node of set.selections) {
      const own = node.kind === Kind.FIELD ? new Map([[keyOf(node), node]]) : this.insideOf(node, parent);
      if (!own) return undefined;
      for (const [key, field] of own) {
        if (fields.has(key)) return undefined;
        fields.set(key, field);
      }
    }
    return fields;
  }

  private insideOf(
    node: Exclude<SelectionSetNode['selections'][number], FieldNode>,
    parent: GraphQLObjectType,
  ): Map<string, FieldNode> | undefined {
    const fragment = node.kind === Kind.INLINE_FRAGMENT ? node : this.fragments[node.name.value];
    if (!fragment || (node.directives?.length ?? 0) > 0) return undefined;
    const on = fragment.typeCondition?.name.value;
    if (on !== undefined && this.schema.getType(on) !== parent) return undefined;
    return this.fieldsOf(fragment.selectionSet, parent);
  }
}

const keyOf = ({ alias, name }: FieldNode): string => alias?.value ?? name.value;

/** A field with its name, arguments and directives, without what is selected from it. */
function headOf({ selectionSet: _, ...field }: FieldNode): string {
  return print(field);
}
